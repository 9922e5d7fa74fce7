import type { Db } from '../platform/db/db.ts';
import { publishLiveEvent } from '../platform/live/signals.ts';

/** Notifies other tabs that the notification settings have changed. */
export async function publishSettingsChange(tx: Db, userId: string, now: Date): Promise<void> {
  await publishLiveEvent(tx, { userId, stale: ['notifications'], now });
}
