import type {
  NotificationKind,
  NotificationObjectType,
} from '@longhand/contract/notification-catalogue';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../platform/db/columns.ts';

/** The order of the list: by UUIDv7 of the notification, or of the end of its snooze. */
export function positionOf(table: { sortKey: AnyPgColumn; id: AnyPgColumn }): SQL<string> {
  return sql<string>`coalesce(${table.sortKey}, ${table.id})`;
}

/** Notifications of users. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    params: jsonb('params').$type<Record<string, unknown>>().notNull(),
    /** Deduplication key: a user gets one notification per kind and key. */
    about: text('about'),
    /** The object it is about; users can mute it. */
    objectType: text('object_type').$type<NotificationObjectType>(),
    objectId: uuid('object_id'),
    /** False when the user disabled the category in the list or muted the object; the row remains for deduplication. */
    listed: boolean('listed').notNull(),
    /** Position in the list, UUIDv7, set when a snooze ends; null for the id. */
    sortKey: uuid('sort_key'),
    createdAt: instant('created_at').notNull(),
    /** When the user opened the list and it was in it. */
    seenAt: instant('seen_at'),
    readAt: instant('read_at'),
    archivedAt: instant('archived_at'),
    /** Not listed until then; null when not snoozed. */
    snoozedUntil: instant('snoozed_until'),
  },
  (table) => [
    unique('notifications_once').on(table.userId, table.kind, table.about),
    index('notifications_position').on(table.userId, positionOf(table)),
    index('notifications_unread_position')
      .on(table.userId, positionOf(table))
      .where(sql`listed and read_at is null and archived_at is null and snoozed_until is null`),
    index('notifications_snoozed').on(table.snoozedUntil).where(sql`snoozed_until is not null`),
  ],
);

/** Objects whose notifications are neither listed nor sent. */
export const mutedObjects = pgTable(
  'muted_objects',
  {
    userId: uuid('user_id').notNull(),
    objectType: text('object_type').$type<NotificationObjectType>().notNull(),
    objectId: uuid('object_id').notNull(),
    title: text('title').notNull(),
    mutedAt: instant('muted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.objectType, table.objectId] })],
);

/** Preferences per kind, replaced by those per category. No code reads them; the next release drops the table. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: uuid('user_id').notNull(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    channel: text('channel').$type<'app' | 'mail'>().notNull(),
    wanted: boolean('wanted').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.channel] })],
);
