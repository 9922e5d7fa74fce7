import { estimateAnalysisCost, type SearchPart } from '@longhand/analysis/search/search-parts';
import type { TextLanguage } from '@longhand/contract/values';
import type { SubmittedText } from './rules.ts';
import { textWorker } from './text-worker-client.ts';

export type SampleCounts = {
  words: number;
  characters: number;
  /** Null when the index job counts them (see `index-job.ts`). */
  findings: number | null;
  /** Search parts; null when the index job extracts them. */
  parts: SearchPart[] | null;
};

/** Cost analyzed within the request: a long chapter, about 100 ms. */
const maxImmediateCost = 100_000;
/** With a longer queue, the background job counts the text instead. */
const maxQueuedUnits = 200_000;

const usersBeingAnalyzed = new Set<string>();

/**
 * Counts a text within its save. A text of ordinary length is analyzed; for a longer one only words and characters are counted. One text
 * per user is analyzed at a time, so that no user blocks the others.
 */
export async function countSample(
  { text, language, kind }: Omit<SubmittedText, 'title'>,
  { userId, sampleId }: { userId: string; sampleId: string },
): Promise<SampleCounts> {
  const isLeftToJob =
    text.length > maxImmediateCost ||
    estimateAnalysisCost(text) > maxImmediateCost ||
    usersBeingAnalyzed.has(userId) ||
    textWorker.queuedUnits() > maxQueuedUnits;
  if (isLeftToJob) return countOnly({ text, language });

  usersBeingAnalyzed.add(userId);
  try {
    const { figures: counts, parts } = await textWorker.analyze({
      ...{ text, language, kind, sampleId },
      known: [],
    });

    return { ...counts, parts };
  } finally {
    usersBeingAnalyzed.delete(userId);
  }
}

async function countOnly(text: { text: string; language: TextLanguage }): Promise<SampleCounts> {
  const { words, characters } = await textWorker.count(text);

  return { words, characters, findings: null, parts: null };
}
