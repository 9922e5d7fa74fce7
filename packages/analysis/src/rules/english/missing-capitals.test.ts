import { expect, test } from 'vitest';
import { findTexts } from '../find-texts.ts';

test.each([
  ['They left on monday.', 'monday'],
  ['She speaks french at home.', 'french'],
  ['He was born in march.', 'march'],
  ['My brother and i ran.', 'i'],
  ['The rain stopped. the sun came out.', 'the'],
])('reports a missing capital in: %s', (text, word) => {
  expect(findTexts('capital', text, { language: 'en' })).toEqual([word]);
});

test.each([
  'They left on Monday, and I ran.',
  'An august silence; they march in May and may rest.',
  'See p. 4, approx. ten per cent. of it, i.e. that and etc. and so on.',
  'He paused ... then spoke. “Well?” he said.',
  'Points (i) and ii., i) and i: read them.',
  'Write to info@paris.example or www.london.example.',
])('reports no missing capital in: %s', (text) => {
  expect(findTexts('capital', text, { language: 'en' })).toEqual([]);
});

test('verse lines may start in lowercase', () => {
  expect(
    findTexts('capital', 'The rain stopped. the sun', { language: 'en', kind: 'poetry' }),
  ).toEqual([]);
});

test.each([
  ['the report was late. Nobody minded.', 'the'],
  ['a new bridge was built in the spring.', 'a'],
  ['Was the bridge safe? nobody knew.', 'nobody'],
  ['What a bridge! it still stands.', 'it'],
])('reports a missing capital in a factual text: %s', (text, word) => {
  expect(findTexts('capital', text, { language: 'en', kind: 'essay' })).toEqual([word]);
});

test.each([
  'where x is the length of the bridge in meters.',
  'iPhone sales rose in the spring of that year.',
  'a list of bridges',
  'b. the second of the bridges',
  'npm install is all that it takes;',
])('reports no missing capital in a factual text: %s', (text) => {
  expect(findTexts('capital', text, { language: 'en', kind: 'essay' })).toEqual([]);
});

test('fiction may continue in lowercase after a question and at the start of a paragraph', () => {
  const text = '“Why?” he asked.\n\nand why not? thought the boy.';

  expect(findTexts('capital', text, { language: 'en', kind: 'fiction' })).toEqual([]);
});
