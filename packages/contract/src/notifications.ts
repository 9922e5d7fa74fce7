import * as z from 'zod';
import { achievementCode } from './achievements.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { place } from './place.ts';
import { measure, unitName } from './progress-values.ts';
import { done, id, instant } from './values.ts';

/** What is told, and where: in the list with its unread figure, or by mail besides. */
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

/** What each kind says beside its words. The words are made when they are read, in the reader's language. */
export const notificationParams = {
  welcome: z.object({}),
  goal_reached: z.object({
    title: z.string(),
    amount: z.number().int(),
    measure,
    unit: unitName.default(''),
  }),
  /** All that one change came to. */
  milestone_reached: z.object({
    reached: z
      .array(
        z.object({
          /** Empty for a share of the goal. */
          title: z.string(),
          goal: z.string(),
          share: z.number().int().nullable(),
        }),
      )
      .min(1),
  }),
  /** All that was earned at once, of each the highest tier. */
  achievement: z.object({
    earned: z.array(z.object({ code: achievementCode, tier: z.number().int() })).min(1),
  }),
  goal_reminder: z.object({ title: z.string() }),
  goal_overdue: z.object({ title: z.string() }),
  new_sign_in: z.object({
    at: instant,
    /** Browser and system by their own names, "Firefox, Linux"; empty when it did not say. */
    device: z.string(),
    /** The address range it came from, and where that is thought to be. */
    range: z.string(),
    place: place.nullable(),
  }),
  trash_soon_erased: z.object({ texts: z.number().int(), title: z.string(), eraseOn: instant }),
  data_ready: z.object({ expiresAt: instant }),
} satisfies Record<NotificationKind, z.core.$ZodType>;

export type NotificationParams = {
  [Kind in NotificationKind]: z.infer<(typeof notificationParams)[Kind]>;
};

/** A notification before it is kept: its kind with what that kind says. */
export type Told = {
  [Kind in NotificationKind]: { kind: Kind; params: NotificationParams[Kind] };
}[NotificationKind];

const kept = { id, createdAt: instant, isRead: z.boolean(), isArchived: z.boolean() };
const { welcome, goal_reached, milestone_reached, achievement } = notificationParams;
const { new_sign_in, trash_soon_erased, data_ready } = notificationParams;
const { goal_reminder, goal_overdue } = notificationParams;

export const notification = z.discriminatedUnion('kind', [
  z.object({ ...kept, kind: z.literal('welcome'), params: welcome }),
  z.object({ ...kept, kind: z.literal('goal_reached'), params: goal_reached }),
  z.object({ ...kept, kind: z.literal('milestone_reached'), params: milestone_reached }),
  z.object({ ...kept, kind: z.literal('achievement'), params: achievement }),
  z.object({ ...kept, kind: z.literal('goal_reminder'), params: goal_reminder }),
  z.object({ ...kept, kind: z.literal('goal_overdue'), params: goal_overdue }),
  z.object({ ...kept, kind: z.literal('new_sign_in'), params: new_sign_in }),
  z.object({ ...kept, kind: z.literal('trash_soon_erased'), params: trash_soon_erased }),
  z.object({ ...kept, kind: z.literal('data_ready'), params: data_ready }),
]);
export type Notification = z.infer<typeof notification>;

export const notificationShows = ['unread', 'all', 'archived'] as const;
export const notificationShow = z.enum(notificationShows);
export type NotificationShow = z.infer<typeof notificationShow>;

const preference = z.object({
  kind: notificationKind,
  app: z.boolean(),
  mail: z.boolean(),
});
export type NotificationPreference = z.infer<typeof preference>;

export const notifications = {
  list: endpoint({
    summary: 'Notifications, newest first: those not archived, only the unread, or the archived',
    method: 'GET',
    path: '/api/notifications',
    access: 'user',
    scope: 'notifications:read',
    query: z.object({
      show: notificationShow.default('all'),
      /** The last one of the page before. */
      before: id.optional(),
      size: z.coerce.number().int().min(1).max(limits.pageSizeMax).default(limits.pageSize),
    }),
    reply: z.object({
      items: z.array(notification),
      /** What to ask for next as `before`; null at the end. */
      next: id.nullable(),
    }),
    fails: [],
  }),

  readUnread: endpoint({
    summary: 'How many are unread, counted up to 100',
    method: 'GET',
    path: '/api/notifications/unread',
    access: 'user',
    scope: 'notifications:read',
    reply: z.object({ unread: z.number().int() }),
    fails: [],
  }),

  change: endpoint({
    summary: 'Mark as read or unread, put into the archive or take out of it',
    method: 'PATCH',
    path: '/api/notifications/:id',
    access: 'user',
    params: z.object({ id }),
    body: z.strictObject({ isRead: z.boolean().optional(), isArchived: z.boolean().optional() }),
    reply: notification,
    fails: ['notification_not_found'],
  }),

  readAll: endpoint({
    summary: 'Mark as read what came up to one of them; what comes meanwhile stays unread',
    method: 'POST',
    path: '/api/notifications/read-all',
    access: 'user',
    body: z.strictObject({ upTo: id }),
    reply: done,
    fails: [],
  }),

  listPreferences: endpoint({
    summary: 'For each kind whether it goes into the list and whether it goes out by mail',
    method: 'GET',
    path: '/api/notifications/preferences',
    access: 'user',
    scope: 'notifications:read',
    reply: z.object({ items: z.array(preference) }),
    fails: [],
  }),

  changePreference: endpoint({
    summary: 'Choose whether a kind is wanted on a channel',
    method: 'PUT',
    path: '/api/notifications/preferences/:kind/:channel',
    access: 'user',
    params: z.object({ kind: notificationKind, channel: notificationChannel }),
    body: z.strictObject({ wanted: z.boolean() }),
    reply: preference,
    fails: [],
  }),
};
