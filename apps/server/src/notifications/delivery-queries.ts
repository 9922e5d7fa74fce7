import { limits } from '@longhand/contract/limits';
import type { NotificationObject } from '@longhand/contract/notification-catalogue';
import { and, asc, eq, exists, inArray, isNotNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { type DeliveryState, deliveries } from './delivery/tables.ts';
import type { DeliveryTime } from './delivery-rules.ts';
import { pushDevices } from './push/tables.ts';
import type { NotificationRow } from './queries.ts';
import { mutedObjects, notifications } from './tables.ts';

export type DeliveryRow = typeof deliveries.$inferSelect;

export type NewDelivery = Pick<
  DeliveryRow,
  | 'id'
  | 'notificationId'
  | 'userId'
  | 'channel'
  | 'deviceId'
  | 'notBefore'
  | 'isDigest'
  | 'createdAt'
>;

export async function insertDeliveries(tx: Db, rows: readonly NewDelivery[]): Promise<void> {
  await tx
    .insert(deliveries)
    .values(rows.map((row) => ({ ...row, state: 'pending' as const, attempts: 0 })));
}

export type DueDelivery = Pick<DeliveryRow, 'id' | 'userId' | 'channel' | 'isDigest'>;

/** Due deliveries, longest overdue first, of one user or of all. */
export async function listDueDeliveries(
  db: Db,
  { userId, now, limit }: { userId: string | undefined; now: Date; limit: number },
): Promise<DueDelivery[]> {
  const { id, channel, isDigest } = deliveries;

  return await db
    .select({ id, userId: deliveries.userId, channel, isDigest })
    .from(deliveries)
    .where(and(isDue(now), userId === undefined ? undefined : eq(deliveries.userId, userId)))
    .orderBy(asc(deliveries.notBefore), asc(id))
    .limit(limit);
}

export type ClaimedDelivery = {
  delivery: DeliveryRow;
  notification: NotificationRow;
  /** Whether the user muted its object. */
  isMuted: boolean;
};

/**
 * Locks due deliveries with their notifications until the transaction ends, in the order of the notifications. Those that another node has
 * locked, sent or moved are skipped.
 */
export async function claimDeliveries(
  tx: Db,
  which: { id: string } | { digestOf: string },
  now: Date,
): Promise<ClaimedDelivery[]> {
  const isWanted =
    'id' in which
      ? eq(deliveries.id, which.id)
      : and(eq(deliveries.userId, which.digestOf), eq(deliveries.isDigest, true));

  const isMuted = sql<boolean>`exists (select from ${mutedObjects} where ${mutedObjects.userId} = ${notifications.userId}
    and ${mutedObjects.objectType} = ${notifications.objectType} and ${mutedObjects.objectId} = ${notifications.objectId})`;

  return await tx
    .select({ delivery: deliveries, notification: notifications, isMuted })
    .from(deliveries)
    .innerJoin(notifications, eq(notifications.id, deliveries.notificationId))
    .where(and(isWanted, isDue(now)))
    .orderBy(asc(deliveries.notificationId))
    .for('update', { of: deliveries, skipLocked: true });
}

/** Ends deliveries that are still pending. */
export async function finishDeliveries(
  tx: Db,
  ids: readonly string[],
  { state, error = null, now }: { state: DeliveryState; error?: string | null; now: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(deliveries)
    .set({ state, error, finishedAt: now })
    .where(and(inArray(deliveries.id, [...ids]), isPending));
}

/** Moves a pending delivery to a later time. */
export async function postponeDelivery(
  tx: Db,
  id: string,
  change: { notBefore: Date; isDigest?: boolean; attempts?: number; error?: string },
): Promise<void> {
  await tx
    .update(deliveries)
    .set(change)
    .where(and(eq(deliveries.id, id), isPending));
}

/** Cancels the pending deliveries of these notifications. */
export async function cancelDeliveriesOf(
  tx: Db,
  notificationIds: readonly string[],
  now: Date,
): Promise<void> {
  if (notificationIds.length === 0) return;
  await cancelWhere(tx, inArray(deliveries.notificationId, [...notificationIds]), now);
}

/** Cancels the pending deliveries of the notifications about an object. */
export async function cancelDeliveriesAbout(
  tx: Db,
  { userId, object, now }: { userId: string; object: NotificationObject; now: Date },
): Promise<void> {
  const about = tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.objectType, object.type),
        eq(notifications.objectId, object.id),
      ),
    );
  await cancelWhere(
    tx,
    and(eq(deliveries.userId, userId), inArray(deliveries.notificationId, about)),
    now,
  );
}

/** Cancels the pending push notifications of a device. */
export async function cancelDeliveriesTo(
  tx: Db,
  { userId, deviceId, now }: { userId: string; deviceId: string; now: Date },
): Promise<void> {
  await cancelWhere(tx, and(eq(deliveries.userId, userId), eq(deliveries.deviceId, deviceId)), now);
}

const waitingMax = 1_000;

/** Pending deliveries without an attempt, with the kind of their notification. */
export async function listWaiting(tx: Db, userId: string) {
  const { id, channel } = deliveries;

  return await tx
    .select({ id, channel, kind: notifications.kind })
    .from(deliveries)
    .innerJoin(notifications, eq(notifications.id, deliveries.notificationId))
    .where(and(eq(deliveries.userId, userId), isPending, eq(deliveries.attempts, 0)))
    .orderBy(asc(id))
    .limit(waitingMax);
}

/** Sets the times of deliveries in one statement. */
export async function rescheduleDeliveries(
  tx: Db,
  times: readonly (DeliveryTime & { id: string })[],
): Promise<void> {
  if (times.length === 0) return;
  const rows = JSON.stringify(
    times.map(({ id, notBefore, isDigest }) => ({ id, notBefore, isDigest })),
  );
  await tx.execute(sql`
    update ${deliveries} set not_before = t."notBefore", is_digest = t."isDigest"
    from json_to_recordset(${rows}::json) as t (id uuid, "notBefore" timestamptz, "isDigest" boolean)
    where ${deliveries.id} = t.id and ${deliveries.state} = 'pending'`);
}

/** Number of pending deliveries, capped at the highest number that is displayed, and when the first is due. */
export async function countWaiting(
  db: Db,
  userId: string,
): Promise<{ count: number; nextAt: Date | null }> {
  const hasDevice = exists(
    db.select().from(pushDevices).where(eq(pushDevices.id, deliveries.deviceId)),
  );
  const found = await db
    .select({ notBefore: deliveries.notBefore })
    .from(deliveries)
    .where(
      and(eq(deliveries.userId, userId), isPending, or(eq(deliveries.channel, 'email'), hasDevice)),
    )
    .orderBy(asc(deliveries.notBefore))
    .limit(limits.unreadCountMax);

  return { count: found.length, nextAt: found[0]?.notBefore ?? null };
}

export async function deleteFinishedBefore(db: Db, before: Date): Promise<void> {
  await db
    .delete(deliveries)
    .where(and(isNotNull(deliveries.finishedAt), lt(deliveries.finishedAt, before)));
}

const isPending = sql`${deliveries.state} = 'pending'`; // as in the condition of the index

function isDue(now: Date): SQL | undefined {
  return and(isPending, lte(deliveries.notBefore, now));
}

async function cancelWhere(tx: Db, condition: SQL | undefined, now: Date): Promise<void> {
  await tx
    .update(deliveries)
    .set({ state: 'cancelled', finishedAt: now })
    .where(and(condition, isPending));
}
