import { expect, test } from 'vitest';
import { locationName } from './location-name.ts';
import type { Locale } from './values.ts';

const munich = {
  country: 'DE',
  city: { en: 'Munich', de: 'München', es: 'Múnich', 'zh-CN': '慕尼黑' },
};

test.each<[Locale, string]>([
  ['en', 'Munich, Germany'],
  ['de', 'München, Deutschland'],
  ['fr', 'Munich, Allemagne'],
  ['es', 'Múnich, Alemania'],
  ['es-MX', 'Múnich, Alemania'],
  ['ar', '\u2068Munich\u2069، ألمانيا'],
  ['zh-CN', '德国 慕尼黑'],
])('a location is named in %s', (locale, name) => {
  expect(locationName(munich, locale)).toBe(name);
});

test('only the country is shown if the city is unknown', () => {
  expect(locationName({ country: 'PT', city: {} }, 'fr')).toBe('Portugal');
});

test('a city without an English name is shown only in the languages it has a name in', () => {
  const place = { country: 'DE', city: { de: 'Buxtehude' } };

  expect(locationName(place, 'de')).toBe('Buxtehude, Deutschland');
  expect(locationName(place, 'fr')).toBe('Allemagne');
});
