import type { Goal } from '@longhand/contract/goal-values';
import { useTranslations } from 'use-intl';
import { showToast } from '../../platform/toasts.ts';
import { useFailureText } from '../../ui/failure-text.ts';
import { useUndoGoal } from '../api.ts';

/** Undoes the last change of a goal and shows a toast. The calling component may be unmounted by then. */
export function useUndoWithToast(): (goal: Goal) => void {
  const t = useTranslations();
  const undoGoal = useUndoGoal();
  const failureText = useFailureText();

  return (goal) => {
    undoGoal
      .mutateAsync({ params: { id: goal.id } })
      .then(() => {
        const words = t('goals.changed.undone', { title: goal.title });
        showToast({ type: 'success', words });
      })
      .catch((failure) => showToast({ type: 'error', words: failureText(failure) }));
  };
}
