import type { NotificationChannel, NotificationKind } from '@longhand/contract/notifications';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Notifications of users. IDs are UUIDv7, so their order is the order of the list. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    params: jsonb('params').$type<Record<string, unknown>>().notNull(),
    /** Deduplication key: a user gets one notification per kind and key. */
    about: text('about'),
    /** False when the user disabled this kind in the list; the row remains for deduplication. */
    listed: boolean('listed').notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
    archivedAt: instant('archived_at'),
  },
  (table) => [
    unique('notifications_once').on(table.userId, table.kind, table.about),
    index('notifications_list').on(table.userId, table.id),
    index('notifications_unread')
      .on(table.userId, table.id)
      .where(sql`listed and read_at is null and archived_at is null`),
  ],
);

/** Choices that differ from the default of their kind and channel. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: uuid('user_id').notNull(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    channel: text('channel').$type<NotificationChannel>().notNull(),
    wanted: boolean('wanted').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.channel] })],
);
