import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The secret address of a user's calendar feed. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: uuid('user_id').primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  /** The encrypted token, to show it to its owner again. */
  sealed: text('sealed').notNull(),
  madeAt: timestamp('made_at', { withTimezone: true, mode: 'date' }).notNull(),
});
