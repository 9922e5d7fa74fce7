import { and, asc, between, eq, isNotNull, isNull, lt, lte } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { goals } from './tables.ts';

/** Goals of all users whose reminder is due, longest overdue first. */
export async function listDueReminders(
  db: Db,
  now: Date,
  most: number,
): Promise<{ id: string; userId: string; remindAt: number }[]> {
  const rows = await db
    .select({ id: goals.id, userId: goals.userId, remindAt: goals.remindAt })
    .from(goals)
    .where(lte(goals.remindNext, now))
    .orderBy(asc(goals.remindNext), asc(goals.id))
    .limit(most);

  return rows.map((row) => ({ ...row, remindAt: row.remindAt ?? 0 }));
}

export async function setNextReminder(tx: Db, id: string, remindNext: Date | null): Promise<void> {
  await tx.update(goals).set({ remindNext }).where(eq(goals.id, id));
}

/** Active goals of all users whose last day is within a range. */
export function listGoalsEndedBetween(
  db: Db,
  { from, to }: { from: string; to: string },
): Promise<{ id: string; userId: string }[]> {
  return db
    .select({ id: goals.id, userId: goals.userId })
    .from(goals)
    .where(and(eq(goals.status, 'active'), isNull(goals.deletedAt), between(goals.endOn, from, to)))
    .orderBy(asc(goals.id))
    .limit(100_000);
}

/** Permanently deletes goals of all users that were removed before a time. */
export async function eraseRemovedGoals(db: Db, before: Date): Promise<void> {
  await db.delete(goals).where(and(isNotNull(goals.deletedAt), lt(goals.deletedAt, before)));
}
