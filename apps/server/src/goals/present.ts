import {
  type Goal,
  type GoalEvent,
  type GoalPhase,
  type GoalStatus,
  missedDaysChoice,
} from '@longhand/contract/goal-values';
import { limits } from '@longhand/contract/limits';
import type { ProgressEntry } from '@longhand/contract/progress-values';
import { addMilliseconds, day } from '../platform/clock.ts';
import type { EntryRow } from './entries/entry-queries.ts';
import type { Today } from './figures/figures.ts';
import type { EventRow, GoalWithSums } from './queries.ts';
import { presentGoal } from './rules.ts';

/** Goals for a list, most urgent first. */
export function presentGoals(goalsWithSums: readonly GoalWithSums[], today: Today): Goal[] {
  return goalsWithSums.map((one) => presentGoal(one, today)).sort(byUrgency);
}

/** Removed rows, with the day of permanent deletion. */
export function presentRemoved<Row extends { deletedAt: Date | null }>(rows: readonly Row[]) {
  return rows.flatMap(({ deletedAt, ...row }) =>
    deletedAt === null
      ? []
      : {
          ...row,
          removedAt: deletedAt.toISOString(),
          erasedAt: addMilliseconds(deletedAt, limits.trashDays * day).toISOString(),
        },
  );
}

export function presentRemovedEntries(rows: readonly EntryRow[]) {
  return presentRemoved(rows.map((row) => ({ ...presentEntry(row), deletedAt: row.deletedAt })));
}

export function presentEntry(entry: EntryRow): ProgressEntry {
  return {
    ...entry,
    occurredAt: entry.occurredAt.toISOString(),
    createdAt: entry.createdAt.toISOString(),
    updatedAt: entry.updatedAt.toISOString(),
  };
}

export function presentEvent(event: EventRow): GoalEvent {
  const choice = missedDaysChoice.safeParse(event.data['choice']);

  return {
    ...event,
    at: event.at.toISOString(),
    isAutomatic: event.actorId === null,
    fields: Object.keys(event.before).sort(),
    choice: choice.success ? choice.data : null,
  };
}

/** Active goals by how far behind and how soon due they are; other goals by last change. */
function byUrgency(one: Goal, other: Goal): number {
  if (one.status !== 'active' || other.status !== 'active') {
    return (
      statusOrder.indexOf(one.status) - statusOrder.indexOf(other.status) ||
      other.updatedAt.localeCompare(one.updatedAt)
    );
  }

  return (
    Number(other.isStarred) - Number(one.isStarred) ||
    phaseOrder.indexOf(one.progress.phase) - phaseOrder.indexOf(other.progress.phase) ||
    (one.endOn ?? afterEveryDay).localeCompare(other.endOn ?? afterEveryDay) ||
    one.progress.aheadBy - other.progress.aheadBy ||
    one.id.localeCompare(other.id)
  );
}

/** Sorts after every date. */
const afterEveryDay = '~';

const statusOrder: readonly GoalStatus[] = ['active', 'completed', 'abandoned', 'archived'];

const phaseOrder: readonly GoalPhase[] = [
  'overdue',
  'at_risk',
  'slipping',
  'on_track',
  'ahead',
  'paused',
  'upcoming',
  'done',
];
