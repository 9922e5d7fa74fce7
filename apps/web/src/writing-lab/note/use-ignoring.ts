import type { Finding } from '@longhand/analysis';
import { useTranslations } from 'use-intl';
import { showToast } from '../../platform/toasts.ts';
import type { Desk } from '../desk/desk.ts';
import { heedAgain, ignoreAlways, ignoreHere } from '../device/ignored.ts';
import { closeNote } from '../editor/notes.ts';
import { useLab } from '../lab.ts';

/** Puts findings aside in this browser, with a way back. `changed` is called when what is ignored has changed. */
export function useIgnoring(desk: Desk, changed: () => void) {
  const t = useTranslations('writing-lab.notice');
  const lab = useLab();

  const put = async (
    finding: Finding,
    { how, words }: { how: typeof ignoreHere | typeof ignoreAlways; words: string },
  ) => {
    const database = await lab.database();
    const view = desk.view.get();
    await how(database, finding, { textId: desk.draftId, at: lab.now() });
    if (view) closeNote(view);
    view?.focus();
    changed();
    showToast({
      type: 'info',
      words,
      undo: () => void heedAgain(database, finding, desk.draftId).then(changed),
    });
  };

  const tell = () => showToast({ type: 'error', words: t('forbidden') });

  return {
    here: (finding: Finding) =>
      void put(finding, { how: ignoreHere, words: t('ignoredHere') }).catch(tell),
    always: (finding: Finding) =>
      void put(finding, { how: ignoreAlways, words: t('ignoredAlways') }).catch(tell),
  };
}
