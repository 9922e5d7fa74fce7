import { fleschBands } from './bands.ts';
import type { Measure, Totals } from './measure.ts';

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

type Parts = { ms: number; sl: number; iw: number; es: number };

/** The four Wiener Sachtextformeln: years of school, made for expository texts. */
export const [wienerSachtext1, wienerSachtext2, wienerSachtext3, wienerSachtext4] = [
  wiener(1, ({ ms, sl, iw, es }) => 0.1935 * ms + 0.1672 * sl + 0.1297 * iw - 0.0327 * es - 0.875),
  wiener(2, ({ ms, sl, iw }) => 0.2007 * ms + 0.1682 * sl + 0.1373 * iw - 2.779),
  wiener(3, ({ ms, sl }) => 0.2963 * ms + 0.1905 * sl - 1.1144),
  wiener(4, ({ ms, sl }) => 0.2744 * ms + 0.2656 * sl - 1.693),
] as const;

function wiener(which: 1 | 2 | 3 | 4, value: (parts: Parts) => number): Measure {
  return {
    ...german,
    name: `wiener-sachtext-${which}`,
    unit: 'grade',
    source: 'Bamberger & Vanecek 1984, Lesen – Verstehen – Lernen – Schreiben',
    value: (totals) => value(partsOf(totals)),
  };
}

/** Percentages of words of three syllables and more, over six letters, of one syllable; and words per sentence. */
function partsOf({ words, sentences, polysyllables, longWords, monosyllables }: Totals): Parts {
  return {
    ms: (100 * polysyllables) / words,
    sl: words / sentences,
    iw: (100 * longWords) / words,
    es: (100 * monosyllables) / words,
  };
}
