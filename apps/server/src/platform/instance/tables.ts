import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core';

/** The one row of the installation that the database belongs to. */
export const instance = pgTable(
  'instance',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    /** Signed with the secret that the database was first started with; tells nothing of it. */
    secretCheck: text('secret_check').notNull(),
  },
  (table) => [check('instance_only', sql`${table.isOnly}`)],
);
