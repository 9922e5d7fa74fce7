import { type DayNumber, toLocalDay } from '@longhand/goals/days';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { numbersOf } from '../days/day-numbers.ts';
import type { GoalRow } from '../queries.ts';
import { goals, progressDays } from '../tables.ts';

const maxGoals = 1_000;

/** Days with any entry, ascending; all of them, or those after a day. */
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
        after === null ? undefined : gt(progressDays.on, toLocalDay(after)),
      ),
    );

  return row?.days ?? [];
}

/** All goals of the user that are not in the trash, whatever their status: past targets still count for past days. */
export function listAllGoals(db: Db, userId: string): Promise<GoalRow[]> {
  return db
    .select()
    .from(goals)
    .where(and(eq(goals.userId, userId), isNull(goals.deletedAt)))
    .orderBy(asc(goals.id))
    .limit(maxGoals);
}
