import type { Span } from '../../findings.ts';
import type { AnalyzedText } from '../analyzed-text.ts';
import type { Absence } from '../measure.ts';
import { NarrativeWords } from './narrative-words.ts';
import type { FrequencyNorm } from './norm.ts';

/** A word, in all its forms, that a text uses more often than other texts. */
export type OverusedWord = {
  /** Its most frequent form in narration; in Arabic without an attached conjunction. */
  word: string;
  uses: number;
  /** Expected uses by the norm in as many words. */
  expected: number;
  /** Too rare for an exact norm: `expected` is an upper bound, `ratio` and `likelihood` are lower bounds. */
  isRare: boolean;
  /** Uses divided by expected uses; its logarithm to base 2 is Hardie's log ratio. */
  ratio: number;
  /** Dunning's log-likelihood: 15.13 occurs by chance once in 10,000 times. */
  likelihood: number;
  /** Its spans in text order; the first 400. */
  places: readonly Span[];
};

/** By descending likelihood, at most twenty; none of `verse`, where lines repeat on purpose. */
export type OverusedWords =
  | { value: readonly OverusedWord[] }
  | { value: null; absent: Absence | { code: 'verse' } };

export const overusedSource =
  'Dunning 1993, Accurate methods for the statistics of surprise and coincidence, Computational Linguistics 19(1), and Hardie’s log ratio (2014), at p < 0.0001 (Rayson, Berridge & Francis 2004); which words are watched for, how much commoner they are in told prose than in the norm, and that none of them is expected less than once in ten thousand, is Longhand’s own';

/** Minimum narrative words: a word with a rate of one in a thousand is expected once. */
export const overusedMinWords = 1000;
/** Minimum uses, in total and per ten thousand words. */
const minUses = 5;
const minUsesPerTenThousand = 8;
const minRatio = 2;
const minLikelihood = 15.13;
const maxWords = 20;

/**
 * Words used more often in narration than in others' prose. Dialogue belongs to the characters and names are no habit: both are
 * excluded.
 */
export function findOverusedWords(
  analyzedText: AnalyzedText,
  norm: FrequencyNorm | null,
): OverusedWords {
  if (analyzedText.language === 'und') return { value: null, absent: { code: 'language' } };
  if (analyzedText.kind === 'poetry' || analyzedText.kind === 'lyrics')
    return { value: null, absent: { code: 'verse' } };
  const narrativeWords = new NarrativeWords(analyzedText, norm);
  if (!norm || narrativeWords.words < overusedMinWords) {
    const lengths = { needs: overusedMinWords, has: narrativeWords.words };

    return { value: null, absent: { code: 'too-short', unit: 'words', ...lengths } };
  }
  const requiredUses = Math.max(minUses, (minUsesPerTenThousand * narrativeWords.words) / 10_000);
  const found = norm.rates
    .map((rate, group) => ({
      group,
      ...usageStatistics(narrativeWords.uses[group] ?? 0, rate, narrativeWords.words),
    }))
    .filter(
      ({ uses, ratio, likelihood }) =>
        uses >= requiredUses && ratio >= minRatio && likelihood >= minLikelihood,
    )
    .toSorted((one, other) => other.likelihood - one.likelihood)
    .slice(0, maxWords);
  const groups = new Set(found.map(({ group }) => group));
  const places = narrativeWords.spansOf(groups);
  const headwords = narrativeWords.mostUsedForms(groups);

  return {
    value: found.map(({ group, ...figures }) => ({
      word: headwords.get(group) ?? '',
      ...figures,
      isRare: norm.rareGroups.has(group),
      places: places.get(group) ?? [],
    })),
  };
}

/** The rate is treated as exact, so the size of the norm does not matter. */
function usageStatistics(uses: number, rate: number, words: number) {
  const expected = rate * words;
  const ratio = uses / expected;
  const others = words - uses;
  const likelihood =
    2 *
    (weightedLog(uses, Math.log(ratio)) +
      weightedLog(others, Math.log(others / (words - expected))));

  return { uses, expected, ratio, likelihood };
}

/** 0 · log 0 is 0. */
function weightedLog(count: number, logarithm: number): number {
  return count === 0 ? 0 : count * logarithm;
}
