import { matchedCategories } from '@longhand/analysis/measures/style/matching';
import type { FunctionShares, WordFrequencies } from '@longhand/analysis/whole';
import type { Reading } from '../reading/reading.ts';

/** Several texts as one, for comparisons of words: uses are added up. */
export function mergedFrequencies(
  readings: readonly Pick<Reading, 'frequencies'>[],
): WordFrequencies {
  const uses = new Map<string, number>();
  let words = 0;
  for (const { frequencies } of readings) {
    words += frequencies.words;
    for (const [word, count] of frequencies.uses) uses.set(word, (uses.get(word) ?? 0) + count);
  }

  return { words, uses: [...uses].sort((one, other) => other[1] - one[1]) };
}

/** Percentages of small words over several texts, each weighted by its length; null where none has any. */
export function mergedShares(readings: readonly Reading[]): FunctionShares | null {
  const known = readings.flatMap(({ functionWords, words }) =>
    functionWords ? [{ functionWords, words }] : [],
  );
  const all = known.reduce((sum, { words }) => sum + words, 0);
  if (all === 0) return null;
  const shares = matchedCategories.map((name) => [
    name,
    known.reduce((sum, { functionWords, words }) => sum + functionWords[name] * words, 0) / all,
  ]);

  return Object.fromEntries(shares) as FunctionShares; // as: fromEntries forgets the names
}
