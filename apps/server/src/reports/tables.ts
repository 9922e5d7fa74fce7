import type { Measure, ReportUnit } from '@longhand/contract/progress-values';
import type { ReportContent } from '@longhand/contract/report-content';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../platform/db/columns.ts';

/** Stored reports of completed weeks, months and years. */
export const reports = pgTable(
  'reports',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    period: text('period').$type<ReportUnit>().notNull(),
    from: date('from_on', { mode: 'string' }).notNull(),
    to: date('to_on', { mode: 'string' }).notNull(),
    content: jsonb('content').$type<ReportContent>().notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    entries: integer('entries').notNull(),
    writingDays: integer('writing_days').notNull(),
    measure: text('measure').$type<Measure>().notNull(),
    unit: text('unit').notNull(),
    isEmpty: boolean('is_empty').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at'),
    openedAt: instant('opened_at'),
  },
  (table) => [
    uniqueIndex('reports_user_period').on(table.userId, table.period, table.from),
    index('reports_user_end').on(table.userId, table.to, table.id),
  ],
);

/** When the job next checks whether a user's reports are due. */
export const reportSchedules = pgTable(
  'report_schedules',
  { userId: uuid('user_id').primaryKey(), dueAt: instant('due_at').notNull() },
  (table) => [index('report_schedules_due').on(table.dueAt)],
);
