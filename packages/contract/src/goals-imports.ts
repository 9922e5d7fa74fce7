import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { amount, measure, tags } from './progress-values.ts';
import { id, instant, localDate, multilineText, singleLineText } from './values.ts';

/** Sources of imported progress: TrackBear export, NaNoWriMo list, novelWriter log, or any table. */
export const importOrigins = ['trackbear', 'nanowrimo', 'novelwriter', 'table'] as const;
export const importOrigin = z.enum(importOrigins);
export type ImportOrigin = z.infer<typeof importOrigin>;

/** One imported file or pasted list. */
export const progressImport = z.object({
  id,
  origin: importOrigin,
  /** File name; empty for a pasted list. */
  name: z.string(),
  /** Number of entries added. */
  added: z.number().int(),
  createdAt: instant,
  /** When it was undone; null if it was not. */
  undoneAt: instant.nullable(),
  /** Until when it can be undone. */
  undoableUntil: instant,
});
export type ProgressImport = z.infer<typeof progressImport>;

/** A row of a file to import as an entry; its amount is in the smallest part of its measure. */
export const importRow = z.strictObject({
  entryOn: localDate,
  measure,
  amount,
  /** Project title, created if it does not exist; empty for none. */
  project: singleLineText(limits.titleMax),
  tags,
  note: multilineText(limits.noteMax),
  /** Identifier of the row in its source, used to skip duplicates. */
  reference: singleLineText(limits.importReferenceMax).min(1),
});
export type ImportRow = z.infer<typeof importRow>;

const importParams = z.object({ id });

export const goalImports = {
  listImports: endpoint({
    summary: 'List the caller’s imports, newest first',
    method: 'GET',
    path: '/api/goals/imports',
    access: 'user',
    reply: z.object({ items: z.array(progressImport) }),
    fails: [],
  }),

  startImport: endpoint({
    summary: 'Start an import; the client chooses the id, so a repeated request has no effect',
    method: 'PUT',
    path: '/api/goals/imports/:id',
    access: 'user',
    params: importParams,
    body: z.strictObject({ origin: importOrigin, name: singleLineText(limits.fileNameMax) }),
    reply: progressImport,
    fails: ['import_not_found'],
  }),

  checkRows: endpoint({
    summary: 'Count new, duplicate and future rows without storing anything',
    method: 'POST',
    path: '/api/goals/imports/check',
    access: 'user',
    bodySize: 'text',
    body: z.strictObject({
      origin: importOrigin,
      rows: z.array(importRow).max(limits.importRowsPerRequestMax),
    }),
    reply: z.object({
      fresh: z.number().int(),
      /** Already imported, or an entry with the same day, project, measure and amount exists. */
      known: z.number().int(),
      /** Dated more than one day in the future. */
      future: z.number().int(),
    }),
    fails: [],
  }),

  addRows: endpoint({
    summary:
      'Import rows of a file; rows already imported are skipped, so a repeated request has no effect',
    method: 'POST',
    path: '/api/goals/imports/:id/rows',
    access: 'user',
    bodySize: 'text',
    params: importParams,
    body: z.strictObject({ rows: z.array(importRow).max(limits.importRowsPerRequestMax) }),
    reply: progressImport,
    fails: ['import_not_found', 'import_undone'],
  }),

  undoImport: endpoint({
    summary: 'Undo an import within 30 days; projects it created are kept',
    method: 'POST',
    path: '/api/goals/imports/:id/undo',
    access: 'user',
    params: importParams,
    reply: progressImport,
    fails: ['import_not_found', 'import_too_old'],
  }),
};
