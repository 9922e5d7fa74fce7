import * as z from 'zod';
import { achievementCode } from './achievements.ts';
import { endpoint } from './endpoint.ts';
import { geoLocation } from './geo-location.ts';
import { limits } from './limits.ts';
import {
  type NotificationKind,
  notificationCategories,
  notificationKinds,
  notificationObjectTypes,
} from './notification-catalogue.ts';
import { measure, reportUnit, unitName } from './progress-values.ts';
import { exportFormat } from './reports-export.ts';
import { id, instant, localDate, successReply } from './values.ts';

/** Kinds of notifications; `notification-catalogue.ts` has their rules. */
export const notificationKind = z.enum(notificationKinds);

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
  /** The writer’s name is empty if unknown, the title if the text has none. */
  text_published: z.object({ writer: z.string(), title: z.string() }),
  data_ready: z.object({ expiresAt: instant }),
  report_ready: z.object({
    period: reportUnit,
    from: localDate,
    to: localDate,
    /** Days with an entry, and the amount written, in parts of the measure. */
    days: z.number().int(),
    amount: z.number().int(),
    measure,
    unit: unitName.default(''),
    /** No more reports of this period are created until the writer logs something. */
    isLast: z.boolean(),
  }),
  export_ready: z.object({ format: exportFormat, expiresAt: instant }),
  /** Names are empty if unknown; `group` is empty for a conversation of two. */
  message_received: z.object({ sender: z.string(), group: z.string() }),
  message_request: z.object({ sender: z.string() }),
} satisfies Record<NotificationKind, z.core.$ZodType>;

export type NotificationParams = {
  [Kind in NotificationKind]: z.infer<(typeof notificationParams)[Kind]>;
};

/** A notification before it is stored: its kind and parameters. */
export type NotificationContent = {
  [Kind in NotificationKind]: { kind: Kind; params: NotificationParams[Kind] };
}[NotificationKind];

export const notificationObject = z.object({ type: z.enum(notificationObjectTypes), id });

const notificationBase = {
  id,
  createdAt: instant,
  /** Whether the user opened the list while it contained this. Seen notifications are not counted in the badge. */
  isSeen: z.boolean(),
  isRead: z.boolean(),
  isArchived: z.boolean(),
  /** Hidden from the list until then; null if not snoozed. */
  snoozedUntil: instant.nullable(),
  /** The object it is about; users can mute it. Null for several objects or none. */
  object: notificationObject.nullable(),
};
const { welcome, goal_reached, milestone_reached, achievement } = notificationParams;
const { new_sign_in, trash_soon_erased, data_ready, report_ready, export_ready } =
  notificationParams;
const { goal_reminder, goal_overdue, message_received, message_request } = notificationParams;
const { text_published } = notificationParams;

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
  z.object({ ...notificationBase, kind: z.literal('text_published'), params: text_published }),
  z.object({ ...notificationBase, kind: z.literal('data_ready'), params: data_ready }),
  z.object({ ...notificationBase, kind: z.literal('report_ready'), params: report_ready }),
  z.object({ ...notificationBase, kind: z.literal('export_ready'), params: export_ready }),
  z.object({ ...notificationBase, kind: z.literal('message_received'), params: message_received }),
  z.object({ ...notificationBase, kind: z.literal('message_request'), params: message_request }),
]);
export type Notification = z.infer<typeof notification>;

export const notificationFilters = ['unread', 'all', 'snoozed', 'archived'] as const;
export const notificationFilter = z.enum(notificationFilters);
export type NotificationFilter = z.infer<typeof notificationFilter>;

export const notificationCategory = z.enum(notificationCategories);

export const notifications = {
  list: endpoint({
    summary:
      'List notifications, newest first: all, unread only, snoozed or archived; optionally of one category',
    method: 'GET',
    path: '/api/notifications',
    access: 'user',
    scope: 'notifications:read',
    query: z.object({
      show: notificationFilter.default('all'),
      category: notificationCategory.optional(),
      /** Cursor: `next` of the previous page. */
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
    summary: 'Count unread notifications, and those not yet seen in the list, each up to 100',
    method: 'GET',
    path: '/api/notifications/unread',
    access: 'user',
    scope: 'notifications:read',
    reply: z.object({ unread: z.number().int(), unseen: z.number().int() }),
    fails: [],
  }),

  change: endpoint({
    summary:
      'Mark a notification as read or unread, archive or unarchive it, snooze it or end its snooze. Reading, archiving and snoozing cancel pending emails and push notifications',
    method: 'PATCH',
    path: '/api/notifications/:id',
    access: 'user',
    params: z.object({ id }),
    body: z.strictObject({
      isRead: z.boolean().optional(),
      isArchived: z.boolean().optional(),
      /** At most a year ahead. */
      snoozedUntil: instant.nullable().optional(),
    }),
    reply: notification,
    fails: ['notification_not_found', 'snooze_time_invalid'],
  }),

  markAllRead: endpoint({
    summary:
      'Mark all listed notifications up to a given one as read; later ones stay unread. Returns the time by which the undo request identifies it',
    method: 'POST',
    path: '/api/notifications/read-all',
    access: 'user',
    body: z.strictObject({ upTo: id, category: notificationCategory.optional() }),
    reply: z.object({ readAt: instant }),
    fails: [],
  }),

  undoMarkAllRead: endpoint({
    summary: 'Mark the notifications as unread that one request marked as read',
    method: 'POST',
    path: '/api/notifications/read-all/undo',
    access: 'user',
    body: z.strictObject({ readAt: instant }),
    reply: successReply,
    fails: [],
  }),

  markSeen: endpoint({
    summary:
      'Mark all listed notifications up to a given one as seen; they are no longer counted in the badge',
    method: 'POST',
    path: '/api/notifications/seen',
    access: 'user',
    body: z.strictObject({ upTo: id }),
    reply: successReply,
    fails: [],
  }),
};
