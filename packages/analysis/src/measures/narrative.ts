import type { CategoryCounter, CategoryCounts } from './category-counts.ts';
import type { Material } from './material.ts';
import type { Absence } from './measure.ts';
import { placedSentences, windowsOf } from './windows.ts';

/** Percentages of words in five equal parts of a text. */
export type NarrativeArc =
  | {
      /** Articles and prepositions: the scene is set. Falls in most stories. */
      staging: readonly number[];
      /** Pronouns, auxiliaries, negations, conjunctions: the plot moves. Rises in most stories. */
      progression: readonly number[];
      /** Words of thinking: a conflict is worked through. Rises to the middle and falls again in most stories. */
      tension: readonly number[];
    }
  | { absent: Absence };

export const narrativeSource =
  'Boyd, Blackburn & Pennebaker 2020, The narrative arc, Science Advances 6(32); the word lists are Longhand’s own';

const parts = 5;
/** A hundred words in each part. */
const least = 500;

export function narrativeOf(material: Material, counter: CategoryCounter | null): NarrativeArc {
  const { words } = material.sums;
  if (!counter) return { absent: { code: 'language' } };
  if (words < least)
    return { absent: { code: 'too-short', unit: 'words', needs: least, has: words } };
  const windows = windowsOf(placedSentences(material), parts);
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
