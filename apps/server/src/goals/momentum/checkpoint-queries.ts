import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { streakMarks } from './tables.ts';

export type CheckpointRow = typeof streakMarks.$inferSelect;

export async function readCheckpoint(db: Db, userId: string): Promise<CheckpointRow | undefined> {
  const [row] = await db.select().from(streakMarks).where(eq(streakMarks.userId, userId));

  return row;
}

export async function upsertCheckpoint(tx: Db, row: CheckpointRow): Promise<void> {
  await tx.insert(streakMarks).values(row).onConflictDoUpdate({
    target: streakMarks.userId,
    set: row,
  });
}

export async function eraseCheckpoint(tx: Db, userId: string): Promise<void> {
  await tx.delete(streakMarks).where(eq(streakMarks.userId, userId));
}

/** Tries to lock the user's progress until the transaction ends; returns whether it succeeded. See `lockProgress`. */
export async function tryLockProgress(tx: Db, userId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ is_held: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`progress ${userId}`}, 0)) as is_held`,
  );

  return rows[0]?.is_held === true;
}
