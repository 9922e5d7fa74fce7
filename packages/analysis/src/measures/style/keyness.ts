import type { WordFrequencies } from './frequencies.ts';

/** A word that one text uses more or less often than another. */
export type Keyword = {
  word: string;
  uses: number;
  otherUses: number;
  /** Log-likelihood, positive where the first text uses it more. 15.13 is p < 0.0001. */
  keyness: number;
  /** Log ratio: binary logarithm of the ratio of relative frequencies, with half a use added to both. */
  logRatio: number;
};

export const keynessSource =
  'Dunning 1993, Accurate methods for the statistics of surprise and coincidence, Computational Linguistics 19(1), as in Rayson & Garside 2000; log ratio of Hardie 2014';

const critical = 15.13;
const most = 100;

/** Words whose frequencies differ beyond chance (p < 0.0001), the most different first. */
export function keywords(text: WordFrequencies, other: WordFrequencies): readonly Keyword[] {
  const own = new Map(text.uses);
  const others = new Map(other.uses);
  const found: Keyword[] = [];
  for (const word of new Set([...own.keys(), ...others.keys()])) {
    const uses = own.get(word) ?? 0;
    const otherUses = others.get(word) ?? 0;
    const keyness = logLikelihood([uses, text.words], [otherUses, other.words]);
    if (Math.abs(keyness) < critical) continue;
    const logRatio = Math.log2((uses + 0.5) / text.words / ((otherUses + 0.5) / other.words));
    found.push({ word, uses, otherUses, keyness, logRatio });
  }

  return found
    .sort(
      (one, two) => Math.abs(two.keyness) - Math.abs(one.keyness) || (one.word < two.word ? -1 : 1),
    )
    .slice(0, most);
}

type Uses = readonly [uses: number, ofWords: number];

/** G², signed by which of the two uses it more. */
export function logLikelihood([one, ones]: Uses, [other, others]: Uses): number {
  const share = (one + other) / (ones + others);
  const part = (seen: number, expected: number) =>
    seen === 0 ? 0 : seen * Math.log(seen / expected);
  const g2 = 2 * (part(one, ones * share) + part(other, others * share));

  return one / ones >= other / others ? g2 : -g2;
}
