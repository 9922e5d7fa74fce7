import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { measure, reportUnit } from './progress-values.ts';
import { reportContent } from './report-content.ts';
import { id, instant, localDate, successReply } from './values.ts';

const count = z.number().int();

/** A report without its content. */
export const reportHead = z.object({
  id,
  /** The calendar period of the report: the writer’s week, a month or a year. */
  period: reportUnit,
  from: localDate,
  to: localDate,
  /** Amount and days with an entry, in parts of the measure. */
  amount: count,
  measure,
  unit: z.string(),
  writingDays: count,
  /** Without entries, sessions and started texts. */
  isEmpty: z.boolean(),
  createdAt: instant,
  /** When it was updated because entries of its period had changed; null if it was never updated. */
  updatedAt: instant.nullable(),
  /** When the writer first opened it. */
  openedAt: instant.nullable(),
});
export type ReportHead = z.infer<typeof reportHead>;

const reportFails = ['report_not_found'] as const;

/** Reports that a job creates after each week, month and year. */
export const reports = {
  list: endpoint({
    summary: 'List reports, latest period first',
    method: 'GET',
    path: '/api/reports',
    access: 'user',
    scope: 'goals:read',
    query: z.object({
      period: reportUnit.optional(),
      /** Pagination cursor: the id of the last report of the previous page. */
      before: id.optional(),
      size: z.coerce.number().int().min(1).max(limits.pageSizeMax).default(limits.pageSize),
    }),
    reply: z.object({
      items: z.array(reportHead),
      /** Cursor for the next page; null at the end. */
      next: id.nullable(),
      /** The local day after which the next report of each period is created. */
      nextOn: z.object({ week: localDate, month: localDate, year: localDate }),
      /** Periods without a new report, because the last four were empty; the next entry resumes them. */
      paused: z.array(reportUnit),
    }),
    fails: reportFails,
  }),

  create: endpoint({
    summary:
      'Create the missing reports of the last completed week, month and year; empty ones are omitted',
    method: 'POST',
    path: '/api/reports',
    access: 'user',
    reply: z.object({ created: count }),
    fails: [],
  }),

  read: endpoint({
    summary: 'Read a stored report',
    method: 'GET',
    path: '/api/reports/:id',
    access: 'user',
    scope: 'goals:read',
    params: z.object({ id }),
    reply: reportHead.extend({
      content: reportContent,
      /** The neighbors of the same period. */
      earlier: id.nullable(),
      later: id.nullable(),
      /** Whether entries of the period have changed since; `update` recalculates it. */
      isOutdated: z.boolean(),
    }),
    fails: reportFails,
  }),

  open: endpoint({
    summary: 'Mark a report as opened; idempotent',
    method: 'POST',
    path: '/api/reports/:id/opened',
    access: 'user',
    params: z.object({ id }),
    reply: successReply,
    fails: reportFails,
  }),

  update: endpoint({
    summary: 'Update a report from the current entries of its period',
    method: 'POST',
    path: '/api/reports/:id/update',
    access: 'user',
    params: z.object({ id }),
    reply: reportHead,
    fails: reportFails,
  }),
};
