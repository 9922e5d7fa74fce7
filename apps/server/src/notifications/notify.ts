import type { NotificationContent } from '@longhand/contract/notifications';
import { v7 as uuid } from 'uuid';
import type { Db } from '../platform/db/db.ts';
import type { Services } from '../platform/http/context.ts';
import { publishLiveEvent } from '../platform/live/signals.ts';
import { sendNotificationEmail } from './notification-email.ts';
import { listChoices } from './preference-queries.ts';
import { insertNotification } from './queries.ts';
import { preferencesFrom } from './rules.ts';

export type NewNotification = NotificationContent & {
  userId: string;
  /** Deduplication key: a user gets one notification per kind and key. */
  about?: string;
};

/**
 * Creates a notification: listed and pushed to open pages at once, and emailed if the user enabled that. All of it is part of the
 * transaction and should be its last step.
 */
export async function notify(
  tx: Db,
  services: Pick<Services, 'clock' | 'mail' | 'config' | 'sign' | 'sessions'>,
  { userId, about, ...notification }: NewNotification,
): Promise<void> {
  const now = services.clock.now();
  const preferences = preferencesFrom(await listChoices(tx, userId));
  const channels = preferences.find(({ kind }) => kind === notification.kind);
  const isNew = await insertNotification(tx, {
    id: uuid(),
    userId,
    kind: notification.kind,
    params: notification.params,
    about: about ?? null,
    listed: channels?.app ?? true,
    createdAt: now,
    readAt: null,
    archivedAt: null,
  });
  if (!isNew) return;

  if (channels?.mail) await sendNotificationEmail(tx, services, { userId, told: notification });
  if (channels?.app) await publishLiveEvent(tx, { userId, stale: ['notifications', 'home'], now });
}
