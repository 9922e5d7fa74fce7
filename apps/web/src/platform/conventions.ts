import type { Locale } from '@longhand/locales';

/**
 * The tag by which dates, hours and numbers are written. English alone says nothing about their order: the region
 * of the reader's own English decides, else day before month and hours to 24, as most of the world reads them.
 *
 * @param locale the language of the interface
 * @param wanted the languages of the browser
 * @example conventionsOf('en', ['en-US']) // 'en-US'
 * @example conventionsOf('en', ['es-ES', 'en']) // 'en-GB'
 */
export function conventionsOf(locale: Locale, wanted: readonly string[]): string {
  if (locale !== 'en') return locale;

  return wanted.find((tag) => /^en-[A-Z]{2}$/.test(tag)) ?? 'en-GB';
}
