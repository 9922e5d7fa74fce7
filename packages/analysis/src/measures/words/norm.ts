import { requireLanguage } from '../../languages/languages.ts';
import type { WatchedWords } from '../../lexicons/watched-words.ts';
import type { LanguageCode } from '../../options.ts';
import {
  createGroupLookup,
  type GroupLookup,
  indexSequences,
  parseWordGroups,
  type WordSequence,
} from './watched.ts';

/** Reference frequencies: for each group of watched words its rate in narrative prose. */
export type FrequencyNorm = {
  rates: readonly number[];
  /** Groups too rare for an exact rate: their rate is an upper bound. */
  rareGroups: ReadonlySet<number>;
  groupOf: GroupLookup;
  /** Watched words that the tokenizer splits into several words, by the first of them. */
  sequences: ReadonlyMap<string, readonly WordSequence[]>;
};

export type NormLanguage = Exclude<LanguageCode, 'und'>;

const perTenMillion = 10_000_000;
/**
 * One in ten thousand narrative words, Longhand's own: lower rates are an artifact of film subtitles, where nobody says “she sighed”,
 * and are no measure for a novel.
 */
const minRate = 1e-4;

const watchedWordLoaders: Readonly<Record<NormLanguage, () => Promise<WatchedWords>>> = {
  en: async () => (await import('../../lexicons/en-watched.ts')).englishWatched,
  es: async () => (await import('../../lexicons/es-watched.ts')).spanishWatched,
  fr: async () => (await import('../../lexicons/fr-watched.ts')).frenchWatched,
  de: async () => (await import('../../lexicons/de-watched.ts')).germanWatched,
  ar: async () => (await import('../../lexicons/ar-watched.ts')).arabicWatched,
  zh: async () => (await import('../../lexicons/zh-watched.ts')).chineseWatched,
};

const normLoaders: Readonly<Record<NormLanguage, () => Promise<{ norm: string }>>> = {
  en: () => import('../../languages/en-norm.ts'),
  es: () => import('../../languages/es-norm.ts'),
  fr: () => import('../../languages/fr-norm.ts'),
  de: () => import('../../languages/de-norm.ts'),
  ar: () => import('../../languages/ar-norm.ts'),
  zh: () => import('../../languages/zh-norm.ts'),
};

const loadedNorms = new Map<NormLanguage, Promise<FrequencyNorm>>();

/** Loads the frequency norm of a language on first use; null if there is none. */
export function loadFrequencyNorm(language: LanguageCode): Promise<FrequencyNorm> | null {
  if (language === 'und') return null;
  const known = loadedNorms.get(language) ?? buildFrequencyNorm(language);
  loadedNorms.set(language, known);

  return known;
}

export function loadWatchedWords(language: NormLanguage): Promise<WatchedWords> {
  return watchedWordLoaders[language]();
}

async function buildFrequencyNorm(code: NormLanguage): Promise<FrequencyNorm> {
  const [watched, { norm }] = await Promise.all([watchedWordLoaders[code](), normLoaders[code]()]);
  const language = requireLanguage(code);
  const groups = parseWordGroups(watched, language);
  const pairs = norm.split(' ');
  const ratesByWord = new Map(groups.map((_, at) => [pairs[2 * at], pairs[2 * at + 1] ?? '']));
  const groupRates = groups.map(({ name, factor }) =>
    parseRate(ratesByWord.get(name) ?? '', factor),
  );

  return {
    rates: groupRates.map(({ rate }) => Math.max(minRate, rate)),
    rareGroups: new Set(
      groupRates.flatMap(({ rate, isUpperBound }, at) =>
        isUpperBound || rate < minRate ? [at] : [],
      ),
    ),
    groupOf: createGroupLookup(groups, language),
    sequences: indexSequences(groups, language),
  };
}

/** A leading < marks an upper bound. */
function parseRate(figure: string, factor: number): { rate: number; isUpperBound: boolean } {
  const isUpperBound = figure.startsWith('<');

  return {
    rate: (factor * Number(figure.slice(isUpperBound ? 1 : 0))) / perTenMillion,
    isUpperBound,
  };
}
