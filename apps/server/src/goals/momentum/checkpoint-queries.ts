import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { streakCheckpoints } from './tables.ts';

export type CheckpointRow = typeof streakCheckpoints.$inferSelect;

export async function readCheckpoint(db: Db, userId: string): Promise<CheckpointRow | undefined> {
  const [row] = await db
    .select()
    .from(streakCheckpoints)
    .where(eq(streakCheckpoints.userId, userId));

  return row;
}

export async function upsertCheckpoint(tx: Db, row: CheckpointRow): Promise<void> {
  await tx.insert(streakCheckpoints).values(row).onConflictDoUpdate({
    target: streakCheckpoints.userId,
    set: row,
  });
}

export async function eraseCheckpoint(tx: Db, userId: string): Promise<void> {
  await tx.delete(streakCheckpoints).where(eq(streakCheckpoints.userId, userId));
}

/** Tries to lock the user's progress until the transaction ends; returns whether it succeeded. See `lockProgress`. */
export async function tryLockProgress(tx: Db, userId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ is_held: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`progress ${userId}`}, 0)) as is_held`,
  );

  return rows[0]?.is_held === true;
}
