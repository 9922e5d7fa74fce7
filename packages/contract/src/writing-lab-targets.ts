import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { metricName } from './metric-names.ts';
import { id, instant, singleLineText, successReply } from './values.ts';

const bound = z.number().min(-1_000_000).max(1_000_000);

/** The target range that a user sets for a metric. */
export const metricTarget = z.object({
  figure: metricName,
  least: bound.nullable(),
  most: bound.nullable(),
});
export type MetricTarget = z.infer<typeof metricTarget>;

/** A set of own texts to compare style with. Ids may belong to texts stored only on a device. */
export const styleTarget = z.object({
  id,
  name: singleLineText(limits.titleMax).min(1),
  sampleIds: z.array(id).max(limits.styleTargetTextsMax),
  projectId: id.nullable(),
  createdAt: instant,
});
export type StyleTarget = z.infer<typeof styleTarget>;

/** Metric targets and style targets. */
export const writingLabTargets = {
  listMetricTargets: endpoint({
    summary: 'List the caller’s metric targets',
    method: 'GET',
    path: '/api/writing-lab/aims',
    access: 'user',
    reply: z.object({ items: z.array(metricTarget) }),
    fails: [],
  }),

  setMetricTarget: endpoint({
    summary: 'Set the target range of a metric; without bounds the target is removed',
    method: 'PUT',
    path: '/api/writing-lab/aims/:figure',
    access: 'user',
    params: z.object({ figure: metricName }),
    body: z
      .strictObject({ least: bound.nullable(), most: bound.nullable() })
      .refine(({ least, most }) => least === null || most === null || least <= most, {
        path: ['most'],
        error: 'below_least',
      }),
    reply: z.object({ items: z.array(metricTarget) }),
    fails: [],
  }),

  listStyleTargets: endpoint({
    summary: 'List the caller’s style targets by name',
    method: 'GET',
    path: '/api/writing-lab/style-targets',
    access: 'user',
    reply: z.object({ items: z.array(styleTarget) }),
    fails: [],
  }),

  createStyleTarget: endpoint({
    summary:
      'Create a style target from texts or a project; a repeated request with the same id has no effect',
    method: 'POST',
    path: '/api/writing-lab/style-targets',
    access: 'user',
    body: z
      .strictObject(styleTarget.omit({ createdAt: true }).shape)
      .refine(({ sampleIds, projectId }) => sampleIds.length > 0 || projectId !== null, {
        path: ['sampleIds'],
        error: 'required',
      }),
    reply: styleTarget,
    fails: ['style_target_limit'],
  }),

  removeStyleTarget: endpoint({
    summary: 'Remove a style target; its texts are kept',
    method: 'DELETE',
    path: '/api/writing-lab/style-targets/:id',
    access: 'user',
    params: z.object({ id }),
    reply: successReply,
    fails: ['style_target_not_found'],
  }),
};
