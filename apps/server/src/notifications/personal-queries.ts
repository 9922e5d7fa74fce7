import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { deliveries, deliverySettings } from './delivery/tables.ts';
import { categoryPreferences } from './preferences/tables.ts';
import { pushDevices } from './push/tables.ts';
import { mutedObjects, notificationPreferences, notifications } from './tables.ts';

/** Addresses of push services and keys are secrets of the browser. */
const {
  endpoint: _endpoint,
  p256dh: _p256dh,
  auth: _auth,
  ...device
} = getTableColumns(pushDevices);

/** Errors are for the operator. */
const { error: _error, ...delivery } = getTableColumns(deliveries);

/** The user's notifications, how they were sent, and the settings for them. */
export async function exportOf(db: Db, userId: string) {
  return {
    notifications: await db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(asc(notifications.id)),
    deliveries: await db
      .select(delivery)
      .from(deliveries)
      .where(eq(deliveries.userId, userId))
      .orderBy(asc(deliveries.id)),
    preferences: await db
      .select()
      .from(categoryPreferences)
      .where(eq(categoryPreferences.userId, userId))
      .orderBy(asc(categoryPreferences.category), asc(categoryPreferences.channel)),
    deliverySettings: await db
      .select()
      .from(deliverySettings)
      .where(eq(deliverySettings.userId, userId)),
    devices: await db
      .select(device)
      .from(pushDevices)
      .where(eq(pushDevices.userId, userId))
      .orderBy(asc(pushDevices.id)),
    muted: await db
      .select()
      .from(mutedObjects)
      .where(eq(mutedObjects.userId, userId))
      .orderBy(asc(mutedObjects.mutedAt)),
  };
}

export async function erase(tx: Db, userId: string): Promise<void> {
  for (const table of [
    deliveries,
    notifications,
    categoryPreferences,
    deliverySettings,
    pushDevices,
    mutedObjects,
    notificationPreferences,
  ]) {
    await tx.delete(table).where(eq(table.userId, userId));
  }
}
