import { and, asc, count, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { pushDevices } from './tables.ts';

export type PushDeviceRow = typeof pushDevices.$inferSelect;

/** Devices of a user, in the order in which they were added. */
export async function listDevices(db: Db, userId: string, limit: number): Promise<PushDeviceRow[]> {
  return await db
    .select()
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId))
    .orderBy(asc(pushDevices.addedAt), asc(pushDevices.id))
    .limit(limit);
}

export async function findDevice(
  db: Db,
  { userId, id }: { userId: string; id: string },
): Promise<PushDeviceRow | undefined> {
  const [found] = await db.select().from(pushDevices).where(isDevice(userId, id)).limit(1);

  return found;
}

/** Locks until the end of the transaction, so that concurrent requests cannot exceed the limit. */
export async function lockDevices(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('push ' || ${userId}, 0))`);
}

/** Number of devices of a user besides the one with an endpoint. */
export async function countOtherDevices(tx: Db, userId: string, endpoint: string): Promise<number> {
  const [found] = await tx
    .select({ count: count() })
    .from(pushDevices)
    .where(and(eq(pushDevices.userId, userId), ne(pushDevices.endpoint, endpoint)));

  return found?.count ?? 0;
}

/** Adds a device. If the browser was added before, by this user or another, it now belongs to this user's session only. */
export async function saveDevice(tx: Db, row: PushDeviceRow): Promise<PushDeviceRow> {
  const { endpoint } = pushDevices;
  await tx
    .delete(pushDevices)
    .where(and(eq(endpoint, row.endpoint), ne(pushDevices.userId, row.userId)));
  const { sessionId, p256dh, auth, name, failures } = row;
  const [saved] = await tx
    .insert(pushDevices)
    .values(row)
    .onConflictDoUpdate({
      target: endpoint,
      set: { userId: row.userId, sessionId, p256dh, auth, name, failures },
    })
    .returning();
  if (saved === undefined) throw new Error('The device was not saved.');

  return saved;
}

export async function deleteDevice(
  tx: Db,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  await tx.delete(pushDevices).where(isDevice(userId, id));
}

export async function markDeviceSent(db: Db, id: string, now: Date): Promise<void> {
  await db.update(pushDevices).set({ lastSentAt: now, failures: 0 }).where(eq(pushDevices.id, id));
}

/** Counts a failed delivery, and deletes the device after too many in a row. */
export async function recordDeviceFailure(db: Db, id: string, failuresMax: number): Promise<void> {
  const [device] = await db
    .update(pushDevices)
    .set({ failures: sql`${pushDevices.failures} + 1` })
    .where(eq(pushDevices.id, id))
    .returning({ failures: pushDevices.failures });
  if (device !== undefined && device.failures >= failuresMax) {
    await db.delete(pushDevices).where(eq(pushDevices.id, id));
  }
}

function isDevice(userId: string, id: string) {
  return and(eq(pushDevices.userId, userId), eq(pushDevices.id, id));
}
