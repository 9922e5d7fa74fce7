import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Requests of a minute that nodes have told each other of; see `request-limits.ts`. */
export const requestCounts = pgTable(
  'request_counts',
  {
    minute: timestamp('minute', { withTimezone: true, mode: 'date' }).notNull(),
    key: text('key').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.minute, table.key] })],
);
