import type { ComposedReport, CustomReportDefinition } from '@longhand/contract/reports-custom';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

/** Saved definitions of custom reports. */
export const customReports = pgTable(
  'custom_reports',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    definition: jsonb('definition').$type<CustomReportDefinition>().notNull(),
    version: integer('version').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('custom_reports_user').on(table.userId, table.updatedAt, table.id),
    index('custom_reports_deleted').on(table.deletedAt),
  ],
);

/** Copies of custom reports that anyone with the link can read. */
export const reportShares = pgTable(
  'report_shares',
  {
    reportId: uuid('report_id').primaryKey(),
    userId: uuid('user_id').notNull(),
    /** The link itself is only stored encrypted, so that a copy of the table opens no report. */
    tokenHash: text('token_hash').notNull().unique(),
    sealedToken: text('sealed_token').notNull(),
    /** The report as it was when it was shared. */
    report: jsonb('report').$type<ComposedReport>().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at'),
  },
  (table) => [index('report_shares_user').on(table.userId)],
);
