import type { LanguageCode } from '../options.ts';
import type { Language } from './language.ts';
import { und } from './und.ts';

const loaded = new Map<LanguageCode, Language>([['und', und]]);

const loaders: Readonly<Record<Exclude<LanguageCode, 'und'>, () => Promise<Language>>> = {
  en: () => import('./en.ts').then(({ en }) => en),
  es: () => import('./es.ts').then(({ es }) => es),
  fr: () => import('./fr.ts').then(({ fr }) => fr),
  de: () => import('./de.ts').then(({ de }) => de),
  ar: () => import('./ar.ts').then(({ ar }) => ar),
  zh: () => import('./zh.ts').then(({ zh }) => zh),
};

/**
 * Fetches what the engine knows of a language, once. What is analyzed before that is read as a language it knows
 * nothing of.
 *
 * @example
 * await loadLanguage('de');
 * analyze('Es war spät.').language // 'de'
 */
export async function loadLanguage(code: LanguageCode): Promise<void> {
  if (code !== 'und' && !loaded.has(code)) addLanguage(await loaders[code]());
}

/** Gives the engine a language that is there already. */
export function addLanguage(language: Language): void {
  loaded.set(language.code, language);
}

/** What is known of a language; null until it has been loaded. */
export function loadedLanguage(code: LanguageCode): Language | null {
  return loaded.get(code) ?? null;
}

/** As `loadedLanguage`, where nothing can be said without it. Throws an Error that says what to load. */
export function neededLanguage(code: LanguageCode): Language {
  const language = loaded.get(code);
  if (language) return language;

  throw new Error(
    `The language "${code}" is not loaded: await loadLanguage('${code}'), or import '@longhand/analysis/every-language'.`,
  );
}
