import type { Goal, GoalPhase, GoalStatus, ProgressEntry } from '@longhand/contract/goals';
import type { EntryRow } from './entry-queries.ts';
import type { LocalDay } from './local-day.ts';
import type { GoalWithSums } from './queries.ts';
import { progressOf } from './rules.ts';

/** A goal as it goes out, with its figures of a day. */
export function presentGoal({ goal, sums }: GoalWithSums, today: LocalDay): Goal {
  return {
    ...goal,
    kind: 'target',
    createdAt: goal.createdAt.toISOString(),
    updatedAt: goal.updatedAt.toISOString(),
    progress: progressOf(goal, sums, today),
  };
}

/** All goals of a list, most pressing first. */
export function presentGoals(held: readonly GoalWithSums[], today: LocalDay): Goal[] {
  return held.map((one) => presentGoal(one, today)).sort(byUrgency);
}

export function presentEntry(entry: EntryRow): ProgressEntry {
  return {
    ...entry,
    occurredAt: entry.occurredAt.toISOString(),
    createdAt: entry.createdAt.toISOString(),
    updatedAt: entry.updatedAt.toISOString(),
  };
}

/** Active ones by how far behind they are, then by how soon they are due; the others by their last change. */
function byUrgency(one: Goal, other: Goal): number {
  if (one.status !== 'active' || other.status !== 'active') {
    return (
      statusOrder.indexOf(one.status) - statusOrder.indexOf(other.status) ||
      other.updatedAt.localeCompare(one.updatedAt)
    );
  }

  return (
    phaseOrder.indexOf(one.progress.phase) - phaseOrder.indexOf(other.progress.phase) ||
    one.endOn.localeCompare(other.endOn) ||
    one.progress.aheadBy - other.progress.aheadBy ||
    one.id.localeCompare(other.id)
  );
}

const statusOrder: readonly GoalStatus[] = ['active', 'completed', 'abandoned', 'archived'];

const phaseOrder: readonly GoalPhase[] = [
  'overdue',
  'at_risk',
  'slipping',
  'on_track',
  'ahead',
  'upcoming',
  'done',
];
