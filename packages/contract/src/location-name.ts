import type { GeoLocation } from './geo-location.ts';

/**
 * The name of a location in a language. In Arabic the city is isolated, because its name may be in another script.
 *
 * @example locationName({ country: 'DE', city: { en: 'Munich', de: 'München' } }, 'de') // 'München, Deutschland'
 */
export function locationName({ country, city }: GeoLocation, locale: string): string {
  const names: Partial<Record<string, string>> = city;
  const inCountry = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
  const inCity = names[locale] ?? names[fallbackLocale[locale] ?? 'en'] ?? city.en;
  if (inCity === undefined) return inCountry;
  if (locale === 'zh-CN') return `${inCountry} ${inCity}`; // country before city
  if (locale === 'ar') return `\u2068${inCity}\u2069، ${inCountry}`;

  return `${inCity}, ${inCountry}`;
}

const fallbackLocale: Partial<Record<string, string>> = { 'es-MX': 'es' };
