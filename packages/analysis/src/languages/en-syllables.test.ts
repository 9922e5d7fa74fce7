import { dictionary } from 'cmu-pronouncing-dictionary';
import { describe, expect, test } from 'vitest';
import { countSyllablesByRule } from './en-syllable-rules.ts';
import { syllablesOfEnglish } from './en-syllables.ts';

/** Every word with its first pronunciation; single letters and initialisms are excluded. */
const entries = Object.entries(dictionary)
  .filter(([word]) => /^[a-z']{2,}$/.test(word) && /[aeiouy]/.test(word))
  .map(([word, sounds]) => ({ word, syllables: sounds.match(/\d/g)?.length ?? 0 }));

function accuracy(count: (word: string) => number): number {
  return entries.filter(({ word, syllables }) => count(word) === syllables).length / entries.length;
}

describe('syllables of the CMU Pronouncing Dictionary', { timeout: 60_000 }, () => {
  test('are correct for 99 % of words', () => {
    expect(entries.length).toBeGreaterThan(120_000);
    expect(accuracy(syllablesOfEnglish)).toBeGreaterThan(0.99);
  });

  test('are correct by rule alone for 92 % of words, as for unknown words', () => {
    expect(accuracy((word) => countSyllablesByRule(word.replace(/'s?$/, '')))).toBeGreaterThan(
      0.92,
    );
  });
});

test.each([
  ['well-behaved', 3],
  ["didn't", 2],
  ["can't", 1],
  ["you're", 1],
  ["bess's", 2],
  ["mary's", 2],
  ['café', 2],
  ['science', 2],
  ['every', 3],
  ['1984', 4],
  ['the', 1],
  ['hmm', 1],
])('%s has %i', (word, syllables) => {
  expect(syllablesOfEnglish(word)).toBe(syllables);
});
