import * as z from 'zod';
import { limits } from './limits.ts';
import { documentKind, id, instant, line, textLanguage } from './values.ts';

/** What a writer says of a text. */
export const describing = {
  title: line(limits.titleMax),
  kind: documentKind,
  language: textLanguage,
};

/** A word to find texts by again, as its writer wrote it; two that differ in case alone are one. */
export const tag = line(limits.tagMax).min(1);

/** Where a text belongs. It says nothing of the text: to arrange one is not to change it. */
export const arranging = {
  projectId: id.nullable(),
  tags: z.array(tag).max(limits.tagsOfOne).refine(isWithoutTwins, 'twice'),
};

/** A saved text without its words, as lists show it. Its figures are of the newest state. */
export const sampleSummary = z.object({
  id,
  ...describing,
  ...arranging,
  /** Of a long text in Chinese first an estimate, which is exact a moment after the save. */
  words: z.number().int(),
  characters: z.number().int(),
  /** Of a long text they are counted after its save was answered, a section at a time; null until then. */
  findings: z.number().int().nullable(),
  /** Counts up with every change of the text or its description. */
  revision: z.number().int(),
  versions: z.number().int(),
  createdAt: instant,
  changedAt: instant,
  deletedAt: instant.nullable(),
});
export type SampleSummary = z.infer<typeof sampleSummary>;

/** Plain text around the first match of a search; missing where its title or tags alone match, or too much had to be read. */
export const searchExcerpt = z.object({
  before: z.string(),
  match: z.string(),
  after: z.string(),
});
export type SearchExcerpt = z.infer<typeof searchExcerpt>;

export const sample = sampleSummary.extend({ text: z.string() });
export type Sample = z.infer<typeof sample>;

export const sampleVersion = z.object({
  number: z.number().int(),
  title: z.string(),
  words: z.number().int(),
  /** `explicit`: the writer saved it; `idle`: kept after a pause in the writing. */
  reason: z.enum(['explicit', 'idle']),
  createdAt: instant,
});
export type SampleVersion = z.infer<typeof sampleVersion>;

function isWithoutTwins(tags: readonly string[]): boolean {
  return new Set(tags.map((one) => one.toLowerCase())).size === tags.length;
}
