import type { Measure } from '@longhand/contract/progress-values';
import type { DayNumber } from '@longhand/goals/days';
import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  type SQL,
  type SQLWrapper,
  sql,
  sum,
} from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { subquery } from '../../platform/db/subquery.ts';
import { numbersOf } from '../days/day-numbers.ts';
import { progressImports } from '../imports/tables.ts';
import { milestones } from '../milestones/tables.ts';
import { writingSessions } from '../sessions/tables.ts';
import { goalEvents, goals, progressDays, progressEntries } from '../tables.ts';

const maxGoals = 1_000;

/** Days with at least one entry that was not imported. Reads only imported entries and the daily totals. */
export async function listLoggedDays(db: Db, userId: string): Promise<DayNumber[]> {
  const imported = db
    .select({ on: progressEntries.entryOn, entries: count().as('imported_entries') })
    .from(progressEntries)
    .where(and(isLive(userId), eq(progressEntries.source, 'import')))
    .groupBy(progressEntries.entryOn)
    .as('imported');
  const all = db
    .select({ on: progressDays.on, entries: sum(progressDays.entries).as('all_entries') })
    .from(progressDays)
    .where(eq(progressDays.userId, userId))
    .groupBy(progressDays.on)
    .as('every');
  const [row] = await db
    .select({ days: numbersOf(all.on) })
    .from(all)
    .leftJoin(imported, eq(imported.on, all.on))
    .where(sql`${all.entries} > coalesce(${imported.entries}, 0)`);

  return row?.days ?? [];
}

export async function listMeasureTotals(
  db: Db,
  userId: string,
): Promise<Partial<Record<Measure, number>>> {
  const rows = await db
    .select({ measure: progressDays.measure, total: sum(progressDays.amount).mapWith(Number) })
    .from(progressDays)
    .where(and(eq(progressDays.userId, userId), ne(progressDays.measure, 'own')))
    .groupBy(progressDays.measure);

  return Object.fromEntries(rows.map(({ measure, total }) => [measure, total]));
}

/** The outcome of each goal, including goals in the trash. */
export async function listGoalFacts(db: Db, userId: string) {
  const { goalId, fromStatus, toStatus } = goalEvents;
  const resumed = subquery<boolean>(sql`exists (select from ${goalEvents}
    where ${goalId} = ${goals.id} and ${fromStatus} = 'abandoned' and ${toStatus} = 'active')`);
  const rows = await db
    .select({ goal: goals, wasResumed: resumed })
    .from(goals)
    .where(eq(goals.userId, userId))
    .orderBy(asc(goals.id))
    .limit(maxGoals);

  return rows.map(({ goal, wasResumed }) => ({
    completedOn: goal.completedOn,
    endOn: goal.endOn,
    wasResumed,
    isSuccessor: goal.successorOf !== null,
    hasReason: goal.abandonReason !== null || Boolean(goal.abandonNote),
  }));
}

/** Length and time of day of every finished session, oldest first. */
export function listSessionFacts(db: Db, userId: string) {
  const { kind, startOn, startMinute, endMinute, activeSeconds, idleSeconds } = writingSessions;
  const { measure, amount } = writingSessions;

  return db
    .select({
      ...{ kind, startOn, startMinute, endMinute, activeSeconds, idleSeconds },
      ...{ measure, amount },
    })
    .from(writingSessions)
    .where(
      and(
        eq(writingSessions.userId, userId),
        isNotNull(endMinute),
        isNull(writingSessions.deletedAt),
      ),
    )
    .orderBy(asc(writingSessions.startedAt), asc(writingSessions.id));
}

/** Counts of a user's work, in one statement. */
export async function readWorkCounts(
  db: Db,
  userId: string,
): Promise<{
  milestonesReached: number;
  /** Imports that added entries and were not undone. */
  imports: number;
  /** Entries with a note. */
  notes: number;
  /** Days with a mood in the month with the most of them. */
  moodDays: number;
}> {
  const { entryOn, note, mood, source } = progressEntries;
  const { added, undoneAt } = progressImports;
  const [row] = await db
    .select({
      milestonesReached: countOrZero(
        db
          .select({ count: count() })
          .from(milestones)
          .innerJoin(goals, eq(goals.id, milestones.goalId))
          .where(and(eq(goals.userId, userId), isNotNull(milestones.reachedOn))),
      ),
      imports: countOrZero(
        db
          .select({ count: count() })
          .from(progressImports)
          .where(and(eq(progressImports.userId, userId), gt(added, 0), isNull(undoneAt))),
      ),
      notes: countOrZero(
        db
          .select({ count: count() })
          .from(progressEntries)
          .where(and(isLive(userId), ne(note, ''), ne(source, 'import'))),
      ),
      moodDays: countOrZero(
        db
          .select({ count: countDistinct(entryOn) })
          .from(progressEntries)
          .where(and(isLive(userId), isNotNull(mood)))
          .groupBy(sql`date_trunc('month', ${entryOn})`)
          .orderBy(desc(countDistinct(entryOn)))
          .limit(1),
      ),
    })
    .from(sql`(values (1)) as one`);

  return row ?? { milestonesReached: 0, imports: 0, notes: 0, moodDays: 0 };
}

function countOrZero(rows: SQLWrapper): SQL<number> {
  return sql`coalesce(${rows}, 0)`.mapWith(Number);
}

/** Sums of word and time entries per project, including imported ones. */
export function sumProjects(
  db: Db,
  userId: string,
  projectIds: readonly string[],
): Promise<{ projectId: string | null; measure: Measure; total: number }[]> {
  const { projectId, measure } = progressEntries;
  if (projectIds.length === 0) return Promise.resolve([]);

  return db
    .select({ projectId, measure, total: sum(progressEntries.amount).mapWith(Number) })
    .from(progressEntries)
    .where(
      and(isLive(userId), inArray(projectId, [...projectIds]), inArray(measure, ['word', 'time'])),
    )
    .groupBy(projectId, measure);
}

function isLive(userId: string) {
  return and(eq(progressEntries.userId, userId), isNull(progressEntries.deletedAt));
}
