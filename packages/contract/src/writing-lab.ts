import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import {
  arranging,
  describing,
  sample,
  sampleSummary,
  sampleVersion,
  searchExcerpt,
  tag,
} from './sample.ts';
import { isTextTooLong } from './text-size.ts';
import { documentKind, done, id, instant, line, paging, prose } from './values.ts';
import { writingLabChapters } from './writing-lab-chapters.ts';
import { writingLabTargets } from './writing-lab-targets.ts';

const one = z.object({ id });
const several = z.strictObject({ ids: z.array(id).min(1).max(limits.samplesAtOnce) });
/** Which texts are where they were to be moved, and which are not there; what is in neither was not moved. */
const moved = z.object({ ids: z.array(id), missing: z.array(id) });
const text = prose(limits.textBytesMax).refine((words) => !isTextTooLong(words), 'too_long');

export const sampleSort = z.enum(['changedAt', 'title', 'words', 'findings', 'versions']);

export const writingLab = {
  ...writingLabTargets,
  ...writingLabChapters,

  listSamples: endpoint({
    summary: 'The saved texts of the caller, or those in the trash',
    method: 'GET',
    path: '/api/writing-lab/samples',
    access: 'user',
    scope: 'samples:read',
    query: z.object({
      search: line(100).optional(),
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
      'Save a text for the first time, with its first version; sent twice with one id it is one sample',
    method: 'POST',
    path: '/api/writing-lab/samples',
    access: 'user',
    scope: 'samples:write',
    body: z.strictObject({
      id,
      ...describing,
      projectId: arranging.projectId.default(null),
      tags: arranging.tags.default([]),
      /** When a text that was kept elsewhere was begun and last changed; what lies ahead is now. */
      createdAt: instant.optional(),
      changedAt: instant.optional(),
      text,
    }),
    reply: sampleSummary,
    fails: ['sample_limit', 'sample_conflict', 'project_not_found'],
    bodySize: 'text',
  }),

  arrangeSamples: endpoint({
    summary:
      'Say to which project texts belong, what tags they have and when they were begun; all of them or none, and not their words',
    method: 'PATCH',
    path: '/api/writing-lab/samples',
    access: 'user',
    scope: 'samples:write',
    body: z.strictObject({
      items: z
        .array(
          z.strictObject({
            id,
            ...arranging,
            /** When the text was begun; what lies behind its last change is that. */
            createdAt: instant.optional(),
          }),
        )
        .min(1)
        .max(limits.samplesAtOnce),
    }),
    reply: z.object({ items: z.array(sampleSummary) }),
    fails: ['sample_not_found', 'project_not_found'],
  }),

  trashSamples: endpoint({
    summary:
      'Move several texts to the trash; those that are not there are left out of the answer, and stop nothing',
    method: 'POST',
    path: '/api/writing-lab/samples/trash',
    access: 'user',
    scope: 'samples:write',
    body: several,
    reply: moved,
    fails: [],
  }),

  restoreSamples: endpoint({
    summary:
      'Take several texts back out of the trash, in this order, as many as the plan keeps; refused where it keeps none of them',
    method: 'POST',
    path: '/api/writing-lab/samples/restore',
    access: 'user',
    scope: 'samples:write',
    body: several,
    reply: moved,
    fails: ['sample_limit'],
  }),

  eraseSamples: endpoint({
    summary:
      'Erase several texts in the trash, with all their versions, for good; those that are not in the trash stay',
    method: 'POST',
    path: '/api/writing-lab/samples/erase',
    access: 'user',
    scope: 'samples:write',
    body: several,
    reply: done,
    fails: [],
  }),

  readSamples: endpoint({
    summary:
      'Several saved texts, whole and in the order asked for: as many as fit into one answer, at least one; `missing` are not there',
    method: 'POST',
    path: '/api/writing-lab/samples/read',
    access: 'user',
    scope: 'samples:read',
    body: several,
    reply: z.object({ items: z.array(sample), missing: z.array(id) }),
    fails: [],
  }),

  listTags: endpoint({
    summary: 'The tags of the caller’s texts, and how many texts have each; the same of projects',
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
    summary: 'One saved text, whole',
    method: 'GET',
    path: '/api/writing-lab/samples/:id',
    access: 'user',
    scope: 'samples:read',
    params: one,
    reply: sample,
    fails: ['sample_not_found'],
  }),

  saveSample: endpoint({
    summary:
      'Keep the newest state of a text; with `version` as a new version, without as a draft of the current one',
    method: 'PUT',
    path: '/api/writing-lab/samples/:id',
    access: 'user',
    scope: 'samples:write',
    params: one,
    body: z.strictObject({
      ...describing,
      text,
      /** The revision that was opened: another one means that somebody else saved in between. */
      revision: z.number().int().min(0),
      version: z.boolean().default(false),
    }),
    reply: sampleSummary,
    fails: ['sample_not_found', 'sample_conflict'],
    bodySize: 'text',
  }),

  removeSample: endpoint({
    summary: 'Move a text to the trash, from where it can be restored for 30 days',
    method: 'DELETE',
    path: '/api/writing-lab/samples/:id',
    access: 'user',
    scope: 'samples:write',
    params: one,
    reply: sampleSummary,
    fails: ['sample_not_found'],
  }),

  restoreSample: endpoint({
    summary: 'Take a text back out of the trash',
    method: 'POST',
    path: '/api/writing-lab/samples/:id/restore',
    access: 'user',
    scope: 'samples:write',
    params: one,
    reply: sampleSummary,
    fails: ['sample_not_found', 'sample_limit'],
  }),

  eraseSample: endpoint({
    summary: 'Erase a text in the trash, with all its versions, for good',
    method: 'DELETE',
    path: '/api/writing-lab/samples/:id/permanently',
    access: 'user',
    scope: 'samples:write',
    params: one,
    reply: done,
    fails: ['sample_not_found'],
  }),

  listVersions: endpoint({
    summary: 'The versions of a text, newest first',
    method: 'GET',
    path: '/api/writing-lab/samples/:id/versions',
    access: 'user',
    scope: 'samples:read',
    params: one,
    query: z.object(paging),
    reply: z.object({ items: z.array(sampleVersion), total: z.number().int() }),
    fails: ['sample_not_found'],
  }),

  readVersion: endpoint({
    summary: 'One version of a text, whole',
    method: 'GET',
    path: '/api/writing-lab/samples/:id/versions/:number',
    access: 'user',
    scope: 'samples:read',
    params: z.object({ id, number: z.coerce.number().int().min(1).max(1_000_000) }),
    reply: sampleVersion.extend({ text: z.string() }),
    fails: ['sample_not_found', 'version_not_found'],
  }),
};
