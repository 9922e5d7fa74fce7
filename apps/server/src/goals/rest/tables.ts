import { date, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** When it was moved to the trash. */
    deletedAt: timestamp('deleted_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('planned_rests_user_day').on(table.userId, table.fromOn),
  ],
);
