import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { sampleDetails, sampleSummary } from './sample.ts';
import { id, instant, multilineText } from './values.ts';

const sampleParams = z.object({ id });

/** Notes on a chapter; not part of its text. */
const chapterNotes = {
  synopsis: multilineText(limits.synopsisMax),
  notes: multilineText(limits.chapterNotesMax),
};

/** A text of a project, in manuscript order. */
export const chapter = z.object({
  id,
  ...sampleDetails,
  ...chapterNotes,
  words: z.number().int(),
  characters: z.number().int(),
  findings: sampleSummary.shape.findings,
  revision: z.number().int(),
  versions: z.number().int(),
  changedAt: instant,
});
export type Chapter = z.infer<typeof chapter>;

export const manuscriptSummary = z.object({
  projectId: id,
  chapters: z.number().int(),
  words: z.number().int(),
  changedAt: instant,
});
export type ManuscriptSummary = z.infer<typeof manuscriptSummary>;

/** The chapters of a project: order, notes, splitting and merging. */
export const writingLabChapters = {
  listManuscripts: endpoint({
    summary: 'List the caller’s projects with number of texts, words and last change',
    method: 'GET',
    path: '/api/writing-lab/manuscripts',
    access: 'user',
    scope: 'samples:read',
    reply: z.object({ items: z.array(manuscriptSummary) }),
    fails: [],
  }),

  listChapters: endpoint({
    summary: 'List the texts of a project in manuscript order, without their content',
    method: 'GET',
    path: '/api/writing-lab/manuscripts/:id',
    access: 'user',
    scope: 'samples:read',
    params: sampleParams,
    reply: z.object({ items: z.array(chapter) }),
    fails: ['project_not_found'],
  }),

  moveChapter: endpoint({
    summary: 'Move a chapter after another one of its project, or with null to the beginning',
    method: 'PUT',
    path: '/api/writing-lab/samples/:id/position',
    access: 'user',
    scope: 'samples:write',
    params: sampleParams,
    body: z.strictObject({ after: id.nullable() }),
    reply: z.object({ ids: z.array(id) }),
    fails: ['sample_not_found'],
  }),

  changeChapter: endpoint({
    summary: 'Change synopsis and notes of a text; fails if `known` differs from the stored notes',
    method: 'PATCH',
    path: '/api/writing-lab/samples/:id/chapter',
    access: 'user',
    scope: 'samples:write',
    params: sampleParams,
    body: z.strictObject({ ...chapterNotes, known: z.strictObject(chapterNotes) }),
    reply: chapter,
    fails: ['sample_not_found', 'sample_conflict'],
  }),

  splitSample: endpoint({
    summary: 'Split a text into several; the whole text is kept as a version',
    method: 'POST',
    path: '/api/writing-lab/samples/:id/split',
    access: 'user',
    scope: 'samples:write',
    params: sampleParams,
    body: z.strictObject({
      revision: z.number().int().min(0),
      parts: z
        .array(
          z.strictObject({
            id,
            title: sampleDetails.title,
            /** Start of the part as a UTF-16 offset. */
            from: z.number().int().min(1).max(limits.textBytesMax),
          }),
        )
        .min(1)
        .max(limits.samplesPerRequestMax),
    }),
    reply: z.object({
      items: z.array(sampleSummary),
      /** The version of the first text that contains the whole text. */
      version: z.number().int(),
    }),
    fails: ['sample_not_found', 'sample_conflict', 'sample_limit', 'split_refused'],
  }),

  mergeSamples: endpoint({
    summary:
      'Merge another text of the same project into a text and move it to the trash; the text before is kept as a version',
    method: 'POST',
    path: '/api/writing-lab/samples/:id/merge',
    access: 'user',
    scope: 'samples:write',
    params: sampleParams,
    body: z.strictObject({
      revision: z.number().int().min(0),
      next: z.strictObject({ id, revision: z.number().int().min(0) }),
    }),
    reply: z.object({
      item: sampleSummary,
      /** The version with the text before the merge. */
      version: z.number().int(),
    }),
    fails: ['sample_not_found', 'sample_conflict', 'merge_too_long'],
  }),
};
