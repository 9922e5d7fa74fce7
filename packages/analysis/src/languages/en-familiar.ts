import { familiarWords } from './en-familiar-words.ts';

/**
 * Whether a word is familiar by the rules of Dale and Chall: listed, or a listed word with an ending of plural, possessive, tense,
 * comparison or adverb; numbers; compounds of familiar words.
 */
export function isFamiliar(word: string): boolean {
  if (familiarWords.has(word) || /\d/.test(word)) return true;
  if (word.includes('-')) return word.split('-').every((part) => part === '' || isFamiliar(part));
  const base = word.replace(/(?:n't|'(?:s|d|ll|re|ve|m)?)$/, '');
  if (familiarWords.has(base)) return true;

  return possibleBases(base).some((one) => familiarWords.has(one));
}

/** The possible base forms of a word: carries, carried, stopping, making, happiest, quickly. */
function possibleBases(word: string): readonly string[] {
  const bases: string[] = [];
  for (const [ending, replacement] of endings) {
    if (!word.endsWith(ending) || word.length < ending.length + 2) continue;
    const stem = word.slice(0, -ending.length);
    bases.push(stem + replacement);
    if (replacement === '' && /([^aeiou])\1$/.test(stem)) bases.push(stem.slice(0, -1));
  }

  return bases;
}

const endings = [
  ['s', ''],
  ['es', ''],
  ['ies', 'y'],
  ['d', ''],
  ['ed', ''],
  ['ied', 'y'],
  ['ing', ''],
  ['ing', 'e'],
  ['er', ''],
  ['r', ''],
  ['ier', 'y'],
  ['est', ''],
  ['st', ''],
  ['iest', 'y'],
  ['ly', ''],
  ['ily', 'y'],
] as const;
