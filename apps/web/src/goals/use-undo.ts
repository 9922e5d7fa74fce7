import type { Goal } from '@longhand/contract/goal-values';
import { useTranslations } from 'use-intl';
import { showToast } from '../platform/toasts.ts';
import { useFailureText } from '../ui/failure-text.ts';
import { useUndoGoal } from './api.ts';

/** Takes back what was done to a goal last, and tells. What asked for it may be gone by then. */
export function useUndo(): (goal: Goal) => void {
  const t = useTranslations();
  const takeBack = useUndoGoal();
  const failureText = useFailureText();

  return (goal) => {
    takeBack
      .mutateAsync({ params: { id: goal.id } })
      .then(() => {
        const words = t('goals.changed.undone', { title: goal.title });
        showToast({ type: 'success', words });
      })
      .catch((failure) => showToast({ type: 'error', words: failureText(failure) }));
  };
}
