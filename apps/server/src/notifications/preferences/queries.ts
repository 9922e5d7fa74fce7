import type { NotificationObject } from '@longhand/contract/notification-catalogue';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { mutedObjects } from '../tables.ts';
import type { ChannelPreference } from './rules.ts';
import { categoryPreferences } from './tables.ts';

/** All stored preferences of a user; at most one per category and channel. */
export async function listPreferences(db: Db, userId: string): Promise<ChannelPreference[]> {
  const { category, channel, isEnabled } = categoryPreferences;

  return await db
    .select({ category, channel, isEnabled })
    .from(categoryPreferences)
    .where(eq(categoryPreferences.userId, userId))
    .orderBy(category, channel)
    .limit(1_000);
}

/** Whether an account exists; it is not erased before the transaction ends. */
export async function lockAccount(tx: Db, userId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from users where id = ${userId} for key share`);

  return rows.length > 0;
}

export async function savePreferences(
  db: Db,
  userId: string,
  preferences: readonly ChannelPreference[],
): Promise<void> {
  const { category, channel } = categoryPreferences;
  for (const preference of preferences) {
    await db
      .insert(categoryPreferences)
      .values({ userId, ...preference })
      .onConflictDoUpdate({
        target: [categoryPreferences.userId, category, channel],
        set: { isEnabled: preference.isEnabled },
      });
  }
}

export type MutedRow = typeof mutedObjects.$inferSelect;

/** Muted objects, newest first. */
export async function listMutedObjects(db: Db, userId: string, limit: number): Promise<MutedRow[]> {
  return await db
    .select()
    .from(mutedObjects)
    .where(eq(mutedObjects.userId, userId))
    .orderBy(desc(mutedObjects.mutedAt), mutedObjects.objectId)
    .limit(limit);
}

/** Locks until the end of the transaction, so that concurrent requests cannot exceed the limit. */
export async function lockMutedObjects(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('muted ' || ${userId}, 0))`);
}

/** Number of other objects that the user muted. */
export async function countOtherMutedObjects(
  tx: Db,
  userId: string,
  object: NotificationObject,
): Promise<number> {
  const [all] = await tx
    .select({ count: count() })
    .from(mutedObjects)
    .where(eq(mutedObjects.userId, userId));
  const [own] = await tx
    .select({ count: count() })
    .from(mutedObjects)
    .where(isObject(userId, object));

  return (all?.count ?? 0) - (own?.count ?? 0);
}

/** Mutes an object; one that is already muted gets the new title. */
export async function saveMutedObject(tx: Db, row: MutedRow): Promise<MutedRow> {
  const { userId, objectType, objectId } = mutedObjects;
  const [saved] = await tx
    .insert(mutedObjects)
    .values(row)
    .onConflictDoUpdate({ target: [userId, objectType, objectId], set: { title: row.title } })
    .returning();

  return saved ?? row;
}

/** Returns false when the object was not muted. */
export async function deleteMutedObject(
  tx: Db,
  userId: string,
  object: NotificationObject,
): Promise<boolean> {
  const deleted = await tx
    .delete(mutedObjects)
    .where(isObject(userId, object))
    .returning({ objectId: mutedObjects.objectId });

  return deleted.length > 0;
}

function isObject(userId: string, { type, id }: NotificationObject) {
  return and(
    eq(mutedObjects.userId, userId),
    eq(mutedObjects.objectType, type),
    eq(mutedObjects.objectId, id),
  );
}
