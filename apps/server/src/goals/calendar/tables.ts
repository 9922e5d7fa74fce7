import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

/** The secret address of a user's calendar feed. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: uuid('user_id').primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  /** The encrypted token, to show it to its owner again. */
  sealed: text('sealed').notNull(),
  madeAt: instant('made_at').notNull(),
});
