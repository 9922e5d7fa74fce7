import { matchedCategories } from '@longhand/analysis/measures/style/matching';
import type { FunctionShares, WordFrequencies } from '@longhand/analysis/whole';
import type { TextAnalysis } from '../analysis/texts/text-analysis.ts';

/** The word frequencies of several texts, added up. */
export function mergeFrequencies(
  readings: readonly Pick<TextAnalysis, 'frequencies'>[],
): WordFrequencies {
  const uses = new Map<string, number>();
  let words = 0;
  for (const { frequencies } of readings) {
    words += frequencies.words;
    for (const [word, count] of frequencies.uses) uses.set(word, (uses.get(word) ?? 0) + count);
  }

  return { words, uses: [...uses].sort((one, other) => other[1] - one[1]) };
}

/** The function-word percentages of several texts, weighted by length; null if none has any. */
export function mergeShares(readings: readonly TextAnalysis[]): FunctionShares | null {
  const known = readings.flatMap(({ functionWords, words }) =>
    functionWords ? [{ functionWords, words }] : [],
  );
  const all = known.reduce((sum, { words }) => sum + words, 0);
  if (all === 0) return null;
  const shares = matchedCategories.map((name) => [
    name,
    known.reduce((sum, { functionWords, words }) => sum + functionWords[name] * words, 0) / all,
  ]);

  return Object.fromEntries(shares) as FunctionShares; // as: Object.fromEntries widens the key type
}
