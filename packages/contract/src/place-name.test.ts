import { expect, test } from 'vitest';
import { placeName } from './place-name.ts';
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
])('a place is written as it is called in %s', (locale, name) => {
  expect(placeName(munich, locale)).toBe(name);
});

test('where only the country is known, the country is named', () => {
  expect(placeName({ country: 'PT', city: {} }, 'fr')).toBe('Portugal');
});

test('a city that has no English name is named only where it has one', () => {
  const place = { country: 'DE', city: { de: 'Buxtehude' } };

  expect(placeName(place, 'de')).toBe('Buxtehude, Deutschland');
  expect(placeName(place, 'fr')).toBe('Allemagne');
});
