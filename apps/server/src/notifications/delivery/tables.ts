import type { DeliverySettings } from '@longhand/contract/notification-settings';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { notifications } from '../tables.ts';

/** Quiet hours and digest of a user. Times are minutes after midnight, days 1 for Monday to 7. */
export const deliverySettings = pgTable('notification_delivery_settings', {
  userId: uuid('user_id').primaryKey(),
  /** Null without quiet hours, as are the next two. */
  quietStart: smallint('quiet_start'),
  quietEnd: smallint('quiet_end'),
  quietWeekdays: smallint('quiet_weekdays').array(),
  emailCadence: text('email_cadence').$type<DeliverySettings['emailCadence']>().notNull(),
  digestAt: smallint('digest_at').notNull(),
  digestWeekday: smallint('digest_weekday').notNull(),
});

export type DeliveryState = 'pending' | 'sent' | 'cancelled' | 'failed';

/** Emails and push notifications to send, one per channel and device; inserted with their notification. */
export const deliveries = pgTable(
  'notification_deliveries',
  {
    id: uuid('id').primaryKey(),
    notificationId: uuid('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    channel: text('channel').$type<'email' | 'push'>().notNull(),
    /** The device of a push notification. It may be removed before this is sent. */
    deviceId: uuid('device_id'),
    state: text('state').$type<DeliveryState>().notNull(),
    /** Due from then on. A node that sends a push notification moves this ahead (lease), so that no other node sends it too. */
    notBefore: instant('not_before').notNull(),
    /** Whether the digest contains it. */
    isDigest: boolean('is_digest').notNull(),
    attempts: integer('attempts').notNull(),
    error: text('error'),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('notification_deliveries_due').on(table.notBefore).where(sql`state = 'pending'`),
    index('notification_deliveries_user').on(table.userId, table.state),
    index('notification_deliveries_notification').on(table.notificationId),
    index('notification_deliveries_finished')
      .on(table.finishedAt)
      .where(sql`finished_at is not null`),
  ],
);
