import type { Measure } from '@longhand/contract/progress-values';
import type { DayNumber } from '@longhand/goals/days';
import { and, asc, count, eq, gt, inArray, isNotNull, isNull, ne, sql, sum } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { subquery } from '../platform/db/subquery.ts';
import { numbersOf } from './day-numbers.ts';
import { progressImports } from './imports/tables.ts';
import { milestones } from './milestones/tables.ts';
import { writingSessions } from './sessions/tables.ts';
import { goalEvents, goals, progressDays, progressEntries } from './tables.ts';

const goalsListed = 1_000;

/** The days on which a writer showed up, without those that only an import knows of. Of entries only imported ones are read. */
export async function listOwnDays(db: Db, userId: string): Promise<DayNumber[]> {
  const imported = db
    .select({ on: progressEntries.entryOn, entries: count().as('imported_entries') })
    .from(progressEntries)
    .where(and(live(userId), eq(progressEntries.source, 'import')))
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

/** What became of each goal; one in the trash, too, was worked on. */
export async function listGoalFacts(db: Db, userId: string) {
  const { goalId, fromStatus, toStatus } = goalEvents;
  const resumed = subquery<boolean>(sql`exists (select from ${goalEvents}
    where ${goalId} = ${goals.id} and ${fromStatus} = 'abandoned' and ${toStatus} = 'active')`);
  const rows = await db
    .select({ goal: goals, wasResumed: resumed })
    .from(goals)
    .where(eq(goals.userId, userId))
    .orderBy(asc(goals.id))
    .limit(goalsListed);

  return rows.map(({ goal, wasResumed }) => ({
    completedOn: goal.completedOn,
    endOn: goal.endOn,
    wasResumed,
    isSuccessor: goal.successorOf !== null,
    hasReason: goal.abandonReason !== null || Boolean(goal.abandonNote),
  }));
}

/** The length and the time of day of every session that has ended, the first first. */
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

export async function countReached(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ reached: count() })
    .from(milestones)
    .innerJoin(goals, eq(goals.id, milestones.goalId))
    .where(and(eq(goals.userId, userId), isNotNull(milestones.reachedOn)));

  return row?.reached ?? 0;
}

export function countImports(db: Db, userId: string): Promise<number> {
  const { added, undoneAt } = progressImports;

  return db.$count(
    progressImports,
    and(eq(progressImports.userId, userId), gt(added, 0), isNull(undoneAt)),
  );
}

/** What entries of some projects add up to, imported ones among them. */
export function sumWorks(
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
      and(live(userId), inArray(projectId, [...projectIds]), inArray(measure, ['word', 'time'])),
    )
    .groupBy(projectId, measure);
}

export async function countNotes(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ notes: count() })
    .from(progressEntries)
    .where(and(live(userId), ne(progressEntries.note, ''), ne(progressEntries.source, 'import')));

  return row?.notes ?? 0;
}

/** How many days with a mood the month has that has the most of them. */
export async function mostMoodDays(db: Db, userId: string): Promise<number> {
  const days = sql<number>`count(distinct ${progressEntries.entryOn})::int`;
  const [row] = await db
    .select({ days })
    .from(progressEntries)
    .where(and(live(userId), isNotNull(progressEntries.mood)))
    .groupBy(sql`date_trunc('month', ${progressEntries.entryOn})`)
    .orderBy(sql`1 desc`)
    .limit(1);

  return row?.days ?? 0;
}

function live(userId: string) {
  return and(eq(progressEntries.userId, userId), isNull(progressEntries.deletedAt));
}
