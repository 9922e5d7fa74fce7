/** Locales of the interface, in display order. */
export const locales = ['en', 'es', 'es-MX', 'fr', 'de', 'ar', 'zh-CN'] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en';

/** The name of each language in that language. */
export const localeNames: Record<Locale, string> = {
  en: 'English',
  es: 'Español',
  'es-MX': 'Español (México)',
  fr: 'Français',
  de: 'Deutsch',
  ar: 'العربية',
  'zh-CN': '简体中文',
};

/** The locales whose messages are merged, general before specific: es-MX overrides es. */
export const messageSources: Record<Locale, readonly Locale[]> = {
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
 * @example textDirection('fa-IR') // 'rtl'
 */
export function textDirection(language: string): 'rtl' | 'ltr' {
  return rightToLeft.has(language.split('-')[0]?.toLowerCase() ?? '') ? 'rtl' : 'ltr';
}

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/**
 * The supported locale that best matches a list of preferred languages, in order, or undefined. The region matters only if there are
 * messages for it; every Chinese maps to zh-CN.
 *
 * @param preferredTags BCP 47 tags, as in `navigator.languages`
 * @example matchLocale(['pt-BR', 'fr-CA']) // 'fr'
 */
export function matchLocale(preferredTags: readonly string[]): Locale | undefined {
  for (const tag of preferredTags) {
    const exact = locales.find((locale) => locale.toLowerCase() === tag.toLowerCase());
    if (exact !== undefined) return exact;

    const primary = tag.split('-')[0]?.toLowerCase();
    const near = locales.find((locale) => locale.split('-')[0] === primary);
    if (near !== undefined) return near;
  }

  return undefined;
}
