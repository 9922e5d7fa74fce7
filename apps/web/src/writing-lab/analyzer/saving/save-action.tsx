import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isCommandKey } from '../../../platform/command-key.ts';
import { invalidateSlices } from '../../../platform/query.ts';
import { useStore } from '../../../platform/store.ts';
import { showToast } from '../../../platform/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { TopAction } from '../../../ui/top-action.tsx';
import type { Desk } from '../../document/desk.ts';
import { useLab } from '../../storage/lab.ts';

const SaveDialog = lazyComponent(() => import('./save-dialog.tsx'));

/** By then the text is on screen, and the prefetch does not delay it. */
const prefetchDelayMs = 2_000;

/** The primary action: save, or save a new version. */
export function SaveAction({ desk }: { desk: Desk }) {
  const t = useTranslations('writing-lab');
  const lab = useLab();
  const home = useStore(desk.saving.home);
  const status = useStore(desk.saving.status);
  const [isAsking, setAsking] = useState(false);
  const isSaving = status.is === 'saving';

  const handleSaved = () => {
    const version = desk.saving.home.get()?.versions ?? 1;
    void desk.typing
      .flush(desk.doc())
      .catch(() => undefined) // without storage and network: the notices report both
      .then(() => lab.sendWords(desk.typing.clientId));
    void invalidateSlices(['writing-lab', 'home']);
    showToast({ type: 'success', words: t('notice.versionSaved', { version }) });
  };

  const save = () => {
    void desk.keeper.flush();
    if (desk.doc().length === 0) showToast({ type: 'info', words: t('save.empty') });
    else if (!home || desk.pasted.get() > 0) setAsking(true);
    else void desk.saving.saveVersion().then((isSaved) => isSaved && handleSaved());
  };

  useEffect(() => {
    const timer = setTimeout(() => {
      Dialog.preload();
      SaveDialog.preload();
    }, prefetchDelayMs);

    return () => clearTimeout(timer);
  }, []);

  useSaveShortcut(() => {
    if (!isAsking && !isSaving) save();
  });

  return (
    <>
      <TopAction>
        <Button variant="primary" loading={isSaving} onClick={save}>
          {home ? t('save.asVersion', { version: home.versions + 1 }) : t('save.save')}
        </Button>
      </TopAction>
      {isAsking && (
        <SaveDialog
          desk={desk}
          onSaved={handleSaved}
          onClose={() => setAsking(false)}
          onFailure={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Ctrl+S (⌘S on macOS) saves from anywhere on the screen instead of the browser's "save page". */
function useSaveShortcut(save: () => void): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!isCommandKey(event, 's')) return;
      event.preventDefault();
      if (!event.repeat) save();
    };
    document.addEventListener('keydown', handleKey);

    return () => document.removeEventListener('keydown', handleKey);
  }, [save]);
}
