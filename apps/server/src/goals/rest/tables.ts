import { date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

/** Days that a user keeps free, planned ahead or recorded afterwards; goals have no targets on them. */
export const plannedRests = pgTable(
  'planned_rests',
  {
    /** Chosen by the client, so that repeated requests create one row. */
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    fromOn: date('from_on', { mode: 'string' }).notNull(),
    toOn: date('to_on', { mode: 'string' }).notNull(),
    label: text('label').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it was moved to the trash. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('planned_rests_user_day').on(table.userId, table.fromOn),
  ],
);
