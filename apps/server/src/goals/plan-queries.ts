import { type DayNumber, dayOf } from '@longhand/goals/days';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { numbersOf } from './day-numbers.ts';
import type { GoalRow } from './queries.ts';
import { goalEvents, goals, progressEntries } from './tables.ts';

const listed = 1_000;

/** Every goal that a writer has had; one in the trash, too, was worked on. */
export function listPlanned(db: Db, userId: string): Promise<GoalRow[]> {
  return db
    .select()
    .from(goals)
    .where(eq(goals.userId, userId))
    .orderBy(asc(goals.id))
    .limit(listed);
}

/** When the weights of the weekdays of a goal were changed, and what they were before; the first change first. */
export function listWeightChanges(db: Db, userId: string) {
  return db
    .select({
      goalId: goalEvents.goalId,
      at: goalEvents.at,
      before: sql<number[]>`${goalEvents.before} -> 'weekdayWeights'`,
    })
    .from(goalEvents)
    .innerJoin(goals, eq(goals.id, goalEvents.goalId))
    .where(and(eq(goals.userId, userId), sql`${goalEvents.before} ? 'weekdayWeights'`))
    .orderBy(asc(goalEvents.goalId), asc(goalEvents.version))
    .limit(listed);
}

/** Which of some days an import brought something to. */
export async function listImportedAmong(
  db: Db,
  userId: string,
  days: readonly DayNumber[],
): Promise<ReadonlySet<DayNumber>> {
  if (days.length === 0) return new Set();
  const [row] = await db
    .select({ days: numbersOf(progressEntries.entryOn) })
    .from(progressEntries)
    .where(
      and(
        eq(progressEntries.userId, userId),
        inArray(progressEntries.entryOn, days.map(dayOf)),
        eq(progressEntries.source, 'import'),
        isNull(progressEntries.deletedAt),
      ),
    );

  return new Set(row?.days);
}
