import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { insightRefusals, insightSelection, seriesStep } from './insights-values.ts';
import { limits } from './limits.ts';
import {
  id,
  instant,
  locale,
  multilineText,
  paging,
  singleLineText,
  successReply,
} from './values.ts';

/** Parts of a custom report that can be chosen and ordered. */
export const reportBlockNames = [
  'note',
  'figures',
  'series',
  'projects',
  'goals',
  'hours',
  'highlights',
  'texts',
  'insights',
  'notes',
] as const;
export const reportBlockName = z.enum(reportBlockNames);
export type ReportBlockName = z.infer<typeof reportBlockName>;

const isUnique = (values: readonly string[]) => new Set(values).size === values.length;

/** What a custom report shows. A named range moves with the calendar; `from` and `to` replace it. */
export const customReportDefinition = z.strictObject({
  ...insightSelection.shape,
  title: singleLineText(limits.titleMax).min(1),
  /** The writer’s own text, shown by the block `note`. */
  note: multilineText(limits.reportNoteMax).default(''),
  language: locale,
  /** In this order. */
  blocks: z
    .array(reportBlockName)
    .min(1)
    .max(reportBlockNames.length)
    .refine(isUnique, { error: 'repeated' }),
  /** Steps of the series; null chooses them by the length of the range. */
  step: seriesStep.nullable().default(null),
  /** Goals of the block `goals`; empty for all of the period. */
  goals: z.array(id).max(limits.reportGoalsMax).default([]),
});
export type CustomReportDefinition = z.infer<typeof customReportDefinition>;

const chartMeasure = z.object({ name: z.string() });

/** A part of a composed report. All texts are in its language, all numbers formatted, except the data of charts. */
export const composedBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('section'), title: z.string() }),
  z.object({
    kind: z.literal('figures'),
    figures: z.array(
      z.object({ value: z.string(), label: z.string(), note: z.string().optional() }),
    ),
  }),
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({
    kind: z.literal('table'),
    columns: z.array(z.object({ name: z.string(), align: z.enum(['start', 'end']) })),
    rows: z.array(z.array(z.string())),
  }),
  z.object({
    kind: z.literal('notes'),
    notes: z.array(z.object({ title: z.string().optional(), text: z.string() })),
  }),
  z.object({
    kind: z.literal('series'),
    title: z.string(),
    summary: z.string(),
    data: z.object({
      xAxis: z.object({ name: z.string(), type: z.literal('day') }),
      value: chartMeasure,
      parts: z.array(z.string()),
      bars: z.array(z.object({ at: z.string(), values: z.array(z.number()) })),
    }),
  }),
  z.object({
    kind: z.literal('bars'),
    title: z.string(),
    summary: z.string(),
    data: z.object({
      of: z.string(),
      value: chartMeasure.extend({ from: z.number() }),
      bars: z.array(z.object({ label: z.string(), value: z.number() })),
    }),
  }),
]);
export type ComposedBlock = z.infer<typeof composedBlock>;

/** A report with its figures, in its language. */
export const composedReport = z.object({
  language: locale,
  title: z.string(),
  /** The days it is about. */
  period: z.string(),
  /** The result in one sentence. */
  lede: z.string(),
  blocks: z.array(composedBlock),
});
export type ComposedReport = z.infer<typeof composedReport>;

export const customReport = z.object({
  id,
  definition: customReportDefinition,
  /** Increases with each change. */
  version: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
  /** When it was moved to the trash; it is deleted 30 days later. */
  deletedAt: instant.nullable(),
});
export type CustomReport = z.infer<typeof customReport>;

/** A link with which anyone can read a copy of a report. */
export const reportShare = z.object({
  /** Null if the server’s secret has changed; the link itself still works. */
  address: z.string().nullable(),
  /** When the copy was made. */
  createdAt: instant,
  expiresAt: instant.nullable(),
  isExpired: z.boolean(),
});
export type ReportShare = z.infer<typeof reportShare>;

const refusals = [...insightRefusals, 'report_step_too_short'] as const;
const path = '/api/reports/custom/:id';

/** Reports of blocks, range and filters that the writer chooses. */
export const customReports = {
  previewCustom: endpoint({
    summary: 'Compose a custom report from the caller’s current figures without saving it',
    method: 'POST',
    path: '/api/reports/custom/preview',
    access: 'user',
    body: customReportDefinition,
    reply: composedReport,
    fails: refusals,
  }),

  listCustom: endpoint({
    summary: 'List saved custom reports, latest change first; or those in the trash',
    method: 'GET',
    path: '/api/reports/custom',
    access: 'user',
    scope: 'goals:read',
    query: z.object({ ...paging, deleted: z.enum(['true', 'false']).default('false') }),
    reply: z.object({ items: z.array(customReport), total: z.number().int() }),
    fails: [],
  }),

  readCustom: endpoint({
    summary: 'Read a saved custom report',
    method: 'GET',
    path,
    access: 'user',
    scope: 'goals:read',
    params: z.object({ id }),
    reply: customReport,
    fails: ['custom_report_not_found'],
  }),

  saveCustom: endpoint({
    summary: 'Create or change a custom report; repeating a request has no further effect',
    method: 'PUT',
    path,
    access: 'user',
    params: z.object({ id }),
    body: z.strictObject({
      definition: customReportDefinition,
      /** The version that was changed; absent for a new report. */
      version: z.number().int().min(1).optional(),
    }),
    reply: customReport,
    fails: [
      ...refusals,
      'custom_report_not_found',
      'custom_report_changed',
      'custom_report_plan',
      'custom_report_limit',
    ],
  }),

  removeCustom: endpoint({
    summary: 'Move a custom report to the trash',
    method: 'DELETE',
    path,
    access: 'user',
    params: z.object({ id }),
    reply: successReply,
    fails: ['custom_report_not_found'],
  }),

  restoreCustom: endpoint({
    summary: 'Restore a custom report from the trash',
    method: 'POST',
    path: `${path}/restore`,
    access: 'user',
    params: z.object({ id }),
    reply: customReport,
    fails: ['custom_report_not_found', 'custom_report_changed', 'custom_report_limit'],
  }),

  readShare: endpoint({
    summary: 'Read the share link of a custom report',
    method: 'GET',
    path: `${path}/share`,
    access: 'user',
    params: z.object({ id }),
    reply: z.object({ share: reportShare.nullable() }),
    fails: ['custom_report_not_found'],
  }),

  shareCustom: endpoint({
    summary:
      'Create the share link of a custom report, or replace the copy behind it; the link of an unexpired share stays the same',
    method: 'PUT',
    path: `${path}/share`,
    access: 'user',
    params: z.object({ id }),
    body: z.strictObject({
      /** From now; null for no end. Absent to keep the end of an existing share. */
      expiresInDays: z.number().int().min(1).max(limits.reportShareDaysMax).nullable().optional(),
    }),
    reply: z.object({ share: reportShare }),
    fails: [...refusals, 'custom_report_not_found', 'custom_report_plan'],
  }),

  revokeShare: endpoint({
    summary: 'Revoke the share link of a custom report; nobody can open it anymore',
    method: 'DELETE',
    path: `${path}/share`,
    access: 'user',
    params: z.object({ id }),
    reply: successReply,
    fails: ['custom_report_not_found'],
  }),
};
