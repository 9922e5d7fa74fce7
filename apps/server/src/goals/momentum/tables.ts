import { date, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';

/** The streak as of a day more than a year ago, so that older days need not be calculated again. */
export const streakCheckpoints = pgTable('streak_marks', {
  userId: uuid('user_id').primaryKey(),
  on: date('on_date', { mode: 'string' }).notNull(),
  /** Hash of what made days free up to then; the checkpoint is invalid when it differs. */
  basis: text('basis').notNull(),
  current: integer('current').notNull(),
  best: integer('best').notNull(),
  total: integer('total').notNull(),
  freezes: smallint('freezes').notNull(),
  frozen: integer('frozen').notNull(),
});
