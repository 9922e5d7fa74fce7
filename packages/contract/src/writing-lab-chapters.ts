import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { describing, sampleSummary } from './sample.ts';
import { id, instant, prose } from './values.ts';

const one = z.object({ id });

/** What a writer notes beside a chapter; neither is part of its text. */
const chapterNotes = {
  synopsis: prose(limits.synopsisMax),
  notes: prose(limits.chapterNotesMax),
};

/** A text of a project, in the order of its manuscript. */
export const chapter = z.object({
  id,
  ...describing,
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

/** The chapters of a project: their order, what is noted beside them, and how one becomes several or two become one. */
export const writingLabChapters = {
  listManuscripts: endpoint({
    summary:
      'How many texts and words each project of the caller has, and when one of them changed',
    method: 'GET',
    path: '/api/writing-lab/manuscripts',
    access: 'user',
    scope: 'samples:read',
    reply: z.object({ items: z.array(manuscriptSummary) }),
    fails: [],
  }),

  listChapters: endpoint({
    summary: 'The texts of a project in the order of its manuscript, without their words',
    method: 'GET',
    path: '/api/writing-lab/manuscripts/:id',
    access: 'user',
    scope: 'samples:read',
    params: one,
    reply: z.object({ items: z.array(chapter) }),
    fails: ['project_not_found'],
  }),

  moveChapter: endpoint({
    summary: 'Move a chapter behind another one of its project, or with null to the beginning',
    method: 'PUT',
    path: '/api/writing-lab/samples/:id/position',
    access: 'user',
    scope: 'samples:write',
    params: one,
    body: z.strictObject({ after: id.nullable() }),
    reply: z.object({ ids: z.array(id) }),
    fails: ['sample_not_found'],
  }),

  changeChapter: endpoint({
    summary:
      'Change the synopsis and the notes of a text; refused where `known` is not what is saved',
    method: 'PATCH',
    path: '/api/writing-lab/samples/:id/chapter',
    access: 'user',
    scope: 'samples:write',
    params: one,
    body: z.strictObject({ ...chapterNotes, known: z.strictObject(chapterNotes) }),
    reply: chapter,
    fails: ['sample_not_found', 'sample_conflict'],
  }),

  splitSample: endpoint({
    summary:
      'Split a text: it keeps what comes before the first part, and each part becomes a text of its own behind it; the whole text stays as a version',
    method: 'POST',
    path: '/api/writing-lab/samples/:id/split',
    access: 'user',
    scope: 'samples:write',
    params: one,
    body: z.strictObject({
      revision: z.number().int().min(0),
      parts: z
        .array(
          z.strictObject({
            id,
            title: describing.title,
            /** Where the part begins, in UTF-16 units. */
            from: z.number().int().min(1).max(limits.textBytesMax),
          }),
        )
        .min(1)
        .max(limits.samplesAtOnce),
    }),
    reply: z.object({
      items: z.array(sampleSummary),
      /** The version of the first that has the whole text. */
      version: z.number().int(),
    }),
    fails: ['sample_not_found', 'sample_conflict', 'sample_limit', 'split_refused'],
  }),

  mergeSamples: endpoint({
    summary:
      'Append another text of the same project to a text, and move the other one to the trash; the text before stays as a version',
    method: 'POST',
    path: '/api/writing-lab/samples/:id/merge',
    access: 'user',
    scope: 'samples:write',
    params: one,
    body: z.strictObject({
      revision: z.number().int().min(0),
      next: z.strictObject({ id, revision: z.number().int().min(0) }),
    }),
    reply: z.object({
      item: sampleSummary,
      /** The version that has the text as it was before. */
      version: z.number().int(),
    }),
    fails: ['sample_not_found', 'sample_conflict', 'merge_too_long'],
  }),
};
