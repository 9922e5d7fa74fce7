import type { AbandonReason, Goal, GoalStatus } from '@longhand/contract/goal-values';
import { goals } from '@longhand/contract/goals';
import { useTranslations } from 'use-intl';
import { client } from '../../platform/api-client.ts';
import { invalidateSlices, useChange } from '../../platform/query.ts';
import { showToast } from '../../platform/toasts.ts';
import { useFailureText } from '../../ui/failure-text.ts';
import { useUndoGoal } from '../api.ts';

const api = client(goals);
const stale = ['goals', 'home'];

/** Changes the status of a goal and shows a toast with undo. The calling row may be unmounted by then. */
export function useGoalStatusChange() {
  const t = useTranslations();
  const statusMutation = useChange(api.changeStatus, { stale });
  const undo = useUndoWithToast();

  /**
   * @param details reason and note when a goal is abandoned
   * @returns whether the status changed; a failure is in `error`
   */
  const move = async (
    goal: Goal,
    status: GoalStatus,
    details: AbandonDetails = {},
  ): Promise<boolean> => {
    const { id, title } = goal;

    try {
      await statusMutation.mutateAsync({ params: { id }, body: { status, ...details } });
    } catch {
      void invalidateSlices(stale); // it may have changed on another device

      return false; // shown from `error`
    }
    const undoneText = t(`goals.changed.${goal.status}`, { title });
    showToast({
      type: 'success',
      words: t(`goals.changed.${status}`, { title }),
      undo: () => undo(goal, undoneText),
    });
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

/** Undoes the last change of a goal and shows a toast. The calling component may be unmounted by then. */
export function useUndoWithToast(): (goal: Goal, undoneText?: string) => void {
  const t = useTranslations();
  const undoGoal = useUndoGoal();
  const failureText = useFailureText();

  return ({ id, title }, undoneText = t('goals.changed.undone', { title })) => {
    undoGoal
      .mutateAsync({ params: { id } })
      .then(() => showToast({ type: 'success', words: undoneText }))
      .catch((failure) => showToast({ type: 'error', words: failureText(failure) }));
  };
}
