import type { AbandonReason, Goal, GoalStatus } from '@longhand/contract/goal-values';
import { useTranslations } from 'use-intl';
import { refresh } from '../platform/query.ts';
import { showToast } from '../platform/toasts.ts';
import { useFailureText } from '../ui/failure-text.ts';
import { useChangeStatus, useUndoGoal } from './api.ts';

/** Moves goals between their states. Each move is told with a way back; the row it came from may be gone by then. */
export function useMoveGoal() {
  const t = useTranslations();
  const change = useChangeStatus();
  const failureText = useFailureText();

  const takeBack = useUndoGoal();
  const words = (goal: Goal, status: GoalStatus) =>
    t(`goals.changed.${status}`, { title: goal.title });

  const undo = (goal: Goal) => {
    takeBack
      .mutateAsync({ params: { id: goal.id } })
      .then(() => showToast({ type: 'success', words: words(goal, goal.status) }))
      .catch((failure) => showToast({ type: 'error', words: failureText(failure) }));
  };

  /**
   * @param why why a goal is set aside
   * @returns whether the goal was moved; a failure stays in `error`
   */
  const move = async (goal: Goal, status: GoalStatus, why: Why = {}): Promise<boolean> => {
    try {
      await change.mutateAsync({ params: { id: goal.id }, body: { status, ...why } });
    } catch {
      void refresh(['goals', 'home']); // it may have been moved elsewhere

      return false; // told by `error`
    }
    showToast({ type: 'success', words: words(goal, status), undo: () => undo(goal) });
    focusHeading();

    return true;
  };

  return { move, error: change.error, isPending: change.isPending };
}

export type Why = { reason?: AbandonReason | null; note?: string };

/** The row that had the focus is gone: reading goes on from the heading. */
function focusHeading(): void {
  document.querySelector('h1')?.focus({ preventScroll: true });
}
