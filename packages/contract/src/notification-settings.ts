import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { notificationChannels } from './notification-catalogue.ts';
import { notificationCategory, notificationObject } from './notifications.ts';
import { id, instant, singleLineText, successReply } from './values.ts';

export const notificationChannel = z.enum(notificationChannels);

const channelSetting = z.object({
  isEnabled: z.boolean(),
  /** Always on. */
  isLocked: z.boolean(),
});

const categorySetting = z.object({
  category: notificationCategory,
  app: channelSetting,
  email: channelSetting,
  push: channelSetting,
});
export type CategorySetting = z.infer<typeof categorySetting>;

const minuteOfDay = z.number().int().min(0).max(1_439);
const weekday = z.number().int().min(1).max(7);

/** Times are in the user's time zone; days are 1 for Monday to 7. */
export const quietHours = z
  .strictObject({
    /** Minutes after midnight. If the end is before the start, it is on the next day. */
    start: minuteOfDay,
    end: minuteOfDay,
    /** Days on which quiet hours start. */
    weekdays: z.array(weekday).min(1).max(7),
  })
  .refine(({ start, end }) => start !== end, { error: 'quiet_hours_never_end', path: ['end'] });
export type QuietHours = z.infer<typeof quietHours>;

export const emailCadences = ['instant', 'daily', 'weekly'] as const;

/** When emails and push notifications are delivered. */
export const deliverySettings = z.strictObject({
  /** Null without quiet hours. */
  quietHours: quietHours.nullable(),
  /** Whether emails of goals and achievements are sent at once or summarized. */
  emailCadence: z.enum(emailCadences),
  /** Time of the summary, in minutes after midnight. */
  digestAt: minuteOfDay,
  /** Day of the weekly summary. */
  digestWeekday: weekday,
});
export type DeliverySettings = z.infer<typeof deliverySettings>;

const delivery = deliverySettings.extend({
  /** The next summary, if it is daily or weekly. */
  nextDigestAt: instant.nullable(),
  /** The end of the current quiet hours; null outside of them. */
  quietUntil: instant.nullable(),
  /** Emails and push notifications that wait, and when the first is due. */
  waiting: z.object({ count: z.number().int(), nextAt: instant.nullable() }),
  /** Whether the user's mail server rejected an email, so that only emails of the account are sent. */
  isEmailSuppressed: z.boolean(),
});
export type Delivery = z.infer<typeof delivery>;

const pushDevice = z.object({
  id,
  /** Browser and operating system, "Firefox, Linux"; empty if unknown. */
  name: z.string(),
  addedAt: instant,
  lastSentAt: instant.nullable(),
  /** SHA-256 of the subscription's endpoint, base64url, by which a browser recognizes its own. */
  endpointHash: z.string(),
});
export type PushDevice = z.infer<typeof pushDevice>;

/** A subscription of a browser, as `PushSubscription.toJSON()` returns it. */
const pushSubscription = z.strictObject({
  endpoint: z.url({ protocol: /^https$/ }).max(1_000),
  keys: z.strictObject({
    /** Public key of the browser, P-256, base64url. */
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    /** Authentication secret, 16 bytes, base64url. */
    auth: z.string().regex(/^[\w-]{22}(?:==)?$/),
  }),
});

const mutedObject = notificationObject.extend({ title: z.string(), mutedAt: instant });
export type MutedObject = z.infer<typeof mutedObject>;

/** Channels, times, devices and muted objects. */
export const notificationSettings = {
  listPreferences: endpoint({
    summary: 'List for each category which channels are on, and which cannot be turned off',
    method: 'GET',
    path: '/api/notifications/preferences',
    access: 'user',
    scope: 'notifications:read',
    reply: z.object({ items: z.array(categorySetting) }),
    fails: [],
  }),

  changePreference: endpoint({
    summary: 'Turn a channel of a category on or off',
    method: 'PUT',
    path: '/api/notifications/preferences/:category/:channel',
    access: 'user',
    params: z.object({ category: notificationCategory, channel: notificationChannel }),
    body: z.strictObject({ isEnabled: z.boolean() }),
    reply: categorySetting,
    fails: ['notification_channel_locked'],
  }),

  readDelivery: endpoint({
    summary: 'Read quiet hours and the digest, with pending deliveries and when they are due',
    method: 'GET',
    path: '/api/notifications/delivery',
    access: 'user',
    scope: 'notifications:read',
    reply: delivery,
    fails: [],
  }),

  changeDelivery: endpoint({
    summary: 'Change quiet hours or the digest; pending deliveries are rescheduled',
    method: 'PATCH',
    path: '/api/notifications/delivery',
    access: 'user',
    body: z.strictObject(deliverySettings.partial().shape),
    reply: delivery,
    fails: [],
  }),

  resumeEmail: endpoint({
    summary: 'Send emails again to an address whose mail server rejected one',
    method: 'POST',
    path: '/api/notifications/email/resume',
    access: 'user',
    reply: delivery,
    fails: [],
  }),

  listDevices: endpoint({
    summary: 'List the browsers that receive push notifications, with the server’s public key',
    method: 'GET',
    path: '/api/notifications/devices',
    access: 'user',
    reply: z.object({
      items: z.array(pushDevice),
      /** Public key (VAPID, RFC 8292) that a browser needs to subscribe, base64url. */
      publicKey: z.string(),
    }),
    fails: [],
  }),

  addDevice: endpoint({
    summary: 'Add the push subscription of this browser; it ends with the session',
    method: 'POST',
    path: '/api/notifications/devices',
    access: 'user',
    body: pushSubscription,
    reply: pushDevice,
    fails: ['push_endpoint_invalid', 'push_devices_full'],
  }),

  removeDevice: endpoint({
    summary: 'Stop push notifications to a browser',
    method: 'DELETE',
    path: '/api/notifications/devices/:id',
    access: 'user',
    params: z.object({ id }),
    reply: successReply,
    fails: [],
  }),

  testDevice: endpoint({
    summary: 'Send a test notification to a browser and reply once its push service accepted it',
    method: 'POST',
    path: '/api/notifications/devices/:id/test',
    access: 'user',
    params: z.object({ id }),
    reply: successReply,
    fails: ['push_device_not_found', 'push_failed'],
  }),

  listMuted: endpoint({
    summary: 'List muted objects, newest first',
    method: 'GET',
    path: '/api/notifications/muted',
    access: 'user',
    scope: 'notifications:read',
    reply: z.object({ items: z.array(mutedObject) }),
    fails: [],
  }),

  mute: endpoint({
    summary: 'Mute an object: it sends no more notifications, except for security',
    method: 'PUT',
    path: '/api/notifications/muted/:type/:id',
    access: 'user',
    params: notificationObject,
    body: z.strictObject({
      /** Shown in the list of muted objects. */
      title: singleLineText(limits.titleMax),
    }),
    reply: mutedObject,
    fails: ['muted_objects_full'],
  }),

  unmute: endpoint({
    summary: 'Unmute an object',
    method: 'DELETE',
    path: '/api/notifications/muted/:type/:id',
    access: 'user',
    params: notificationObject,
    reply: successReply,
    fails: [],
  }),
};
