import * as z from 'zod';
import { limits } from './limits.ts';
import { isTextTooLong } from './text-size.ts';
import {
  documentKind,
  id,
  instant,
  multilineText,
  singleLineText,
  textLanguage,
} from './values.ts';

/** Details of a text set by its writer. */
export const sampleDetails = {
  title: singleLineText(limits.titleMax),
  kind: documentKind,
  language: textLanguage,
};

/** The content of a text as sent by the writer. */
export const sampleText = multilineText(limits.textBytesMax).refine(
  (words) => !isTextTooLong(words),
  'too_long',
);

/** A tag as typed by the writer; tags that differ only in case are the same. */
export const tag = singleLineText(limits.tagMax).min(1);

/** Project and tags of a text. Changing them does not create a new revision. */
export const sampleOrganization = {
  projectId: id.nullable(),
  tags: z.array(tag).max(limits.tagsPerItemMax).refine(hasNoDuplicateTags, 'twice'),
};

/** A saved text without its content, for lists. Its figures describe the latest revision. */
export const sampleSummary = z.object({
  id,
  ...sampleDetails,
  ...sampleOrganization,
  /** Estimated at first for long Chinese texts; exact shortly after the save. */
  words: z.number().int(),
  characters: z.number().int(),
  /** Counted in the background for long texts, section by section; null until then. */
  findings: z.number().int().nullable(),
  /** Incremented on every change of the text or its details. */
  revision: z.number().int(),
  versions: z.number().int(),
  createdAt: instant,
  changedAt: instant,
  deletedAt: instant.nullable(),
});
export type SampleSummary = z.infer<typeof sampleSummary>;

/** Plain text around the first match; missing if only title or tags match, or if the search was cut off. */
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
  /** `explicit`: saved by the writer; `idle`: created after a pause in writing. */
  reason: z.enum(['explicit', 'idle']),
  createdAt: instant,
});
export type SampleVersion = z.infer<typeof sampleVersion>;

function hasNoDuplicateTags(tags: readonly string[]): boolean {
  return new Set(tags.map((one) => one.toLowerCase())).size === tags.length;
}
