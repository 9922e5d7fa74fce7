import type { Measure, Totals } from '../measure.ts';
import { fleschBands } from './bands.ts';

const german = {
  languages: ['de'],
  needs: { unit: 'words', least: 1 },
  evidence: ['longestSentences', 'hardestWords'],
} as const satisfies Partial<Measure>;

/** 180 − words per sentence − 58.5 syllables per word: Flesch's formula fitted to German. */
export const amstad: Measure = {
  ...german,
  name: 'amstad',
  unit: 'score',
  source: 'Amstad 1978, Wie verständlich sind unsere Zeitungen?, Diss. Zürich',
  bands: fleschBands,
  value: ({ words, sentences, syllables }) => 180 - words / sentences - (58.5 * syllables) / words,
};

type WordShares = { ms: number; sl: number; iw: number; es: number };

/** The four Wiener Sachtextformeln: school grades, made for expository texts. */
export const [wienerSachtext1, wienerSachtext2, wienerSachtext3, wienerSachtext4] = [
  wienerFormula(
    1,
    ({ ms, sl, iw, es }) => 0.1935 * ms + 0.1672 * sl + 0.1297 * iw - 0.0327 * es - 0.875,
  ),
  wienerFormula(2, ({ ms, sl, iw }) => 0.2007 * ms + 0.1682 * sl + 0.1373 * iw - 2.779),
  wienerFormula(3, ({ ms, sl }) => 0.2963 * ms + 0.1905 * sl - 1.1144),
  wienerFormula(4, ({ ms, sl }) => 0.2744 * ms + 0.2656 * sl - 1.693),
] as const;

function wienerFormula(which: 1 | 2 | 3 | 4, value: (parts: WordShares) => number): Measure {
  return {
    ...german,
    name: `wiener-sachtext-${which}`,
    unit: 'grade',
    source: 'Bamberger & Vanecek 1984, Lesen – Verstehen – Lernen – Schreiben',
    value: (totals) => value(wordShares(totals)),
  };
}

/** Percentages of words with three or more syllables, with more than six letters, with one syllable; and words per sentence. */
function wordShares({
  words,
  sentences,
  polysyllables,
  longWords,
  monosyllables,
}: Totals): WordShares {
  return {
    ms: (100 * polysyllables) / words,
    sl: words / sentences,
    iw: (100 * longWords) / words,
    es: (100 * monosyllables) / words,
  };
}
