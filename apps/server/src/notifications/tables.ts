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

/** What somebody was told. Ids are made in the order of time, so they are also the order of the list. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    params: jsonb('params').$type<Record<string, unknown>>().notNull(),
    /** What it is about: the same is told to the same person once. */
    about: text('about'),
    /** False for one that its reader does not want in the list: it stays so that it is told once. */
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

/** Choices that differ from what is usual for their kind and channel. */
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
