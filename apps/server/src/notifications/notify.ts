import {
  categoryRules,
  type NotificationCategory,
  type NotificationChannel,
  type NotificationObject,
  notificationCatalogue,
} from '@longhand/contract/notification-catalogue';
import type { NotificationContent } from '@longhand/contract/notifications';
import { v7 as uuid } from 'uuid';
import { addMilliseconds, minute } from '../platform/clock.ts';
import type { Db } from '../platform/db/db.ts';
import type { Services } from '../platform/http/context.ts';
import { publishLiveEvent } from '../platform/live/signals.ts';
import { readPreferences } from '../settings/index.ts';
import { deliverJob } from './delivery/job-names.ts';
import { type DeliveryContext, readDeliveryContext } from './delivery/settings-queries.ts';
import { insertDeliveries, type NewDelivery } from './delivery-queries.ts';
import { type DeliveryTime, deliveryTimeOf, dependsOnTimeZone } from './delivery-rules.ts';
import { enabledChannels, isMutable } from './preferences/rules.ts';
import { insertNotification } from './queries.ts';

export type NewNotification = NotificationContent & {
  userId: string;
  /** The object it is about; users can mute it. */
  object?: NotificationObject | undefined;
  /** Deduplication key: a user gets one notification per kind and key. */
  about?: string;
};

/**
 * Creates a notification: listed and published to open pages at once, and sent by email and push as the user's settings say. Notifications
 * about a muted object are neither listed nor sent. Runs in the caller's transaction, as its last step.
 */
export async function notify(
  tx: Db,
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  { userId, about, object, kind, params }: NewNotification,
): Promise<void> {
  const now = clock.now();
  const id = uuid();
  const { category, isSent } = notificationCatalogue[kind];
  const context = await readDeliveryContext(tx, { userId, category, object: object ?? null });
  const channels = channelsOf(category, context);
  const isListed = channels.includes('app');
  const isNew = await insertNotification(tx, {
    id,
    userId,
    kind,
    params,
    about: about ?? null,
    objectType: object?.type ?? null,
    objectId: object?.id ?? null,
    listed: isListed,
    createdAt: now,
  });
  if (!isNew) return;

  const deliveries = isSent
    ? await deliveriesFor(tx, { userId, category, channels, context, now })
    : [];
  const rows = deliveries.map((delivery) => ({
    ...delivery,
    ...{ id: uuid(), notificationId: id, userId, createdAt: now },
  }));
  if (rows.length > 0) await insertDeliveries(tx, rows);
  if (rows.some(({ notBefore }) => notBefore <= now)) {
    await jobs.enqueue(tx, deliverJob, { userId }, { key: userId });
  }
  if (isListed) await publishLiveEvent(tx, { userId, stale: ['notifications', 'home'], now });
}

function channelsOf(
  category: NotificationCategory,
  { preferences, isMuted }: DeliveryContext,
): NotificationChannel[] {
  return isMuted && isMutable(category) ? [] : enabledChannels(category, preferences);
}

type Recipient = {
  userId: string;
  category: NotificationCategory;
  channels: readonly NotificationChannel[];
  context: DeliveryContext;
  now: Date;
};

type PlannedDelivery = DeliveryTime & Pick<NewDelivery, 'channel' | 'deviceId'>;

/** The emails and push notifications to send, each with its time. */
async function deliveriesFor(
  tx: Db,
  { userId, category, channels, context, now }: Recipient,
): Promise<PlannedDelivery[]> {
  const { settings, deviceIds } = context;
  const targets: Pick<NewDelivery, 'channel' | 'deviceId'>[] = [
    ...(channels.includes('email') ? [{ channel: 'email' as const, deviceId: null }] : []),
    ...(channels.includes('push')
      ? deviceIds.map((deviceId) => ({ channel: 'push' as const, deviceId }))
      : []),
  ];
  const isTimeZoneNeeded = targets.some(({ channel }) =>
    dependsOnTimeZone({ category, channel }, settings),
  );
  const { timeZone } = isTimeZoneNeeded ? await readPreferences(tx, userId) : { timeZone: 'UTC' };

  return targets.map((target) => {
    const { channel } = target;
    const earliest = addMilliseconds(now, channel === 'email' ? emailDelayOf(category) : 0);

    return {
      ...target,
      ...deliveryTimeOf({ category, channel }, settings, { timeZone, now: earliest }),
    };
  });
}

/** How long an email waits for the notification to be read in the app, in milliseconds. */
function emailDelayOf(category: NotificationCategory): number {
  return categoryRules[category].emailDelayMinutes * minute;
}
