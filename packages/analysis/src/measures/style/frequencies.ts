import type { AnalyzedText } from '../analyzed-text.ts';

/** How often each word stands in a text: all that comparisons of style need, most used first. */
export type WordFrequencies = {
  words: number;
  uses: readonly (readonly [word: string, uses: number])[];
};

/** Words kept of each text: comparisons look at a few hundred, keyness at all that matter. */
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
