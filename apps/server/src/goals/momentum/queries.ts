import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { LocalDay } from '../local-day.ts';
import type { GoalRow } from '../queries.ts';
import { goals, progressDays } from '../tables.ts';

/** A century of days. */
const daysListed = 40_000;
const goalsListed = 1_000;

/** The days on which a writer showed up, with any amount of anything, the first first. */
export async function listWritingDays(db: Db, userId: string): Promise<LocalDay[]> {
  const rows = await db
    .selectDistinct({ on: progressDays.on })
    .from(progressDays)
    .where(eq(progressDays.userId, userId))
    .orderBy(asc(progressDays.on))
    .limit(daysListed);

  return rows.map(({ on }) => on);
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
