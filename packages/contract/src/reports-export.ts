import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { id, instant, localDate, singleLineText, successReply } from './values.ts';

/** `png` has the charts of the entries; all others have tables. */
export const exportFormats = ['xlsx', 'csv', 'json', 'pdf', 'png'] as const;
export const exportFormat = z.enum(exportFormats);
export type ExportFormat = z.infer<typeof exportFormat>;

/** `texts` has the measures of texts, not the texts. */
export const exportSections = ['entries', 'goals', 'sessions', 'texts', 'reports'] as const;
export const exportSection = z.enum(exportSections);
export type ExportSection = z.infer<typeof exportSection>;

/** The kind of the file: several tables as CSV, several charts, or a long PDF are one ZIP archive. */
export const exportFileTypes = ['csv', 'json', 'pdf', 'png', 'xlsx', 'zip'] as const;
export type ExportFileType = (typeof exportFileTypes)[number];

const status = z.enum(['waiting', 'running', 'ready', 'failed', 'canceled']);
export type ExportStatus = z.infer<typeof status>;

/** What is exported. Null means no restriction. */
export const exportChoice = z.strictObject({
  format: exportFormat,
  sections: z.array(exportSection).min(1).max(exportSections.length),
  /** Both days are included. Without an end the range ends today. */
  from: localDate.nullable().default(null),
  to: localDate.nullable().default(null),
  /** For entries and texts; goals, sessions and reports have no project of their own. */
  projectId: id.nullable().default(null),
  tag: singleLineText(limits.tagMax).min(1).nullable().default(null),
});
export type ExportChoice = z.infer<typeof exportChoice>;

export const reportExport = z.object({
  id,
  choice: exportChoice,
  status,
  /** Rows that are written, of all rows. */
  doneRows: z.number().int(),
  totalRows: z.number().int(),
  /** Of the finished file: its kind, and its size in bytes. */
  fileType: z.enum(exportFileTypes).nullable(),
  size: z.number().int().nullable(),
  createdAt: instant,
  readyAt: instant.nullable(),
  /** When it is deleted with its file. */
  expiresAt: instant,
});
export type ReportExport = z.infer<typeof reportExport>;

const params = z.object({ id });

/** Files with the writer’s own data, made by a job and kept for some days. */
export const reportExports = {
  listExports: endpoint({
    summary: 'List the exports that are not yet deleted, newest first',
    method: 'GET',
    path: '/api/reports/exports',
    access: 'user',
    reply: z.object({ items: z.array(reportExport) }),
    fails: [],
  }),

  createExport: endpoint({
    summary: 'Start an export; the user is notified when its file is ready',
    method: 'POST',
    path: '/api/reports/exports',
    access: 'user',
    body: exportChoice,
    reply: reportExport,
    fails: [
      ...(['range_reversed', 'range_too_long', 'project_not_found'] as const),
      ...(['export_empty', 'export_limit'] as const),
    ],
  }),

  cancelExport: endpoint({
    summary: 'Stop an export; one that is ready stays as it is',
    method: 'POST',
    path: '/api/reports/exports/:id/cancel',
    access: 'user',
    params,
    reply: reportExport,
    fails: ['export_not_found'],
  }),

  retryExport: endpoint({
    summary: 'Start a failed or canceled export again; any other stays as it is',
    method: 'POST',
    path: '/api/reports/exports/:id/retry',
    access: 'user',
    params,
    reply: reportExport,
    fails: ['export_not_found'],
  }),

  removeExport: endpoint({
    summary: 'Delete an export with its file',
    method: 'DELETE',
    path: '/api/reports/exports/:id',
    access: 'user',
    params,
    reply: successReply,
    fails: ['export_not_found'],
  }),
};
