import { estimateAnalysisCost, type SearchPart } from '@longhand/analysis/search/search-parts';
import type { TextLanguage } from '@longhand/contract/values';
import { figures } from './figures.ts';
import type { Draft } from './rules.ts';

export type CountedText = {
  words: number;
  characters: number;
  /** Null where the job of the text is to count them (see `index-job.ts`). */
  findings: number | null;
  /** What the text is found by; null where the job is to find it out. */
  parts: SearchPart[] | null;
};

/** So much is analyzed while its writer waits: a long chapter, for a tenth of a second. */
const costAtOnce = 100_000;
/** With more in line before it, a text is left to its job. */
const unitsAhead = 200_000;

const analyzing = new Set<string>();

/**
 * What is known of a text when its save is answered. One of ordinary length is analyzed at once; of a longer one only words and
 * characters are counted, and of a writer's texts one is analyzed at a time, so that no text keeps other writers waiting.
 */
export async function countDraft(
  { text, language, kind }: Omit<Draft, 'title'>,
  { userId, sampleId }: { userId: string; sampleId: string },
): Promise<CountedText> {
  const isForJob =
    text.length > costAtOnce ||
    estimateAnalysisCost(text) > costAtOnce ||
    analyzing.has(userId) ||
    figures.waiting() > unitsAhead;
  if (isForJob) return countOnly({ text, language });

  analyzing.add(userId);
  try {
    const { figures: counted, parts } = await figures.analyze({
      ...{ text, language, kind, sampleId },
      known: [],
    });

    return { ...counted, parts };
  } finally {
    analyzing.delete(userId);
  }
}

async function countOnly(text: { text: string; language: TextLanguage }): Promise<CountedText> {
  const { words, characters } = await figures.count(text);

  return { words, characters, findings: null, parts: null };
}
