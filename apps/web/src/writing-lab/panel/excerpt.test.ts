import { Text } from '@codemirror/state';
import { expect, test } from 'vitest';
import { excerptOf, inContext } from './excerpt.ts';

const doc = Text.of([
  'She ran her finger down the column of figures, slowly, twice.',
  'High water.',
]);

test('a long place is cut at a word', () => {
  expect(excerptOf(doc, { from: 0, to: 61 }, 20)).toBe('She ran her finger …');
});

test('a place beyond the text is an empty one', () => {
  expect(excerptOf(doc, { from: 900, to: 950 })).toBe('');
});

test('the words around a finding stay in its paragraph', () => {
  const { before, words, after } = inContext(doc, { from: 47, to: 53 });

  expect(words).toBe('slowly');
  expect(after).toBe(', twice.');
  expect('She ran her finger down the column of figures, '.endsWith(before)).toBe(true);
});
