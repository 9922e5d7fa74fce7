import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { refresh } from '../../platform/query.ts';
import { useStore } from '../../platform/store.ts';
import { showToast } from '../../platform/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { later } from '../../ui/later.tsx';
import { TopAction } from '../../ui/top-action.tsx';
import { useLab } from '../lab.ts';
import type { Desk } from './desk.ts';
import { useSaveKey } from './use-save-key.ts';

const SaveDialog = later(() => import('./save-dialog.tsx'));

/** By then the text stands, and what is fetched holds nothing up. */
const settledMs = 2_000;

/** The one primary action of the desk: save, or save as the next version. */
export function SaveAction({ desk }: { desk: Desk }) {
  const t = useTranslations('writing-lab');
  const lab = useLab();
  const home = useStore(desk.saving.home);
  const status = useStore(desk.saving.status);
  const [isAsking, setAsking] = useState(false);
  const isSaving = status.is === 'saving';

  const saved = () => {
    const version = desk.saving.home.get()?.versions ?? 1;
    void desk.typing
      .keep(desk.doc())
      .catch(() => undefined) // neither disk nor network: the notices tell both
      .then(() => lab.sendWords(desk.typing.clientId));
    void refresh(['writing-lab', 'home']);
    showToast({ type: 'success', words: t('notice.versionSaved', { version }) });
  };

  const save = () => {
    void desk.keeper.flush();
    if (desk.doc().length === 0) showToast({ type: 'info', words: t('save.empty') });
    else if (!home || desk.pasted.get() > 0) setAsking(true);
    else void desk.saving.saveVersion().then((isSaved) => isSaved && saved());
  };

  useEffect(() => {
    const timer = setTimeout(() => {
      Dialog.prepare();
      SaveDialog.prepare();
    }, settledMs);

    return () => clearTimeout(timer);
  }, []);

  useSaveKey(() => {
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
          onSaved={saved}
          onClose={() => setAsking(false)}
          onFailure={() => setAsking(false)}
        />
      )}
    </>
  );
}
