import type { LanguageCode } from '../options.ts';
import type { Language } from './language.ts';
import { und } from './und.ts';

const loadedLanguages = new Map<LanguageCode, Language>([['und', und]]);

const loaders: Readonly<Record<Exclude<LanguageCode, 'und'>, () => Promise<Language>>> = {
  en: () => import('./en.ts').then(({ en }) => en),
  es: () => import('./es.ts').then(({ es }) => es),
  fr: () => import('./fr.ts').then(({ fr }) => fr),
  de: () => import('./de.ts').then(({ de }) => de),
  ar: () => import('./ar.ts').then(({ ar }) => ar),
  zh: () => import('./zh.ts').then(({ zh }) => zh),
};

/**
 * Loads the data of a language, once. Text analyzed before that is treated as an unknown language.
 *
 * @example
 * await loadLanguage('de');
 * analyze('Es war spät.').language // 'de'
 */
export async function loadLanguage(code: LanguageCode): Promise<void> {
  if (code !== 'und' && !loadedLanguages.has(code)) registerLanguage(await loaders[code]());
}

/** Registers a language that is already loaded. */
export function registerLanguage(language: Language): void {
  loadedLanguages.set(language.code, language);
}

/** The data of a language; null until it is loaded. */
export function getLanguage(code: LanguageCode): Language | null {
  return loadedLanguages.get(code) ?? null;
}

/** Like `getLanguage`, but throws an error that names what to load. */
export function requireLanguage(code: LanguageCode): Language {
  const language = loadedLanguages.get(code);
  if (language) return language;

  throw new Error(
    `The language "${code}" is not loaded: await loadLanguage('${code}'), or import '@longhand/analysis/every-language'.`,
  );
}
