import type { ExportChoice, ExportFileType, ExportStatus } from '@longhand/contract/reports-export';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { binary, instant } from '../../platform/db/columns.ts';

/** Files with a user’s own data, until they expire. */
export const reportExports = pgTable(
  'report_exports',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    choice: jsonb('choice').$type<ExportChoice>().notNull(),
    status: text('status').$type<ExportStatus>().notNull(),
    /** The job run that writes the file; an earlier one must stop. */
    runId: uuid('run_id'),
    runs: smallint('runs').notNull(),
    doneRows: integer('done_rows').notNull(),
    totalRows: integer('total_rows').notNull(),
    fileType: text('file_type').$type<ExportFileType>(),
    /** Size of the file in bytes. */
    size: bigint('size', { mode: 'number' }),
    createdAt: instant('created_at').notNull(),
    readyAt: instant('ready_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('report_exports_user').on(table.userId, table.createdAt),
    index('report_exports_expiry').on(table.expiresAt),
  ],
);

/** Gzipped parts of a file, so that any node can stream it without loading it into memory. */
export const reportExportParts = pgTable(
  'report_export_parts',
  {
    exportId: uuid('export_id')
      .notNull()
      .references(() => reportExports.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    content: binary('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.exportId, table.number] })],
);
