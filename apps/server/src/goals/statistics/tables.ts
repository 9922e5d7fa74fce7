import type { EntrySource, Measure } from '@longhand/contract/progress-values';
import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const day = (name: string) => date(name, { mode: 'string' });
const sum = (name: string) => bigint(name, { mode: 'number' });

/** What the entries of a row have in common. */
const groupColumns = {
  userId: uuid('user_id').notNull(),
  measure: text('measure').$type<Measure>().notNull(),
  unit: text('unit').notNull(),
  on: day('on_date').notNull(),
  /** `noProject` for entries without one, because a key cannot contain null. */
  projectId: uuid('project_id').notNull(),
  /** Digest of `tags`: twenty long tags are too large for an index. */
  tagsKey: text('tags_key').notNull(),
  tags: text('tags').array().notNull(),
};

/**
 * Sums of entries per day, measure, project, source and set of tags, updated with every entry. They grow with days, not with entries, and
 * answer every combination of filters.
 */
export const dailyStatistics = pgTable(
  'daily_statistics',
  {
    ...groupColumns,
    source: text('source').$type<EntrySource>().notNull(),
    amount: sum('amount').notNull(),
    entries: integer('entries').notNull(),
    /** Sum and number of the entries' moods. */
    moodSum: integer('mood_sum').notNull(),
    moods: integer('moods').notNull(),
  },
  ({ userId, measure, unit, on, projectId, source, tagsKey }) => [
    primaryKey({ columns: [userId, measure, unit, on, projectId, source, tagsKey] }),
    index('daily_statistics_user_project').on(userId, projectId, on),
    index('daily_statistics_moods').on(userId, on).where(sql`moods > 0`),
  ],
);

/** The same by hour of the writer’s clock, only for entries that know their hour: typed in the editor or timed. */
export const hourlyStatistics = pgTable(
  'hourly_statistics',
  {
    ...groupColumns,
    /** 0 to 23. */
    hour: smallint('hour').notNull(),
    amount: sum('amount').notNull(),
    entries: integer('entries').notNull(),
  },
  ({ userId, measure, unit, on, hour, projectId, tagsKey }) => [
    primaryKey({ columns: [userId, measure, unit, on, hour, projectId, tagsKey] }),
  ],
);

/** Sums of the daily statistics per month and project, so that totals over years need few rows. */
export const monthlyStatistics = pgTable(
  'monthly_statistics',
  {
    userId: uuid('user_id').notNull(),
    measure: text('measure').$type<Measure>().notNull(),
    unit: text('unit').notNull(),
    /** The first day of the month. */
    month: day('month').notNull(),
    projectId: uuid('project_id').notNull(),
    amount: sum('amount').notNull(),
    entries: integer('entries').notNull(),
  },
  ({ userId, measure, unit, month, projectId }) => [
    primaryKey({ columns: [userId, measure, unit, month, projectId] }),
  ],
);

/** Users whose statistics must be recounted from their entries. */
export const statisticsRecounts = pgTable('statistics_recounts', {
  userId: uuid('user_id').primaryKey(),
  requestedAt: timestamp('requested_at', { withTimezone: true, mode: 'date' }).notNull(),
});
