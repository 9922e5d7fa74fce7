import { refuse } from '@longhand/contract/errors';
import type { AbandonReason, GoalStatus } from '@longhand/contract/goal-values';
import type { LocalDay } from './local-day.ts';

/** Where a goal stands in its life, with the dates that belong to it. */
export type GoalState = {
  status: GoalStatus;
  archivedFrom: GoalStatus | null;
  completedOn: LocalDay | null;
  /** Completed by its total and not by hand: then it opens again when the total falls back. */
  completedByTotal: boolean;
  abandonedOn: LocalDay | null;
  abandonReason: AbandonReason | null;
  abandonNote: string | null;
};

/** A goal that is open: new, or again as if it had never ended. */
export const opened: GoalState = {
  status: 'active',
  archivedFrom: null,
  completedOn: null,
  completedByTotal: false,
  abandonedOn: null,
  abandonReason: null,
  abandonNote: null,
};

/** When a goal is moved, and why it is set aside. */
export type Moved = { today: LocalDay; reason: AbandonReason | null; note: string };

/**
 * The state of a goal after its writer moves it. Active goals are completed, set aside or archived; completed
 * and abandoned ones go on or are archived; archived ones go back to what they were. Refuses everything else.
 */
export function moveTo(
  goal: GoalState,
  status: GoalStatus,
  { today, reason, note }: Moved,
): GoalState {
  if (goal.status === 'archived') return unarchive(goal, status);
  if (!allowed[goal.status].includes(status)) throw refuse('goal_transition_refused');

  if (status === 'archived') return { ...goal, status, archivedFrom: goal.status };
  if (status === 'completed') return { ...goal, status, completedOn: today };
  if (status === 'abandoned') {
    const abandonNote = note === '' ? null : note;

    return { ...goal, status, abandonedOn: today, abandonReason: reason, abandonNote };
  }

  return opened;
}

/** The columns of a state, and nothing else of what has them. */
export function stateOf({
  status,
  archivedFrom,
  completedOn,
  completedByTotal,
  abandonedOn,
  abandonReason,
  abandonNote,
}: GoalState): GoalState {
  const ended = { completedOn, completedByTotal, abandonedOn, abandonReason, abandonNote };

  return { status, archivedFrom, ...ended };
}

const allowed: Record<Exclude<GoalStatus, 'archived'>, readonly GoalStatus[]> = {
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
 * What a change of its total does to a goal: an active goal whose total reaches the target is completed, one that was
 * completed that way and falls back below it is active again. A goal that was reopened above its target
 * stays open. Null when nothing changes.
 *
 * @param crossedOn the day on which the running total reached the target; asked for only when it did
 */
export async function followTotal(
  goal: GoalState,
  { target, before, after }: { target: number; before: number; after: number },
  crossedOn: () => Promise<LocalDay>,
): Promise<GoalState | null> {
  if (goal.status === 'active' && before < target && after >= target) {
    return { ...goal, status: 'completed', completedOn: await crossedOn(), completedByTotal: true };
  }
  if (goal.status === 'completed' && goal.completedByTotal && after < target) return opened;

  return null;
}
