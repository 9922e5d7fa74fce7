import { familiarWords } from './en-familiar-words.ts';

/**
 * Whether a word counts as familiar by the rules of Dale and Chall: on their list as it stands, or with one of the
 * endings of plural, possessive, tense, comparison or adverb; figures; compounds of familiar words.
 */
export function isFamiliar(word: string): boolean {
  if (familiarWords.has(word) || /\d/.test(word)) return true;
  if (word.includes('-')) return word.split('-').every((part) => part === '' || isFamiliar(part));
  const base = word.replace(/(?:n't|'(?:s|d|ll|re|ve|m)?)$/, '');
  if (familiarWords.has(base)) return true;

  return basesOf(base).some((one) => familiarWords.has(one));
}

/** What a word may be an ending away from: carries, carried, stopping, making, happiest, quickly. */
function basesOf(word: string): readonly string[] {
  const bases: string[] = [];
  for (const [ending, instead] of endings) {
    if (!word.endsWith(ending) || word.length < ending.length + 2) continue;
    const stem = word.slice(0, -ending.length);
    bases.push(stem + instead);
    if (instead === '' && /([^aeiou])\1$/.test(stem)) bases.push(stem.slice(0, -1));
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
