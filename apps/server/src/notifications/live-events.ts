import type { Db } from '../platform/db/db.ts';
import { publishLiveEvent } from '../platform/live/signals.ts';

/** Tells other tabs that notification settings have changed. */
export async function publishSettingsChange(tx: Db, userId: string, now: Date): Promise<void> {
  await publishLiveEvent(tx, { userId, stale: ['notifications'], now });
}
