import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core';

/** A single row that identifies the server secret of this database. */
export const instance = pgTable(
  'instance',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    /** A signature by the secret that the database was initialized with; does not reveal it. */
    secretCheck: text('secret_check').notNull(),
  },
  (table) => [check('instance_only', sql`${table.isOnly}`)],
);
