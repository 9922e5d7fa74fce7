import { dictionary } from 'cmu-pronouncing-dictionary';
import { describe, expect, test } from 'vitest';
import { syllablesByRule } from './en-syllable-rules.ts';
import { syllablesOfEnglish } from './en-syllables.ts';

/** Every spelling of letters and its first pronunciation; single letters and initialisms say nothing. */
const entries = Object.entries(dictionary)
  .filter(([word]) => /^[a-z']{2,}$/.test(word) && /[aeiouy]/.test(word))
  .map(([word, sounds]) => ({ word, syllables: sounds.match(/\d/g)?.length ?? 0 }));

function exactness(count: (word: string) => number): number {
  return entries.filter(({ word, syllables }) => count(word) === syllables).length / entries.length;
}

describe('syllables of the CMU Pronouncing Dictionary', { timeout: 60_000 }, () => {
  test('are exact for 99 words of 100', () => {
    expect(entries.length).toBeGreaterThan(120_000);
    expect(exactness(syllablesOfEnglish)).toBeGreaterThan(0.99);
  });

  test('are exact by rule alone for 92 words of 100, as for words no dictionary has', () => {
    expect(exactness((word) => syllablesByRule(word.replace(/'s?$/, '')))).toBeGreaterThan(0.92);
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
