import { neededLanguage } from '../languages/languages.ts';
import type { WatchedWords } from '../lexicons/watched-words.ts';
import type { LanguageCode } from '../options.ts';
import { finderOf, groupsOf } from './watched.ts';

/** What a text is held against: for each group of watched words how often a word of told prose is one of them. */
export type Norm = {
  rates: readonly number[];
  /** The group of a word; −1 where it is in none. */
  groupOf(form: string, stem: string): number;
};

export type NormLanguage = Exclude<LanguageCode, 'und'>;

const perTenMillion = 10_000_000;

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
  const rates = new Map(
    groups.map((_, at) => [pairs[2 * at], Number(pairs[2 * at + 1]) / perTenMillion]),
  );

  return {
    rates: groups.map(({ name, factor }) => factor * (rates.get(name) ?? 0)),
    groupOf: finderOf(groups, language),
  };
}
