import type { AnalyzedText } from '../analyzed-text.ts';

/** Word frequencies of a text, most frequent first: the input of style comparisons. */
export type WordFrequencies = {
  words: number;
  uses: readonly (readonly [word: string, uses: number])[];
};

/** Maximum number of words kept per text. Comparisons use a few hundred; keyness uses all of them. */
const most = 2000;

export function frequenciesOf({ vocabulary, sums }: AnalyzedText): WordFrequencies {
  const uses: [string, number][] = [];
  vocabulary.forms.forEach((word, entry) => {
    const count = vocabulary.uses[entry] ?? 0;
    if (count > 0) uses.push([word, count]);
  });
  uses.sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1));

  return { words: sums.words, uses: uses.slice(0, most) };
}
