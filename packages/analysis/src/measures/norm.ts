import { neededLanguage } from '../languages/languages.ts';
import type { WatchedWords } from '../lexicons/watched-words.ts';
import type { LanguageCode } from '../options.ts';
import { finderOf, type GroupOf, groupsOf, type Sequence, sequencesOf } from './watched.ts';

/** What a text is held against: for each group of watched words how often a word of told prose is one of them. */
export type Norm = {
  rates: readonly number[];
  /** The groups too rare for the norm to say how rare: their rate is the most that it can be. */
  rare: ReadonlySet<number>;
  groupOf: GroupOf;
  /** Watched words that a text is cut into several words for, by the first of them. */
  sequences: ReadonlyMap<string, readonly Sequence[]>;
};

export type NormLanguage = Exclude<LanguageCode, 'und'>;

const perTenMillion = 10_000_000;
/**
 * One in ten thousand told words, Longhand's own: a lower rate is an artefact of film talk, where nobody says “she sighed”,
 * and no novel is measured by it.
 */
const leastRate = 1e-4;

const words: Readonly<Record<NormLanguage, () => Promise<WatchedWords>>> = {
  en: async () => (await import('../lexicons/en-watched.ts')).englishWatched,
  es: async () => (await import('../lexicons/es-watched.ts')).spanishWatched,
  fr: async () => (await import('../lexicons/fr-watched.ts')).frenchWatched,
  de: async () => (await import('../lexicons/de-watched.ts')).germanWatched,
  ar: async () => (await import('../lexicons/ar-watched.ts')).arabicWatched,
  zh: async () => (await import('../lexicons/zh-watched.ts')).chineseWatched,
};

const norms: Readonly<Record<NormLanguage, () => Promise<{ norm: string }>>> = {
  en: () => import('../languages/en-norm.ts'),
  es: () => import('../languages/es-norm.ts'),
  fr: () => import('../languages/fr-norm.ts'),
  de: () => import('../languages/de-norm.ts'),
  ar: () => import('../languages/ar-norm.ts'),
  zh: () => import('../languages/zh-norm.ts'),
};

const loaded = new Map<NormLanguage, Promise<Norm>>();

/** The norm of a language, fetched when it is first wanted; null where there is none. */
export function loadNorm(language: LanguageCode): Promise<Norm> | null {
  if (language === 'und') return null;
  const known = loaded.get(language) ?? madeOf(language);
  loaded.set(language, known);

  return known;
}

export function loadWatchedWords(language: NormLanguage): Promise<WatchedWords> {
  return words[language]();
}

async function madeOf(code: NormLanguage): Promise<Norm> {
  const [watched, { norm }] = await Promise.all([words[code](), norms[code]()]);
  const language = neededLanguage(code);
  const groups = groupsOf(watched, language);
  const pairs = norm.split(' ');
  const figures = new Map(groups.map((_, at) => [pairs[2 * at], pairs[2 * at + 1] ?? '']));
  const told = groups.map(({ name, factor }) => rateOf(figures.get(name) ?? '', factor));

  return {
    rates: told.map(({ rate }) => Math.max(leastRate, rate)),
    rare: new Set(
      told.flatMap(({ rate, isBound }, at) => (isBound || rate < leastRate ? [at] : [])),
    ),
    groupOf: finderOf(groups, language),
    sequences: sequencesOf(groups, language),
  };
}

/** Behind < stands the most that a rate can be. */
function rateOf(figure: string, factor: number): { rate: number; isBound: boolean } {
  const isBound = figure.startsWith('<');

  return { rate: (factor * Number(figure.slice(isBound ? 1 : 0))) / perTenMillion, isBound };
}
