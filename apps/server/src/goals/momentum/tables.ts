import { date, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';

/** What the days of a writer came to up to one of more than a year ago, so that nobody walks through all of them again. */
export const streakMarks = pgTable('streak_marks', {
  userId: uuid('user_id').primaryKey(),
  on: date('on_date', { mode: 'string' }).notNull(),
  /** Of what keeps days free up to then; where that has changed since, the mark says nothing. */
  basis: text('basis').notNull(),
  current: integer('current').notNull(),
  best: integer('best').notNull(),
  total: integer('total').notNull(),
  freezes: smallint('freezes').notNull(),
  frozen: integer('frozen').notNull(),
});
