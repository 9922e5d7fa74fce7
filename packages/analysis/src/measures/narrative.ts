import type { AnalyzedText } from './analyzed-text.ts';
import type { Absence } from './measure.ts';
import { locateSentences, splitIntoWindows } from './windows.ts';
import type { CategoryCounter, CategoryCounts } from './words/category-counts.ts';

/** Percentages of words in five equal parts of a text. */
export type NarrativeArc =
  | {
      /** Articles and prepositions: setting the scene. Decreases in most stories. */
      staging: readonly number[];
      /** Pronouns, auxiliaries, negations, conjunctions: plot progression. Increases in most stories. */
      progression: readonly number[];
      /** Cognition words: a conflict is worked through. Peaks in the middle of most stories. */
      tension: readonly number[];
    }
  | { absent: Absence };

export const narrativeSource =
  'Boyd, Blackburn & Pennebaker 2020, The narrative arc, Science Advances 6(32); the word lists are Longhand’s own';

const partCount = 5;
/** A hundred words in each part. */
const minWords = 500;

export function computeNarrativeArc(
  analyzedText: AnalyzedText,
  counter: CategoryCounter | null,
): NarrativeArc {
  const { words } = analyzedText.sums;
  if (!counter) return { absent: { code: 'language' } };
  if (words < minWords)
    return { absent: { code: 'too-short', unit: 'words', needs: minWords, has: words } };
  const windows = splitIntoWindows(locateSentences(analyzedText), partCount);
  const curve = (sum: (counts: CategoryCounts) => number) =>
    windows.map((window) => (100 * sum(counter.countsIn(window.sentences))) / window.words);

  return {
    staging: curve(({ article, preposition }) => article + preposition),
    progression: curve(
      ({ personalPronoun, impersonalPronoun, auxiliary, negation, conjunction }) =>
        personalPronoun + impersonalPronoun + auxiliary + negation + conjunction,
    ),
    tension: curve(({ cognition }) => cognition),
  };
}
