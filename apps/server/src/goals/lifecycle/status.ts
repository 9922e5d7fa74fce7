import { refuse } from '@longhand/contract/errors';
import type { AbandonReason, GoalStatus } from '@longhand/contract/goal-values';
import type { LocalDay } from '../local-day.ts';
import { nextReminder } from './reminder.ts';

/** The status of a goal, with the fields that belong to it. */
export type GoalState = {
  status: GoalStatus;
  archivedFrom: GoalStatus | null;
  completedOn: LocalDay | null;
  /** Completed automatically by its total; only such a goal is reopened when the total falls below the target. */
  completedByTotal: boolean;
  abandonedOn: LocalDay | null;
  abandonReason: AbandonReason | null;
  abandonNote: string | null;
};

/** The state of a new or reopened goal. */
export const activeState: GoalState = {
  status: 'active',
  archivedFrom: null,
  completedOn: null,
  completedByTotal: false,
  abandonedOn: null,
  abandonReason: null,
  abandonNote: null,
};

/** Day of a status change, and the reason for abandoning. */
export type StatusChangeDetails = { today: LocalDay; reason: AbandonReason | null; note: string };

/**
 * The state of a goal after a status change by its user. Active goals can be completed, abandoned or archived; completed and abandoned
 * goals can be resumed or archived; archived goals return to their previous status. Refuses everything else.
 */
export function transitionTo(
  goal: GoalState,
  status: GoalStatus,
  { today, reason, note }: StatusChangeDetails,
): GoalState {
  if (goal.status === 'archived') return unarchive(goal, status);
  if (!allowedTransitions[goal.status].includes(status)) throw refuse('goal_transition_refused');

  if (status === 'archived') return { ...goal, status, archivedFrom: goal.status };
  if (status === 'completed') return { ...goal, status, completedOn: today };
  if (status === 'abandoned') {
    const abandonNote = note === '' ? null : note;

    return { ...goal, status, abandonedOn: today, abandonReason: reason, abandonNote };
  }

  return activeState;
}

/** Picks only the state columns. */
export function pickGoalState({
  status,
  archivedFrom,
  completedOn,
  completedByTotal,
  abandonedOn,
  abandonReason,
  abandonNote,
}: GoalState): GoalState {
  const endFields = { completedOn, completedByTotal, abandonedOn, abandonReason, abandonNote };

  return { status, archivedFrom, ...endFields };
}

const allowedTransitions: Record<Exclude<GoalStatus, 'archived'>, readonly GoalStatus[]> = {
  active: ['completed', 'abandoned', 'archived'],
  completed: ['active', 'archived'],
  abandoned: ['active', 'archived'],
};

function unarchive(goal: GoalState, status: GoalStatus): GoalState {
  if (status !== goal.archivedFrom || status === 'archived')
    throw refuse('goal_transition_refused');

  return { ...goal, status, archivedFrom: null };
}

/**
 * The new state after a goal's total changed: an active goal that reaches its target is completed, and one completed this way is active
 * again when it falls below. A goal that was reopened above its target stays active. Null when nothing changes.
 *
 * @param crossedOn the day on which the running total reached the target; called only when it did
 */
export async function statusAfterTotalChange(
  goal: GoalState,
  { target, before, after }: { target: number; before: number; after: number },
  crossedOn: () => Promise<LocalDay>,
): Promise<GoalState | null> {
  if (goal.status === 'active' && before < target && after >= target) {
    return { ...goal, status: 'completed', completedOn: await crossedOn(), completedByTotal: true };
  }
  if (goal.status === 'completed' && goal.completedByTotal && after < target) return activeState;

  return null;
}

/** Only active goals send reminders. */
export function nextGoalReminder(
  { status, deletedAt, remindAt }: ReminderFields,
  timeZone: string,
  now: Date,
): Date | null {
  return status === 'active' && deletedAt === null ? nextReminder(remindAt, timeZone, now) : null;
}

type ReminderFields = { status: GoalStatus; deletedAt: Date | null; remindAt: number | null };
