import {
  type NotificationCategory,
  notificationCatalogue,
} from '@longhand/contract/notification-catalogue';
import type { Locale } from '@longhand/contract/values';
import { textDirection } from '@longhand/locales';
import { day, second } from '../../platform/clock.ts';
import { digest } from '../../platform/secret.ts';
import { reminderLifetime } from '../delivery-rules.ts';
import { contentOf, pathOf } from '../present.ts';
import type { NotificationRow } from '../queries.ts';
import { notificationTextsFor, type Reader } from '../texts.ts';

/** The payload of a push notification, which the service worker shows; a click opens the path. */
export type PushPayload = {
  id: string;
  title: string;
  path: string;
  locale: Locale;
  dir: 'ltr' | 'rtl';
};

/** A message to a push service (RFC 8030). */
export type PushMessage = {
  payload: PushPayload;
  /** Seconds for which the push service keeps the message while the device is offline. */
  ttl: number;
  urgency: 'normal' | 'high';
  /** A message replaces an undelivered one with the same topic. At most 32 characters of base64url. */
  topic: string;
};

/** The message of a notification, in the reader's language. */
export function pushMessage(row: NotificationRow, reader: Reader): PushMessage {
  const { category } = notificationCatalogue[row.kind];

  return {
    payload: {
      id: row.id,
      title: notificationTextsFor(contentOf(row), reader).title,
      path: pathOf(row),
      locale: reader.locale,
      dir: textDirection(reader.locale),
    },
    ttl: ttlOf(category),
    urgency: category === 'security' ? 'high' : 'normal',
    topic: topicOf(row),
  };
}

function ttlOf(category: NotificationCategory): number {
  return (category === 'reminders' ? reminderLifetime : 3 * day) / second;
}

/** A newer notification of the same kind about the same object replaces the older one. */
function topicOf({ id, kind, objectType, objectId }: NotificationRow): string {
  return digest(objectId === null ? id : `${kind} ${objectType} ${objectId}`).slice(0, 32);
}

/** Bytes of a payload that every push service accepts, encrypted and with headers. */
export const payloadBytesMax = 3_000;

/** The payload as JSON; the title is shortened until it fits. */
export function serializePayload(payload: PushPayload, bytesMax = payloadBytesMax): string {
  const characters = Array.from(payload.title);
  let length = characters.length;
  let json = JSON.stringify(payload);
  while (Buffer.byteLength(json) > bytesMax && length > 0) {
    length = Math.floor(length * 0.9);
    json = JSON.stringify({ ...payload, title: `${characters.slice(0, length).join('')}…` });
  }

  return json;
}
