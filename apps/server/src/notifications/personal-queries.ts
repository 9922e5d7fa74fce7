import { asc, eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { listChoices } from './preference-queries.ts';
import { notificationPreferences, notifications } from './tables.ts';

/** The user's notifications and preferences. */
export async function exportOf(db: Db, userId: string) {
  return {
    notifications: await db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(asc(notifications.id)),
    preferences: await listChoices(db, userId),
  };
}

export async function erase(tx: Db, userId: string): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.userId, userId));
  await tx.delete(notificationPreferences).where(eq(notificationPreferences.userId, userId));
}
