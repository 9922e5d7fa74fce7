import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The secret address at which a calendar program reads a writer's plan. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: uuid('user_id').primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  /** The token itself, to be shown to its owner again. */
  sealed: text('sealed').notNull(),
  madeAt: timestamp('made_at', { withTimezone: true, mode: 'date' }).notNull(),
});
