import type { LiveSlice } from '@longhand/contract/raw-routes';
import { bigint, index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/** When a user last had an open page, written at most once a minute. */
export const livePresence = pgTable('live_presence', {
  userId: uuid('user_id').primaryKey(),
  seenAt: instant('seen_at').notNull(),
});

/** Live events per user, kept for two days so that a lost connection can resume. */
export const liveEvents = pgTable(
  'live_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id').notNull(),
    stale: jsonb('stale').$type<LiveSlice[]>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('live_events_user').on(table.userId, table.id),
    index('live_events_created').on(table.createdAt),
  ],
);
