import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { amount, measure, tags } from './progress-values.ts';
import { id, instant, line, localDate, prose } from './values.ts';

/** What progress is brought along from: an export of TrackBear, a list of NaNoWriMo, a log of novelWriter, any table. */
export const importOrigins = ['trackbear', 'nanowrimo', 'novelwriter', 'table'] as const;
export const importOrigin = z.enum(importOrigins);
export type ImportOrigin = z.infer<typeof importOrigin>;

/** One file or list that was brought in. */
export const progressImport = z.object({
  id,
  origin: importOrigin,
  /** Of the file; empty for a list that was pasted. */
  name: z.string(),
  /** Entries that came of it. */
  added: z.number().int(),
  createdAt: instant,
  /** When it was taken back; null while it stands. */
  undoneAt: instant.nullable(),
  /** Until when it can be taken back. */
  undoableUntil: instant,
});
export type ProgressImport = z.infer<typeof progressImport>;

/** A row of a file, as an entry to be; its amount is in the parts of its measure. */
export const importRow = z.strictObject({
  entryOn: localDate,
  measure,
  amount,
  /** Title of the project it belongs to, made if there is none; empty for none. */
  project: line(limits.titleMax),
  tags,
  note: prose(limits.noteMax),
  /** What the row is called where it comes from; a row that is there already is not added again. */
  reference: line(limits.importReferenceMax).min(1),
});
export type ImportRow = z.infer<typeof importRow>;

const one = z.object({ id });

export const goalImports = {
  listImports: endpoint({
    summary: 'What the caller brought in, latest first',
    method: 'GET',
    path: '/api/goals/imports',
    access: 'user',
    reply: z.object({ items: z.array(progressImport) }),
    fails: [],
  }),

  beginImport: endpoint({
    summary:
      'Begin to bring in a file; the client chooses the id, so that sending twice begins once',
    method: 'PUT',
    path: '/api/goals/imports/:id',
    access: 'user',
    params: one,
    body: z.strictObject({ origin: importOrigin, name: line(limits.fileNameMax) }),
    reply: progressImport,
    fails: ['import_not_found'],
  }),

  checkRows: endpoint({
    summary: 'How many rows would be added and how many are there already; nothing is kept',
    method: 'POST',
    path: '/api/goals/imports/check',
    access: 'user',
    bodySize: 'text',
    body: z.strictObject({
      origin: importOrigin,
      rows: z.array(importRow).max(limits.importRowsAtOnce),
    }),
    reply: z.object({
      fresh: z.number().int(),
      /** Brought in before, or logged here with the same day, project, measure and amount. */
      known: z.number().int(),
      /** More than a day ahead. */
      future: z.number().int(),
    }),
    fails: [],
  }),

  addRows: endpoint({
    summary:
      'Add rows of a file; those that are there already are passed over, so that sending twice adds once',
    method: 'POST',
    path: '/api/goals/imports/:id/rows',
    access: 'user',
    bodySize: 'text',
    params: one,
    body: z.strictObject({ rows: z.array(importRow).max(limits.importRowsAtOnce) }),
    reply: progressImport,
    fails: ['import_not_found', 'import_undone'],
  }),

  undoImport: endpoint({
    summary: 'Take back everything that came of an import, within 30 days; projects it made stay',
    method: 'POST',
    path: '/api/goals/imports/:id/undo',
    access: 'user',
    params: one,
    reply: progressImport,
    fails: ['import_not_found', 'import_too_old'],
  }),
};
