import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Request counts per minute, shared between nodes; see `request-limits.ts`. */
export const requestCounts = pgTable(
  'request_counts',
  {
    minute: timestamp('minute', { withTimezone: true, mode: 'date' }).notNull(),
    key: text('key').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.minute, table.key] })],
);
