import type { Locale } from '@longhand/locales';

/**
 * Locale for formatting dates, times and numbers. English alone has no date order: the region of the browser's English decides, otherwise
 * en-GB (day before month, 24 hours).
 *
 * @param locale the interface language
 * @param browserLanguages `navigator.languages`
 * @example formatLocaleOf('en', ['en-US']) // 'en-US'
 * @example formatLocaleOf('en', ['es-ES', 'en']) // 'en-GB'
 */
export function formatLocaleOf(locale: Locale, browserLanguages: readonly string[]): string {
  if (locale !== 'en') return locale;

  return browserLanguages.find((tag) => /^en-[A-Z]{2}$/.test(tag)) ?? 'en-GB';
}
