import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { figureName } from './figures.ts';
import { limits } from './limits.ts';
import { done, id, instant, line } from './values.ts';

const bound = z.number().min(-1_000_000).max(1_000_000);

/** Where the writer wants a figure of their texts to lie. */
export const aim = z.object({
  figure: figureName,
  least: bound.nullable(),
  most: bound.nullable(),
});
export type Aim = z.infer<typeof aim>;

/** Own texts that a style is held against. Their ids may be of texts that only a device has. */
export const styleTarget = z.object({
  id,
  name: line(limits.titleMax).min(1),
  sampleIds: z.array(id).max(limits.styleTargetTexts),
  projectId: id.nullable(),
  createdAt: instant,
});
export type StyleTarget = z.infer<typeof styleTarget>;

/** What a writer holds their own texts against. */
export const writingLabTargets = {
  listAims: endpoint({
    summary: 'Where the caller wants the figures of their texts to lie',
    method: 'GET',
    path: '/api/writing-lab/aims',
    access: 'user',
    reply: z.object({ items: z.array(aim) }),
    fails: [],
  }),

  setAim: endpoint({
    summary: 'Say where a figure shall lie; without either bound there is no aim any more',
    method: 'PUT',
    path: '/api/writing-lab/aims/:figure',
    access: 'user',
    params: z.object({ figure: figureName }),
    body: z
      .strictObject({ least: bound.nullable(), most: bound.nullable() })
      .refine(({ least, most }) => least === null || most === null || least <= most, {
        path: ['most'],
        error: 'below_least',
      }),
    reply: z.object({ items: z.array(aim) }),
    fails: [],
  }),

  listStyleTargets: endpoint({
    summary: 'The style targets of the caller, by name',
    method: 'GET',
    path: '/api/writing-lab/style-targets',
    access: 'user',
    reply: z.object({ items: z.array(styleTarget) }),
    fails: [],
  }),

  createStyleTarget: endpoint({
    summary:
      'Keep some own texts, or those of a project, as a style target; sent twice with one id it is one',
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
    summary: 'Remove a style target; its texts stay',
    method: 'DELETE',
    path: '/api/writing-lab/style-targets/:id',
    access: 'user',
    params: z.object({ id }),
    reply: done,
    fails: ['style_target_not_found'],
  }),
};
