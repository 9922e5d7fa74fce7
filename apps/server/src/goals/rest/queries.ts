import { limits } from '@longhand/contract/limits';
import { and, asc, count, desc, eq, isNotNull, isNull, lt, ne } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { plannedRests } from './tables.ts';

export type RestRow = typeof plannedRests.$inferSelect;

/** The user's planned rest, earliest first. */
export function listRests(db: Db, userId: string): Promise<RestRow[]> {
  return db
    .select()
    .from(plannedRests)
    .where(and(eq(plannedRests.userId, userId), isNull(plannedRests.deletedAt)))
    .orderBy(asc(plannedRests.fromOn), asc(plannedRests.id))
    .limit(limits.plannedRestsMax);
}

/** Planned rest in the trash, most recently removed first. */
export function listRemovedRests(db: Db, userId: string): Promise<RestRow[]> {
  return db
    .select()
    .from(plannedRests)
    .where(and(eq(plannedRests.userId, userId), isNotNull(plannedRests.deletedAt)))
    .orderBy(desc(plannedRests.deletedAt), asc(plannedRests.id))
    .limit(limits.plannedRestsMax);
}

/** All planned rest, in the trash or not, for the export of personal data. */
export function listAllRests(db: Db, userId: string): Promise<RestRow[]> {
  return db
    .select()
    .from(plannedRests)
    .where(eq(plannedRests.userId, userId))
    .orderBy(asc(plannedRests.fromOn), asc(plannedRests.id));
}

/** One planned rest of the user, in the trash or not. */
export async function readRest(
  db: Db,
  { userId, id }: Pick<RestRow, 'userId' | 'id'>,
): Promise<RestRow | undefined> {
  const [row] = await db
    .select()
    .from(plannedRests)
    .where(and(eq(plannedRests.userId, userId), eq(plannedRests.id, id)));

  return row;
}

export async function countOtherRests(tx: Db, { userId, id }: Pick<RestRow, 'userId' | 'id'>) {
  const [row] = await tx
    .select({ rests: count() })
    .from(plannedRests)
    .where(
      and(eq(plannedRests.userId, userId), ne(plannedRests.id, id), isNull(plannedRests.deletedAt)),
    );

  return row?.rests ?? 0;
}

export async function upsertRest(tx: Db, rest: RestRow): Promise<void> {
  const { fromOn, toOn, label, deletedAt } = rest;
  await tx
    .insert(plannedRests)
    .values(rest)
    .onConflictDoUpdate({
      target: [plannedRests.userId, plannedRests.id],
      set: { fromOn, toOn, label, deletedAt },
    });
}

/** Permanently deletes planned rest of all users that was removed before a time. */
export async function eraseRemovedRests(db: Db, before: Date): Promise<void> {
  await db.delete(plannedRests).where(lt(plannedRests.deletedAt, before));
}

export async function eraseRests(tx: Db, userId: string): Promise<void> {
  await tx.delete(plannedRests).where(eq(plannedRests.userId, userId));
}
