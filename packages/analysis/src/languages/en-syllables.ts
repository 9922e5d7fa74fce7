import { syllableExceptions } from './en-syllable-exceptions.ts';
import { countSyllablesByRule } from './en-syllable-rules.ts';

/**
 * Counts the syllables of an English word, from the CMU Pronouncing Dictionary if it contains the word, otherwise by rule. Hyphenated words
 * are the sum of their parts; a number counts one per digit.
 *
 * @example
 * syllablesOfEnglish('well-behaved') // 3
 */
export function syllablesOfEnglish(word: string): number {
  if (/[^a-z]/.test(word)) return countParts(word);

  return countSyllablesByRule(word) + (exceptions().get(word) ?? 0);
}

function countParts(word: string): number {
  const unaccented = word.normalize('NFD').replaceAll(/\p{M}/gu, '');
  let count = 0;
  for (const { 0: part } of unaccented.matchAll(/[a-z']+|\d/g)) count += countPart(part);

  return Math.max(1, count);
}

function countPart(part: string): number {
  if (/\d/.test(part)) return 1;
  const stem = part.replace(/'(?:s|d|ll|re|ve|m)?$|n't$|'/, '').replaceAll("'", '');
  const stemSyllables = stem === '' ? 0 : syllablesOfEnglish(stem);

  return stemSyllables + countEndingSyllables(part, stem);
}

/** didn't, Bess's, it'd: endings that form a syllable. */
function countEndingSyllables(part: string, stem: string): number {
  if (part.endsWith("n't")) return /[^aeiouynr]$/.test(stem) ? 1 : 0;
  if (part.endsWith("'s")) return /(?:[sxz]|ch|sh|[cgsz]e)$/.test(stem) ? 1 : 0;

  return /[td]'d$|[^aeiouy]'(?:ll|ve)$/.test(part) ? 1 : 0;
}

let exceptionCache: Map<string, number> | undefined;

function exceptions(): Map<string, number> {
  exceptionCache ??= unpackExceptions();

  return exceptionCache;
}

function unpackExceptions(): Map<string, number> {
  const words = new Map<string, number>();
  for (const [step, packed] of syllableExceptions) {
    let word = '';
    for (const [, shared = 'A', rest = ''] of packed
      .replaceAll(/\s/g, '')
      .matchAll(/([A-Z])([a-z]*)/g)) {
      word = word.slice(0, shared.charCodeAt(0) - 65) + rest;
      words.set(word, step);
    }
  }

  return words;
}
