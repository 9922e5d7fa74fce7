import { expect, test } from 'vitest';
import { findTexts } from '../find-texts.ts';

test.each([
  ['He ate a apple.', 'a'],
  ['A owl called.', 'A'],
  ['She waited for a hour.', 'a'],
  ['It was an house by the road.', 'an'],
  ['He wore an uniform.', 'an'],
  ['An dog barked.', 'An'],
])('reports the wrong article in: %s', (text, article) => {
  expect(findTexts('article', text, { language: 'en' })).toEqual([article]);
});

test.each([
  'An apple, an owl, an hour and an honest heir.',
  'A house, a uniform, a useful one, a European ewe.',
  'An historic hotel; such a one-eyed man.',
  'Vitamin A is good, and plan A in short.',
  'He has an MP, a UN badge, an X-ray and an 8 on the door.',
  'A, and then an, end.',
])('accepts the articles in: %s', (text) => {
  expect(findTexts('article', text, { language: 'en' })).toEqual([]);
});
