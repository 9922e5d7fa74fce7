import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { LocalDay } from '../local-day.ts';
import type { GoalRow } from '../queries.ts';
import { goals, progressEntries } from '../tables.ts';

/** A century of days. */
const daysListed = 40_000;
const goalsListed = 1_000;

/** The days on which a writer showed up, with any amount of anything, the first first. */
export async function listWritingDays(db: Db, userId: string): Promise<LocalDay[]> {
  const { entryOn } = progressEntries;
  const rows = await db
    .select({ on: entryOn })
    .from(progressEntries)
    .where(and(eq(progressEntries.userId, userId), isNull(progressEntries.deletedAt)))
    .groupBy(entryOn)
    .orderBy(asc(entryOn))
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
