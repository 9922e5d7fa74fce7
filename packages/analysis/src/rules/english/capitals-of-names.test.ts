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

test.each([
  ['the report was late. Nobody minded.', 'the'],
  ['a new bridge was built in the spring.', 'a'],
  ['Was the bridge safe? nobody knew.', 'nobody'],
  ['What a bridge! it still stands.', 'it'],
])('in texts that tell facts a capital lacks in: %s', (text, word) => {
  expect(found('capital', text, { language: 'en', kind: 'essay' })).toEqual([word]);
});

test.each([
  'where x is the length of the bridge in meters.',
  'iPhone sales rose in the spring of that year.',
  'a list of bridges',
  'b. the second of the bridges',
  'npm install is all that it takes;',
])('in texts that tell facts no capital lacks in: %s', (text) => {
  expect(found('capital', text, { language: 'en', kind: 'essay' })).toEqual([]);
});

test('a story may go on in small letters behind a question, and at the head of a paragraph', () => {
  const text = '“Why?” he asked.\n\nand why not? thought the boy.';

  expect(found('capital', text, { language: 'en', kind: 'fiction' })).toEqual([]);
});
