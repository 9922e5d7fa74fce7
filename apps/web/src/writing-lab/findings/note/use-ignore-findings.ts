import type { Finding } from '@longhand/analysis';
import { useTranslations } from 'use-intl';
import { showToast } from '../../../platform/toasts.ts';
import {
  globalIgnoreTarget,
  type IgnoreTarget,
  parseGlobalIgnoreKey,
  ruleIgnoreTarget,
  textIgnoreTarget,
} from '../../analysis/findings/ignored-keys.ts';
import { useOwnWordActions } from '../../dictionary/own-words.ts';
import type { Desk } from '../../document/desk.ts';
import { deskProjectId, heldDraftId } from '../../document/use-desk-own-words.ts';
import { textIdOf } from '../../document/use-ignored-findings.ts';
import { closeNote } from '../../editor/findings/finding-notes.ts';
import { recordUndoableAction } from '../../editor/typing/undoable-actions.ts';
import { ignoreFinding, restoreFinding } from '../../storage/device/ignored-findings.ts';
import { useLab } from '../../storage/lab.ts';

/** Ignores and restores findings; both can be undone. `onChange` is called after each change. */
export function useIgnoreFindings(desk: Desk, onChange: () => void) {
  const t = useTranslations('writing-lab.notice');
  const lab = useLab();
  const own = useOwnWordActions();

  const ignore = async ({ key, textId }: IgnoreTarget) => {
    if (textId === null) {
      const { rule, words: word } = parseGlobalIgnoreKey(key);
      await own.add([{ kind: 'ignore', rule, word, held: heldDraftId(desk) }]);
    } else await ignoreFinding(await lab.database(), { key, textId: textIdOf(desk) }, lab.now());
    onChange();
  };
  const restore = async ({ key, textId }: IgnoreTarget) => {
    if (textId === null) await own.removeMatching('ignore', key, deskProjectId(desk));
    else await restoreFinding(await lab.database(), { key, textId: textIdOf(desk) });
    onChange();
  };

  const showFailure = () => showToast({ type: 'error', words: t('forbidden') });

  const showInfo = (words: string) => () => showToast({ type: 'info', words });

  const ignoreWithUndo = async (aside: IgnoreTarget, words: string) => {
    await ignore(aside);
    const view = desk.view.get();
    if (view) closeNote(view);
    view?.focus();
    const undo = recordUndoableAction(view, {
      undo: () => void restore(aside).then(showInfo(t('broughtBack')), showFailure),
      redo: () => void ignore(aside).then(showInfo(words), showFailure),
    });
    showToast({ type: 'info', words, undo });
  };
  const restoreWithUndo = async (aside: IgnoreTarget) => {
    await restore(aside);
    const undo = () => void ignore(aside).catch(showFailure);
    showToast({ type: 'info', words: t('broughtBack'), undo });
  };

  return {
    here: (finding: Finding) =>
      void ignoreWithUndo(textIgnoreTarget(finding, textIdOf(desk)), t('ignoredHere')).catch(
        showFailure,
      ),
    rule: (finding: Finding) =>
      void ignoreWithUndo(ruleIgnoreTarget(finding, textIdOf(desk)), t('ignoredRule')).catch(
        showFailure,
      ),
    always: (finding: Finding) =>
      void ignoreWithUndo(globalIgnoreTarget(finding), t('ignoredAlways')).catch(showFailure),
    restore: (aside: IgnoreTarget) => void restoreWithUndo(aside).catch(showFailure),
  };
}
