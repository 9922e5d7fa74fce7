import { expect, test } from 'vitest';
import { found } from '../found.ts';

test.each([
  ['They left on monday.', 'monday'],
  ['She speaks french at home.', 'french'],
  ['He was born in march.', 'march'],
  ['My brother and i ran.', 'i'],
  ['The rain stopped. the sun came out.', 'the'],
])('a capital lacks in: %s', (text, word) => {
  expect(found('capital', text, { language: 'en' })).toEqual([word]);
});

test.each([
  'They left on Monday, and I ran.',
  'An august silence; they march in May and may rest.',
  'See p. 4, approx. ten per cent. of it, i.e. that and etc. and so on.',
  'He paused ... then spoke. “Well?” he said.',
  'Points (i) and ii., i) and i: read them.',
  'Write to info@paris.example or www.london.example.',
])('no capital lacks in: %s', (text) => {
  expect(found('capital', text, { language: 'en' })).toEqual([]);
});

test('lines of verse open as they like', () => {
  expect(found('capital', 'The rain stopped. the sun', { language: 'en', kind: 'poetry' })).toEqual(
    [],
  );
});
