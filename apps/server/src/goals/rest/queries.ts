import { limits } from '@longhand/contract/limits';
import { and, asc, count, eq, ne } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { plannedRests } from './tables.ts';

export type RestRow = typeof plannedRests.$inferSelect;

/** All that a writer has planned, the earliest first. */
export function listRests(db: Db, userId: string): Promise<RestRow[]> {
  return db
    .select()
    .from(plannedRests)
    .where(eq(plannedRests.userId, userId))
    .orderBy(asc(plannedRests.fromOn), asc(plannedRests.id))
    .limit(limits.restsOfOne);
}

export async function countOtherRests(tx: Db, { userId, id }: Pick<RestRow, 'userId' | 'id'>) {
  const [row] = await tx
    .select({ rests: count() })
    .from(plannedRests)
    .where(and(eq(plannedRests.userId, userId), ne(plannedRests.id, id)));

  return row?.rests ?? 0;
}

export async function upsertRest(tx: Db, rest: RestRow): Promise<void> {
  const { fromOn, toOn, label } = rest;
  await tx
    .insert(plannedRests)
    .values(rest)
    .onConflictDoUpdate({
      target: [plannedRests.userId, plannedRests.id],
      set: { fromOn, toOn, label },
    });
}

/** Whether there was one to remove. */
export async function deleteRest(db: Db, { userId, id }: Pick<RestRow, 'userId' | 'id'>) {
  const removed = await db
    .delete(plannedRests)
    .where(and(eq(plannedRests.userId, userId), eq(plannedRests.id, id)))
    .returning({ id: plannedRests.id });

  return removed.length > 0;
}

export async function eraseRests(tx: Db, userId: string): Promise<void> {
  await tx.delete(plannedRests).where(eq(plannedRests.userId, userId));
}
