/** The languages of the interface, in the order in which they are offered. */
export const locales = ['en', 'es', 'es-MX', 'fr', 'de', 'ar', 'zh-CN'] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en';

/** Each language in its own words. */
export const localeNames: Record<Locale, string> = {
  en: 'English',
  es: 'Español',
  'es-MX': 'Español (México)',
  fr: 'Français',
  de: 'Deutsch',
  ar: 'العربية',
  'zh-CN': '简体中文',
};

/** Where a language's texts come from, the general before the particular: Mexico overrides Spanish. */
export const sourcesOf: Record<Locale, readonly Locale[]> = {
  en: ['en'],
  es: ['es'],
  'es-MX': ['es', 'es-MX'],
  fr: ['fr'],
  de: ['de'],
  ar: ['ar'],
  'zh-CN': ['zh-CN'],
};

const rightToLeft = new Set([
  'ar',
  'arc',
  'dv',
  'fa',
  'ha',
  'he',
  'khw',
  'ks',
  'ku',
  'ps',
  'ur',
  'yi',
]);

/**
 * The writing direction of a language, by its primary subtag.
 *
 * @param language a BCP 47 tag
 * @example directionOf('fa-IR') // 'rtl'
 */
export function directionOf(language: string): 'rtl' | 'ltr' {
  return rightToLeft.has(language.split('-')[0]?.toLowerCase() ?? '') ? 'rtl' : 'ltr';
}

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/**
 * The interface language nearest to a list of wanted ones, in the order of the list, or undefined.
 * A region decides only where there is a text of that region; every Chinese is answered in zh-CN.
 *
 * @param wanted BCP 47 tags, as in `navigator.languages`
 * @example matchLocale(['pt-BR', 'fr-CA']) // 'fr'
 */
export function matchLocale(wanted: readonly string[]): Locale | undefined {
  for (const tag of wanted) {
    const exact = locales.find((locale) => locale.toLowerCase() === tag.toLowerCase());
    if (exact !== undefined) return exact;

    const primary = tag.split('-')[0]?.toLowerCase();
    const near = locales.find((locale) => locale.split('-')[0] === primary);
    if (near !== undefined) return near;
  }

  return undefined;
}
