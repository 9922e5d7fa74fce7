import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { deleteFeed } from './calendar/queries.ts';
import { eraseImports, listAllImports } from './imports/queries.ts';
import { listAllMilestones } from './milestones/queries.ts';
import { eraseCheckpoint } from './momentum/checkpoint-queries.ts';
import { eraseRests, listAllRests } from './rest/queries.ts';
import { eraseSessions, listAllSessions } from './sessions/queries.ts';
import { eraseStatistics } from './statistics/recount-queries.ts';
import { goalEvents, goals, progressDays, progressEntries } from './tables.ts';

/** All of the user's goals, events and entries in any state. Daily totals are left out because they follow from the entries. */
export async function exportOf(db: Db, userId: string) {
  return {
    goals: await db.select().from(goals).where(eq(goals.userId, userId)).orderBy(asc(goals.id)),
    events: await db
      .select(getTableColumns(goalEvents))
      .from(goalEvents)
      .innerJoin(goals, eq(goals.id, goalEvents.goalId))
      .where(eq(goals.userId, userId))
      .orderBy(asc(goalEvents.id)),
    rests: await listAllRests(db, userId),
    imports: await listAllImports(db, userId),
    milestones: await listAllMilestones(db, userId),
    sessions: await listAllSessions(db, userId),
    entries: await db
      .select()
      .from(progressEntries)
      .where(eq(progressEntries.userId, userId))
      .orderBy(asc(progressEntries.id)),
  };
}

/** Events, days and milestones are deleted with their goal. */
export async function erase(tx: Db, userId: string): Promise<void> {
  await eraseRests(tx, userId);
  await eraseImports(tx, userId);
  await deleteFeed(tx, userId);
  await eraseCheckpoint(tx, userId);
  await eraseSessions(tx, userId);
  await tx.delete(goals).where(eq(goals.userId, userId));
  await tx.delete(progressEntries).where(eq(progressEntries.userId, userId));
  await eraseStatistics(tx, userId);
  await tx.delete(progressDays).where(eq(progressDays.userId, userId));
}
