import { refuse } from '@longhand/contract/errors';
import type { EntrySource, GoalStatus, Measure } from '@longhand/contract/goals';
import type { LocalDay } from './local-day.ts';

/** Where a goal stands in its life, with the dates that belong to it. */
export type GoalState = {
  status: GoalStatus;
  archivedFrom: GoalStatus | null;
  completedOn: LocalDay | null;
  /** Completed by its total and not by hand: then it opens again when the total falls back. */
  completedByTotal: boolean;
  abandonedOn: LocalDay | null;
  abandonNote: string | null;
};

/**
 * The state of a goal after its writer moves it. Active goals are completed, set aside or archived; completed
 * and abandoned ones go on or are archived; archived ones go back to what they were. Refuses everything else.
 *
 * @param reason why it was set aside, in the writer's words
 */
export function moveTo(
  goal: GoalState,
  status: GoalStatus,
  { today, reason }: { today: LocalDay; reason: string },
): GoalState {
  if (goal.status === 'archived') return unarchive(goal, status);
  if (!allowed[goal.status].includes(status)) throw refuse('goal_transition_refused');

  if (status === 'archived') return { ...goal, status, archivedFrom: goal.status };
  if (status === 'completed') return { ...goal, status, completedOn: today };
  if (status === 'abandoned') {
    return { ...goal, status, abandonedOn: today, abandonNote: reason === '' ? null : reason };
  }

  return reopened(goal);
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

function reopened(goal: GoalState): GoalState {
  return {
    ...goal,
    status: 'active',
    completedOn: null,
    completedByTotal: false,
    abandonedOn: null,
    abandonNote: null,
  };
}

/**
 * The state of a goal after its total changed: an active goal whose total reaches the target is completed, one that
 * was completed that way and falls back below it is active again. A goal that was reopened above its target
 * stays open. Null when nothing changes.
 */
export function followTotal(
  goal: GoalState,
  total: { target: number; before: number; after: number; crossedOn: LocalDay },
): GoalState | null {
  const isReached = total.after >= total.target;

  if (goal.status === 'active' && isReached && total.before < total.target) {
    return { ...goal, status: 'completed', completedOn: total.crossedOn, completedByTotal: true };
  }
  if (goal.status === 'completed' && goal.completedByTotal && !isReached) return reopened(goal);

  return null;
}

/** What decides whether an entry counts for a goal. */
export type Scope = { measure: Measure; sources: readonly EntrySource[]; startOn: LocalDay };

/** What an entry adds to a goal's total: its amount, or 0 where it does not count. */
export function contributionTo(
  goal: Scope,
  entry: { measure: Measure; source: EntrySource; entryOn: LocalDay; amount: number } | null,
): number {
  if (entry === null || entry.measure !== goal.measure) return 0;
  if (!goal.sources.includes(entry.source) || entry.entryOn < goal.startOn) return 0;

  return entry.amount;
}
