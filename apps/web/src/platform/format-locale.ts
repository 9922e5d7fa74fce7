import type { Locale } from '@longhand/locales';

/**
 * Locale for formatting dates, times and numbers. English alone has no date order: the region of the browser's English decides, otherwise
 * en-US, as in the texts.
 *
 * @param locale the interface language
 * @param browserLanguages `navigator.languages`
 * @example formatLocaleOf('en', ['en-AU']) // 'en-AU'
 * @example formatLocaleOf('en', ['es-ES', 'en']) // 'en-US'
 */
export function formatLocaleOf(locale: Locale, browserLanguages: readonly string[]): string {
  if (locale !== 'en') return locale;

  return browserLanguages.find((tag) => /^en-[A-Z]{2}$/.test(tag)) ?? 'en-US';
}
