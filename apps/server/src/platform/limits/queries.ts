import { lt, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { requestCounts } from './tables.ts';

export type CountRow = typeof requestCounts.$inferSelect;

/** Adds one node's counts in one statement, and returns the totals of all nodes. */
export function addCounts(db: Db, rows: readonly CountRow[]): Promise<CountRow[]> {
  return db
    .insert(requestCounts)
    .values([...rows])
    .onConflictDoUpdate({
      target: [requestCounts.minute, requestCounts.key],
      set: { count: sql`${requestCounts.count} + excluded.count` },
    })
    .returning();
}

export async function deleteCountsBefore(db: Db, minute: Date): Promise<void> {
  await db.delete(requestCounts).where(lt(requestCounts.minute, minute));
}
