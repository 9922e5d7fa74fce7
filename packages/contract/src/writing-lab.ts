import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import {
  sample,
  sampleDetails,
  sampleOrganization,
  sampleSummary,
  sampleVersion,
  searchExcerpt,
  tag,
} from './sample.ts';
import { isTextTooLong } from './text-size.ts';
import {
  documentKind,
  id,
  instant,
  multilineText,
  paging,
  singleLineText,
  successReply,
} from './values.ts';
import { writingLabChapters } from './writing-lab-chapters.ts';
import { writingLabTargets } from './writing-lab-targets.ts';

const sampleParams = z.object({ id });
const sampleIdsBody = z.strictObject({ ids: z.array(id).min(1).max(limits.samplesPerRequestMax) });
/** Ids moved and ids not found; ids in neither list were not moved. */
const moveReply = z.object({ ids: z.array(id), missing: z.array(id) });
const text = multilineText(limits.textBytesMax).refine(
  (words) => !isTextTooLong(words),
  'too_long',
);

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
      text,
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

  readSample: endpoint({
    summary: 'Read a text',
    method: 'GET',
    path: '/api/writing-lab/samples/:id',
    access: 'user',
    scope: 'samples:read',
    params: sampleParams,
    reply: sample,
    fails: ['sample_not_found'],
  }),

  saveSample: endpoint({
    summary:
      'Save a text; with `version` as a new version, otherwise as a draft of the current one',
    method: 'PUT',
    path: '/api/writing-lab/samples/:id',
    access: 'user',
    scope: 'samples:write',
    params: sampleParams,
    body: z.strictObject({
      ...sampleDetails,
      text,
      /** The revision that was opened; another one is a conflict. */
      revision: z.number().int().min(0),
      version: z.boolean().default(false),
    }),
    reply: sampleSummary,
    fails: ['sample_not_found', 'sample_conflict'],
    bodySize: 'text',
  }),

  removeSample: endpoint({
    summary: 'Move a text to the trash; it can be restored for 30 days',
    method: 'DELETE',
    path: '/api/writing-lab/samples/:id',
    access: 'user',
    scope: 'samples:write',
    params: sampleParams,
    reply: sampleSummary,
    fails: ['sample_not_found'],
  }),

  restoreSample: endpoint({
    summary: 'Restore a text from the trash',
    method: 'POST',
    path: '/api/writing-lab/samples/:id/restore',
    access: 'user',
    scope: 'samples:write',
    params: sampleParams,
    reply: sampleSummary,
    fails: ['sample_not_found', 'sample_limit'],
  }),

  eraseSample: endpoint({
    summary: 'Permanently delete a text in the trash with all versions',
    method: 'DELETE',
    path: '/api/writing-lab/samples/:id/permanently',
    access: 'user',
    scope: 'samples:write',
    params: sampleParams,
    reply: successReply,
    fails: ['sample_not_found'],
  }),

  listVersions: endpoint({
    summary: 'List the versions of a text, newest first',
    method: 'GET',
    path: '/api/writing-lab/samples/:id/versions',
    access: 'user',
    scope: 'samples:read',
    params: sampleParams,
    query: z.object(paging),
    reply: z.object({ items: z.array(sampleVersion), total: z.number().int() }),
    fails: ['sample_not_found'],
  }),

  readVersion: endpoint({
    summary: 'Read a version of a text',
    method: 'GET',
    path: '/api/writing-lab/samples/:id/versions/:number',
    access: 'user',
    scope: 'samples:read',
    params: z.object({ id, number: z.coerce.number().int().min(1).max(1_000_000) }),
    reply: sampleVersion.extend({ text: z.string() }),
    fails: ['sample_not_found', 'version_not_found'],
  }),
};
