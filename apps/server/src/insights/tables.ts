import type { StatementContent, StatementEvidence } from '@longhand/contract/insights-statements';
import type { TrendFigures } from '@longhand/contract/insights-trends';
import type { InsightSelection } from '@longhand/contract/insights-values';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../platform/db/columns.ts';

const day = (name: string) => date(name, { mode: 'string' });

/** Statements with a snapshot of their evidence. */
export const insightStatements = pgTable(
  'insight_statements',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    /** The local day of the evaluation. */
    madeOn: day('made_on').notNull(),
    content: jsonb('content').$type<StatementContent>().notNull(),
    evidence: jsonb('evidence').$type<StatementEvidence>().notNull(),
    score: doublePrecision('score').notNull(),
    /** The last day on which it is listed. */
    expiresOn: day('expires_on').notNull(),
    createdAt: instant('created_at').notNull(),
    dismissedAt: instant('dismissed_at'),
    isUseful: boolean('is_useful'),
  },
  (table) => [index('insight_statements_user').on(table.userId, table.madeOn, table.id)],
);

/** When the statements of a user were and will be evaluated. */
export const insightEvaluations = pgTable(
  'insight_evaluations',
  {
    userId: uuid('user_id').primaryKey(),
    evaluatedAt: instant('evaluated_at'),
    dueAt: instant('due_at').notNull(),
  },
  (table) => [index('insight_evaluations_due').on(table.dueAt)],
);

export const annotations = pgTable(
  'annotations',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    on: day('on_date').notNull(),
    label: text('label').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('annotations_user_day').on(table.userId, table.on, table.id)],
);

/** Stored trend reports with a snapshot of their data. */
export const trendReports = pgTable(
  'trend_reports',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    name: text('name').notNull(),
    query: jsonb('query').$type<InsightSelection>().notNull(),
    figures: jsonb('figures').$type<TrendFigures>().notNull(),
    from: day('from_on').notNull(),
    to: day('to_on').notNull(),
    /** Number of significant trends. */
    significant: integer('significant').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('trend_reports_user').on(table.userId, table.createdAt, table.id)],
);
