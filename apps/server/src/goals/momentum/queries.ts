import { type DayNumber, dayOf } from '@longhand/goals/days';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { numbersOf } from '../day-numbers.ts';
import type { GoalRow } from '../queries.ts';
import { goals, progressDays } from '../tables.ts';

const goalsListed = 1_000;

/** The days on which a writer showed up, with any amount of anything, the first first; all of them, or those after one. */
export async function listWritingDays(
  db: Db,
  userId: string,
  after: DayNumber | null = null,
): Promise<DayNumber[]> {
  const [row] = await db
    .select({ days: numbersOf(progressDays.on) })
    .from(progressDays)
    .where(
      and(
        eq(progressDays.userId, userId),
        after === null ? undefined : gt(progressDays.on, dayOf(after)),
      ),
    );

  return row?.days ?? [];
}

/** Every goal that a writer has had, whatever became of it: what it asked on its days stays asked. */
export function listAllGoals(db: Db, userId: string): Promise<GoalRow[]> {
  return db
    .select()
    .from(goals)
    .where(and(eq(goals.userId, userId), isNull(goals.deletedAt)))
    .orderBy(asc(goals.id))
    .limit(goalsListed);
}
