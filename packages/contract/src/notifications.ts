import * as z from 'zod';
import { achievementCode } from './achievements.ts';
import { endpoint } from './endpoint.ts';
import { geoLocation } from './geo-location.ts';
import { limits } from './limits.ts';
import { measure, unitName } from './progress-values.ts';
import { id, instant, successReply } from './values.ts';

/** Notification kinds and channels: the in-app list with its unread count, or email. */
export const notificationKinds = [
  'welcome',
  'goal_reached',
  'milestone_reached',
  'achievement',
  'goal_reminder',
  'goal_overdue',
  'new_sign_in',
  'trash_soon_erased',
  'data_ready',
] as const;
export const notificationKind = z.enum(notificationKinds);
export type NotificationKind = z.infer<typeof notificationKind>;

export const notificationChannels = ['app', 'mail'] as const;
export const notificationChannel = z.enum(notificationChannels);
export type NotificationChannel = z.infer<typeof notificationChannel>;

/** Parameters of each kind. The text is created when it is displayed, in the reader's language. */
export const notificationParams = {
  welcome: z.object({}),
  goal_reached: z.object({
    title: z.string(),
    amount: z.number().int(),
    measure,
    unit: unitName.default(''),
  }),
  /** All milestones reached by one change. */
  milestone_reached: z.object({
    reached: z
      .array(
        z.object({
          /** Empty for a percentage milestone. */
          title: z.string(),
          goal: z.string(),
          share: z.number().int().nullable(),
        }),
      )
      .min(1),
  }),
  /** All achievements earned at once, each with its highest tier. */
  achievement: z.object({
    earned: z.array(z.object({ code: achievementCode, tier: z.number().int() })).min(1),
  }),
  goal_reminder: z.object({ title: z.string() }),
  goal_overdue: z.object({ title: z.string() }),
  new_sign_in: z.object({
    at: instant,
    /** Browser and operating system, "Firefox, Linux"; empty if unknown. */
    device: z.string(),
    /** The IP address range and its approximate location. */
    range: z.string(),
    place: geoLocation.nullable(),
  }),
  trash_soon_erased: z.object({ texts: z.number().int(), title: z.string(), eraseOn: instant }),
  data_ready: z.object({ expiresAt: instant }),
} satisfies Record<NotificationKind, z.core.$ZodType>;

export type NotificationParams = {
  [Kind in NotificationKind]: z.infer<(typeof notificationParams)[Kind]>;
};

/** A notification before it is stored: its kind and parameters. */
export type NotificationContent = {
  [Kind in NotificationKind]: { kind: Kind; params: NotificationParams[Kind] };
}[NotificationKind];

const notificationBase = { id, createdAt: instant, isRead: z.boolean(), isArchived: z.boolean() };
const { welcome, goal_reached, milestone_reached, achievement } = notificationParams;
const { new_sign_in, trash_soon_erased, data_ready } = notificationParams;
const { goal_reminder, goal_overdue } = notificationParams;

export const notification = z.discriminatedUnion('kind', [
  z.object({ ...notificationBase, kind: z.literal('welcome'), params: welcome }),
  z.object({ ...notificationBase, kind: z.literal('goal_reached'), params: goal_reached }),
  z.object({
    ...notificationBase,
    kind: z.literal('milestone_reached'),
    params: milestone_reached,
  }),
  z.object({ ...notificationBase, kind: z.literal('achievement'), params: achievement }),
  z.object({ ...notificationBase, kind: z.literal('goal_reminder'), params: goal_reminder }),
  z.object({ ...notificationBase, kind: z.literal('goal_overdue'), params: goal_overdue }),
  z.object({ ...notificationBase, kind: z.literal('new_sign_in'), params: new_sign_in }),
  z.object({
    ...notificationBase,
    kind: z.literal('trash_soon_erased'),
    params: trash_soon_erased,
  }),
  z.object({ ...notificationBase, kind: z.literal('data_ready'), params: data_ready }),
]);
export type Notification = z.infer<typeof notification>;

export const notificationFilters = ['unread', 'all', 'archived'] as const;
export const notificationFilter = z.enum(notificationFilters);
export type NotificationFilter = z.infer<typeof notificationFilter>;

const preference = z.object({
  kind: notificationKind,
  app: z.boolean(),
  mail: z.boolean(),
});
export type NotificationPreference = z.infer<typeof preference>;

export const notifications = {
  list: endpoint({
    summary: 'List notifications, newest first: not archived, unread only, or archived',
    method: 'GET',
    path: '/api/notifications',
    access: 'user',
    scope: 'notifications:read',
    query: z.object({
      show: notificationFilter.default('all'),
      /** Cursor: id of the last notification of the previous page. */
      before: id.optional(),
      size: z.coerce.number().int().min(1).max(limits.pageSizeMax).default(limits.pageSize),
    }),
    reply: z.object({
      items: z.array(notification),
      /** Cursor for the next page; null at the end. */
      next: id.nullable(),
    }),
    fails: [],
  }),

  readUnreadCount: endpoint({
    summary: 'Count unread notifications, up to 100',
    method: 'GET',
    path: '/api/notifications/unread',
    access: 'user',
    scope: 'notifications:read',
    reply: z.object({ unread: z.number().int() }),
    fails: [],
  }),

  change: endpoint({
    summary: 'Mark a notification as read or unread, archive or unarchive it',
    method: 'PATCH',
    path: '/api/notifications/:id',
    access: 'user',
    params: z.object({ id }),
    body: z.strictObject({ isRead: z.boolean().optional(), isArchived: z.boolean().optional() }),
    reply: notification,
    fails: ['notification_not_found'],
  }),

  markAllRead: endpoint({
    summary: 'Mark all notifications up to a given one as read; later ones stay unread',
    method: 'POST',
    path: '/api/notifications/read-all',
    access: 'user',
    body: z.strictObject({ upTo: id }),
    reply: successReply,
    fails: [],
  }),

  listPreferences: endpoint({
    summary: 'List the notification preferences: in-app and email, per kind',
    method: 'GET',
    path: '/api/notifications/preferences',
    access: 'user',
    scope: 'notifications:read',
    reply: z.object({ items: z.array(preference) }),
    fails: [],
  }),

  changePreference: endpoint({
    summary: 'Turn a notification kind on or off for a channel',
    method: 'PUT',
    path: '/api/notifications/preferences/:kind/:channel',
    access: 'user',
    params: z.object({ kind: notificationKind, channel: notificationChannel }),
    body: z.strictObject({ wanted: z.boolean() }),
    reply: preference,
    fails: [],
  }),
};
