import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/** Request counts per minute, shared between nodes; see `request-limits.ts`. */
export const requestCounts = pgTable(
  'request_counts',
  {
    minute: instant('minute').notNull(),
    key: text('key').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.minute, table.key] })],
);
