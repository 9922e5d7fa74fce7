import type { NotificationObject } from '@longhand/contract/notification-catalogue';
import type { Db } from '../platform/db/db.ts';
import { cancelDeliveriesOf } from './delivery-queries.ts';
import { markReadAbout } from './queries.ts';

/**
 * Marks the notifications about an object as read, because the user read the object itself, and cancels their pending deliveries. Returns
 * whether there were any; then the caller publishes that the notifications are stale.
 */
export async function markObjectRead(
  tx: Db,
  about: { userId: string; object: NotificationObject; now: Date },
): Promise<boolean> {
  const changed = await markReadAbout(tx, about);
  await cancelDeliveriesOf(tx, changed, about.now);

  return changed.length > 0;
}
