import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { sample, sampleDetails, sampleSummary, sampleText, sampleVersion } from './sample.ts';
import { id, paging, successReply } from './values.ts';

const sampleParams = z.object({ id });

/** One text: reading, saving, trash and versions. */
export const writingLabSample = {
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
      text: sampleText,
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
