import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { writingSession } from './goals-sessions.ts';
import { insightQuery, insightRefusals, insightScope } from './insights-values.ts';
import { limits } from './limits.ts';
import { entrySource, measure, progressEntry } from './progress-values.ts';
import { id, instant, localDate, singleLineText, successReply } from './values.ts';

const count = z.number().int();

/** A remark of the writer on a day, shown in charts. */
export const annotation = z.object({
  id,
  on: localDate,
  label: singleLineText(limits.annotationMax).min(1),
  createdAt: instant,
});
export type Annotation = z.infer<typeof annotation>;

const annotationFields = { on: annotation.shape.on, label: annotation.shape.label };

/** Drill-down from a point of a chart to its days, and from a day to its entries and texts. */
export const insightDays = {
  listDays: endpoint({
    summary: 'List the days with entries behind a point of a chart, newest first',
    method: 'GET',
    path: '/api/insights/days',
    access: 'user',
    scope: 'goals:read',
    query: insightQuery.extend({
      source: entrySource.optional(),
      /** 0 is Monday. */
      weekday: z.coerce.number().int().min(0).max(6).optional(),
      /** Only amounts typed or timed in this hour of the local time. */
      hour: z.coerce.number().int().min(0).max(23).optional(),
      /** Pagination cursor: the last day of the previous page. */
      before: localDate.optional(),
      size: z.coerce.number().int().min(1).max(limits.pageSizeMax).default(limits.pageSize),
    }),
    reply: z.object({
      ...insightScope,
      items: z.array(z.object({ on: localDate, amount: count, entries: count })),
      /** Cursor for the next page; null at the end. */
      next: localDate.nullable(),
    }),
    fails: insightRefusals,
  }),

  readDay: endpoint({
    summary: 'Read the entries, sessions, texts and annotations of a day',
    method: 'GET',
    path: '/api/insights/days/:on',
    access: 'user',
    params: z.object({ on: localDate }),
    query: insightQuery.pick({ projects: true, tags: true }),
    reply: z.object({
      on: localDate,
      /** In the order they were written, at most 200. */
      entries: z.array(progressEntry),
      /** Sessions that began on the day. */
      sessions: z.array(writingSession),
      /** Saved texts with a version or change of the day, at most 50. */
      texts: z.array(z.object({ id, title: z.string(), at: instant, words: count })),
      annotations: z.array(annotation),
    }),
    fails: ['project_not_found'],
  }),

  readFilters: endpoint({
    summary: 'Read the available filters: projects, tags and measures with entries',
    method: 'GET',
    path: '/api/insights/filters',
    access: 'user',
    scope: 'goals:read',
    reply: z.object({
      on: localDate,
      /** Day of the first entry; null without entries. */
      firstOn: localDate.nullable(),
      /** Projects with entries, by title. */
      projects: z.array(z.object({ id, title: z.string(), firstOn: localDate })),
      /** The 50 most used tags of the last year. */
      tags: z.array(z.string()),
      /** Most recently used first. */
      measures: z.array(z.object({ measure, unit: z.string() })),
    }),
    fails: [],
  }),

  listAnnotations: endpoint({
    summary: 'List annotations of a range of days, oldest first',
    method: 'GET',
    path: '/api/insights/annotations',
    access: 'user',
    query: z.object({ from: localDate, to: localDate }),
    reply: z.object({ items: z.array(annotation) }),
    fails: ['range_reversed'],
  }),

  saveAnnotation: endpoint({
    summary: 'Create or change an annotation; the client chooses the id',
    method: 'PUT',
    path: '/api/insights/annotations/:id',
    access: 'user',
    params: z.object({ id }),
    body: z.strictObject(annotationFields),
    reply: annotation,
    fails: ['annotation_limit', 'annotation_not_found'],
  }),

  removeAnnotation: endpoint({
    summary: 'Delete an annotation',
    method: 'DELETE',
    path: '/api/insights/annotations/:id',
    access: 'user',
    params: z.object({ id }),
    reply: successReply,
    fails: ['annotation_not_found'],
  }),
};
