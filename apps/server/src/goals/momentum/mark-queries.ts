import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { streakMarks } from './tables.ts';

export type MarkRow = typeof streakMarks.$inferSelect;

export async function readMark(db: Db, userId: string): Promise<MarkRow | undefined> {
  const [row] = await db.select().from(streakMarks).where(eq(streakMarks.userId, userId));

  return row;
}

export async function upsertMark(tx: Db, row: MarkRow): Promise<void> {
  await tx.insert(streakMarks).values(row).onConflictDoUpdate({
    target: streakMarks.userId,
    set: row,
  });
}

export async function eraseMark(tx: Db, userId: string): Promise<void> {
  await tx.delete(streakMarks).where(eq(streakMarks.userId, userId));
}

/** Whether nobody else changes entries of this writer; until the transaction ends nobody does. See `lockProgress`. */
export async function tryLockProgress(tx: Db, userId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ is_held: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`progress ${userId}`}, 0)) as is_held`,
  );

  return rows[0]?.is_held === true;
}
