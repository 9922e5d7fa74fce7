import { notificationCatalogue } from '@longhand/contract/notification-catalogue';
import type { DeliverySettings } from '@longhand/contract/notification-settings';
import { addMilliseconds } from '../../platform/clock.ts';
import type { ClaimedDelivery } from '../delivery-queries.ts';
import { deliveryTimeOf, reminderLifetime } from '../delivery-rules.ts';
import { type ChannelPreference, enabledChannels, isMutable } from '../preferences/rules.ts';

/** The user's settings at the time of the delivery. */
export type CurrentSettings = {
  preferences: readonly ChannelPreference[];
  settings: DeliverySettings;
  timeZone: string;
};

export type DeliveryDecision =
  | { is: 'send' }
  | { is: 'cancel' }
  | { is: 'postpone'; notBefore: Date };

/**
 * Decides about a due delivery: since it was created, the user may have read the notification, turned the channel off or set quiet hours,
 * or the server may have been down. A digest is sent at the time that the user chose, also during quiet hours.
 */
export function decideDelivery(
  { delivery, notification, isMuted }: ClaimedDelivery,
  { preferences, settings, timeZone }: CurrentSettings,
  now: Date,
): DeliveryDecision {
  const { category } = notificationCatalogue[notification.kind];
  const own = preferences.filter((preference) => preference.category === category);
  const isEnabled = enabledChannels(category, own).includes(delivery.channel);
  const { readAt, archivedAt, snoozedUntil } = notification;
  const isHandled = readAt !== null || archivedAt !== null || snoozedUntil !== null;
  const isLate =
    category === 'reminders' && addMilliseconds(notification.createdAt, reminderLifetime) <= now;
  const isMutedNow = isMuted && isMutable(category);
  if (isHandled || isLate || !isEnabled || isMutedNow) return { is: 'cancel' };
  if (delivery.isDigest) return { is: 'send' };

  const atOnce = { ...settings, emailCadence: 'instant' as const };
  const { notBefore } = deliveryTimeOf({ category, channel: delivery.channel }, atOnce, {
    timeZone,
    now,
  });

  return notBefore > now ? { is: 'postpone', notBefore } : { is: 'send' };
}
