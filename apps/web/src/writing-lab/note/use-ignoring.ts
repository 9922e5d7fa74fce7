import type { Finding } from '@longhand/analysis';
import { useTranslations } from 'use-intl';
import { showToast } from '../../platform/toasts.ts';
import type { Desk } from '../desk/desk.ts';
import { textIdOf } from '../desk/use-ignored.ts';
import {
  type Aside,
  asideAlways,
  asideHere,
  asideRule,
  heedAgain,
  putAside,
  readAlwaysKey,
} from '../device/ignored.ts';
import { closeNote } from '../editor/notes.ts';
import { tookStep } from '../editor/undoable.ts';
import { useLab } from '../lab.ts';
import { useOwnWords } from '../own-words/own-words.ts';
import { heldWith, projectOf } from '../own-words/use-words-on-desk.ts';

/** Puts findings aside and brings them back, each with a way to undo it. `changed` is called after either. */
export function useIgnoring(desk: Desk, changed: () => void) {
  const t = useTranslations('writing-lab.notice');
  const lab = useLab();
  const own = useOwnWords();

  const put = async ({ key, textId }: Aside) => {
    if (textId === null) {
      const { rule, words: word } = readAlwaysKey(key);
      await own.add([{ kind: 'ignore', rule, word, held: heldWith(desk) }]);
    } else await putAside(await lab.database(), { key, textId: textIdOf(desk) }, lab.now());
    changed();
  };
  const heed = async ({ key, textId }: Aside) => {
    if (textId === null) await own.removeLike('ignore', key, projectOf(desk));
    else await heedAgain(await lab.database(), { key, textId: textIdOf(desk) });
    changed();
  };

  const tell = () => showToast({ type: 'error', words: t('forbidden') });

  const say = (words: string) => () => showToast({ type: 'info', words });

  const ignore = async (aside: Aside, words: string) => {
    await put(aside);
    const view = desk.view.get();
    if (view) closeNote(view);
    view?.focus();
    const undo = tookStep(view, {
      undo: () => void heed(aside).then(say(t('broughtBack')), tell),
      redo: () => void put(aside).then(say(words), tell),
    });
    showToast({ type: 'info', words, undo });
  };
  const bringBack = async (aside: Aside) => {
    await heed(aside);
    const undo = () => void put(aside).catch(tell);
    showToast({ type: 'info', words: t('broughtBack'), undo });
  };

  return {
    here: (finding: Finding) =>
      void ignore(asideHere(finding, textIdOf(desk)), t('ignoredHere')).catch(tell),
    rule: (finding: Finding) =>
      void ignore(asideRule(finding, textIdOf(desk)), t('ignoredRule')).catch(tell),
    always: (finding: Finding) => void ignore(asideAlways(finding), t('ignoredAlways')).catch(tell),
    bringBack: (aside: Aside) => void bringBack(aside).catch(tell),
  };
}
