import type { SampleSummary } from '@longhand/contract/sample';
import type { Context } from '../platform/http/context.ts';
import { presentHead } from './present.ts';
import { hasSamples, readLatestSample } from './queries.ts';
import { excerptOf } from './rules.ts';

const excerptLength = 280;

/** One grapheme can consist of two or three code points in some scripts. */
const tailLength = 3 * excerptLength;

export type WritingLabSummary = {
  last: (SampleSummary & { excerpt: string }) | null;
  hasSamples: boolean;
};

/** The caller's most recently changed text with an excerpt of its end, for the home screen. */
export async function readWritingLabSummary({
  db,
  caller: { userId },
}: Context<'user'>): Promise<WritingLabSummary> {
  const last = await readLatestSample(db, userId, tailLength);
  if (!last) return { last: null, hasSamples: await hasSamples(db, userId) };

  const { tail, ...head } = last;
  const excerpt = excerptOf(tail, excerptLength);

  return { last: { ...presentHead(head), excerpt }, hasSamples: true };
}
