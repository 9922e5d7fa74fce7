import type {
  NotificationCategory,
  NotificationChannel,
} from '@longhand/contract/notification-catalogue';
import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** Channels that a user turned on or off; the others have the default of their category. */
export const categoryPreferences = pgTable(
  'notification_category_preferences',
  {
    userId: uuid('user_id').notNull(),
    category: text('category').$type<NotificationCategory>().notNull(),
    channel: text('channel').$type<NotificationChannel>().notNull(),
    isEnabled: boolean('is_enabled').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.category, table.channel] })],
);
