import { Text } from '@codemirror/state';
import { expect, test } from 'vitest';
import { excerptInContext, excerptOf } from './excerpt.ts';

const doc = Text.of([
  'She ran her finger down the column of figures, slowly, twice.',
  'High water.',
]);

test('a long span is cut between words', () => {
  expect(excerptOf(doc, { from: 0, to: 61 }, 20)).toBe('She ran her finger …');
});

test('a span beyond the end of the text gives an empty excerpt', () => {
  expect(excerptOf(doc, { from: 900, to: 950 })).toBe('');
});

test('the context of a finding stays within its paragraph', () => {
  const { before, words, after } = excerptInContext(doc, { from: 47, to: 53 });

  expect(words).toBe('slowly');
  expect(after).toBe(', twice.');
  expect('She ran her finger down the column of figures, '.endsWith(before)).toBe(true);
});
