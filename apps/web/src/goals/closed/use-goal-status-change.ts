import type { AbandonReason, Goal, GoalStatus } from '@longhand/contract/goal-values';
import { useTranslations } from 'use-intl';
import { invalidateSlices } from '../../platform/query.ts';
import { showToast } from '../../platform/toasts.ts';
import { useFailureText } from '../../ui/failure-text.ts';
import { useChangeStatus, useUndoGoal } from '../api.ts';

/** Changes the status of a goal and shows a toast with undo. The calling row may be unmounted by then. */
export function useGoalStatusChange() {
  const t = useTranslations();
  const statusMutation = useChangeStatus();
  const failureText = useFailureText();

  const undoStatus = useUndoGoal();
  const messageFor = (goal: Goal, status: GoalStatus) =>
    t(`goals.changed.${status}`, { title: goal.title });

  const undo = (goal: Goal) => {
    undoStatus
      .mutateAsync({ params: { id: goal.id } })
      .then(() => showToast({ type: 'success', words: messageFor(goal, goal.status) }))
      .catch((failure) => showToast({ type: 'error', words: failureText(failure) }));
  };

  /**
   * @param details reason and note when a goal is abandoned
   * @returns whether the status changed; a failure is in `error`
   */
  const move = async (
    goal: Goal,
    status: GoalStatus,
    details: AbandonDetails = {},
  ): Promise<boolean> => {
    try {
      await statusMutation.mutateAsync({ params: { id: goal.id }, body: { status, ...details } });
    } catch {
      void invalidateSlices(['goals', 'home']); // it may have changed on another device

      return false; // shown from `error`
    }
    showToast({ type: 'success', words: messageFor(goal, status), undo: () => undo(goal) });
    focusHeading();

    return true;
  };

  return { move, error: statusMutation.error, isPending: statusMutation.isPending };
}

export type AbandonDetails = { reason?: AbandonReason | null; note?: string };

/** The focused row is gone: focus moves to the heading. */
function focusHeading(): void {
  document.querySelector('h1')?.focus({ preventScroll: true });
}
