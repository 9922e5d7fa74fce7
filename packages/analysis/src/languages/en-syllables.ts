import { syllableExceptions } from './en-syllable-exceptions.ts';
import { syllablesByRule } from './en-syllable-rules.ts';

/**
 * Syllables of an English word, from the CMU Pronouncing Dictionary where it has the word, by rule
 * elsewhere. Hyphenated words are the sum of their parts; a number counts one for each figure.
 *
 * @example
 * syllablesOfEnglish('well-behaved') // 3
 */
export function syllablesOfEnglish(word: string): number {
  if (/[^a-z]/.test(word)) return syllablesOfParts(word);

  return syllablesByRule(word) + (exceptions().get(word) ?? 0);
}

function syllablesOfParts(word: string): number {
  const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '');
  let count = 0;
  for (const { 0: part } of plain.matchAll(/[a-z']+|\d/g)) count += syllablesOfPart(part);

  return Math.max(1, count);
}

function syllablesOfPart(part: string): number {
  if (/\d/.test(part)) return 1;
  const stem = part.replace(/'(?:s|d|ll|re|ve|m)?$|n't$|'/, '').replaceAll("'", '');
  const own = stem === '' ? 0 : syllablesOfEnglish(stem);

  return own + spokenEnding(part, stem);
}

/** didn't, Bess's, it'd: endings that sound as a syllable of their own. */
function spokenEnding(part: string, stem: string): number {
  if (part.endsWith("n't")) return /[^aeiouynr]$/.test(stem) ? 1 : 0;
  if (part.endsWith("'s")) return /(?:[sxz]|ch|sh|[cgsz]e)$/.test(stem) ? 1 : 0;

  return /[td]'d$|[^aeiouy]'(?:ll|ve)$/.test(part) ? 1 : 0;
}

let unpacked: Map<string, number> | undefined;

function exceptions(): Map<string, number> {
  unpacked ??= unpack();

  return unpacked;
}

function unpack(): Map<string, number> {
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
