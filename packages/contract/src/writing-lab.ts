import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import {
  sample,
  sampleDetails,
  sampleOrganization,
  sampleSummary,
  sampleText,
  searchExcerpt,
  tag,
} from './sample.ts';
import { documentKind, id, instant, paging, singleLineText, successReply } from './values.ts';
import { writingLabChapters } from './writing-lab-chapters.ts';
import { writingLabSample } from './writing-lab-sample.ts';
import { writingLabTargets } from './writing-lab-targets.ts';

const sampleIdsBody = z.strictObject({ ids: z.array(id).min(1).max(limits.samplesPerRequestMax) });
/** Ids moved and ids not found; ids in neither list were not moved. */
const moveReply = z.object({ ids: z.array(id), missing: z.array(id) });

export const sampleSort = z.enum(['changedAt', 'title', 'words', 'findings', 'versions']);

export const writingLab = {
  ...writingLabTargets,
  ...writingLabChapters,

  listSamples: endpoint({
    summary: 'List the caller’s saved texts, or those in the trash',
    method: 'GET',
    path: '/api/writing-lab/samples',
    access: 'user',
    scope: 'samples:read',
    query: z.object({
      search: singleLineText(100).optional(),
      kind: documentKind.optional(),
      project: id.optional(),
      tag: tag.optional(),
      changedSince: instant.optional(),
      trashed: z.stringbool().default(false),
      sort: sampleSort.default('changedAt'),
      order: z.enum(['ascending', 'descending']).default('descending'),
      ...paging,
    }),
    reply: z.object({
      items: z.array(sampleSummary.extend({ excerpt: searchExcerpt.optional() })),
      total: z.number().int(),
      totalWords: z.number().int(),
      trashed: z.number().int(),
    }),
    fails: [],
  }),

  createSample: endpoint({
    summary:
      'Create a text with its first version; a repeated request with the same id has no effect',
    method: 'POST',
    path: '/api/writing-lab/samples',
    access: 'user',
    scope: 'samples:write',
    body: z.strictObject({
      id,
      ...sampleDetails,
      projectId: sampleOrganization.projectId.default(null),
      tags: sampleOrganization.tags.default([]),
      /** Original dates of an imported text; future dates become now. */
      createdAt: instant.optional(),
      changedAt: instant.optional(),
      text: sampleText,
    }),
    reply: sampleSummary,
    fails: ['sample_limit', 'sample_conflict', 'project_not_found'],
    bodySize: 'text',
  }),

  organizeSamples: endpoint({
    summary:
      'Change project, tags and start dates of texts, all or none; their content is unchanged',
    method: 'PATCH',
    path: '/api/writing-lab/samples',
    access: 'user',
    scope: 'samples:write',
    body: z.strictObject({
      items: z
        .array(
          z.strictObject({
            id,
            ...sampleOrganization,
            /** When the text was started; limited to its last change. */
            createdAt: instant.optional(),
          }),
        )
        .min(1)
        .max(limits.samplesPerRequestMax),
    }),
    reply: z.object({ items: z.array(sampleSummary) }),
    fails: ['sample_not_found', 'project_not_found'],
  }),

  trashSamples: endpoint({
    summary: 'Move texts to the trash; unknown ids are returned as missing',
    method: 'POST',
    path: '/api/writing-lab/samples/trash',
    access: 'user',
    scope: 'samples:write',
    body: sampleIdsBody,
    reply: moveReply,
    fails: [],
  }),

  restoreSamples: endpoint({
    summary:
      'Restore texts from the trash, in this order, up to the plan limit; fails if none can be restored',
    method: 'POST',
    path: '/api/writing-lab/samples/restore',
    access: 'user',
    scope: 'samples:write',
    body: sampleIdsBody,
    reply: moveReply,
    fails: ['sample_limit'],
  }),

  eraseSamples: endpoint({
    summary:
      'Permanently delete texts in the trash with all versions; texts not in the trash are kept',
    method: 'POST',
    path: '/api/writing-lab/samples/erase',
    access: 'user',
    scope: 'samples:write',
    body: sampleIdsBody,
    reply: successReply,
    fails: [],
  }),

  readSamples: endpoint({
    summary:
      'Read texts in the order requested, as many as fit into one reply, at least one; `missing` were not found',
    method: 'POST',
    path: '/api/writing-lab/samples/read',
    access: 'user',
    scope: 'samples:read',
    body: sampleIdsBody,
    reply: z.object({ items: z.array(sample), missing: z.array(id) }),
    fails: [],
  }),

  listTags: endpoint({
    summary: 'List the caller’s tags and projects with the number of texts',
    method: 'GET',
    path: '/api/writing-lab/tags',
    access: 'user',
    scope: 'samples:read',
    reply: z.object({
      tags: z.array(z.object({ tag: z.string(), texts: z.number().int() })),
      projects: z.array(z.object({ projectId: id, texts: z.number().int() })),
    }),
    fails: [],
  }),

  ...writingLabSample,
};
