import { type DayNumber, toLocalDay } from '@longhand/goals/days';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { numbersOf } from '../days/day-numbers.ts';
import type { GoalRow } from '../queries.ts';
import { goalEvents, goals, progressEntries } from '../tables.ts';

const maxRows = 1_000;

/** All goals of the user, including those in the trash. */
export function listGoalsAndRemoved(db: Db, userId: string): Promise<GoalRow[]> {
  return db
    .select()
    .from(goals)
    .where(eq(goals.userId, userId))
    .orderBy(asc(goals.id))
    .limit(maxRows);
}

/** Changes of weekday weights with the weights before, by goal and oldest first. */
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
    .limit(maxRows);
}

/** Which of the given days have an imported entry. */
export async function listDaysWithImports(
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
        inArray(progressEntries.entryOn, days.map(toLocalDay)),
        eq(progressEntries.source, 'import'),
        isNull(progressEntries.deletedAt),
      ),
    );

  return new Set(row?.days);
}
