import { date, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Days that a writer keeps free beforehand or says afterwards to have kept free: nothing is asked of them. */
export const plannedRests = pgTable(
  'planned_rests',
  {
    /** Chosen by the client, so that sending twice plans once. */
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    fromOn: date('from_on', { mode: 'string' }).notNull(),
    toOn: date('to_on', { mode: 'string' }).notNull(),
    label: text('label').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** In the trash since then. */
    deletedAt: timestamp('deleted_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('planned_rests_user_day').on(table.userId, table.fromOn),
  ],
);
