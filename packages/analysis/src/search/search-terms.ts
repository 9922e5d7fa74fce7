import { loadedLanguage } from '../languages/languages.ts';
import type { LanguageCode } from '../options.ts';
import { fold } from './fold.ts';

/** Longer than any word; a term is cut off here. */
export const termMax = 60;

/** Scripts that put no space between words. */
const unspaced = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;
export const runs = new RegExp(
  `[${unspaced}]+|(?:(?![${unspaced}])[\\p{L}\\p{N}\\p{M}\\u0640])+`,
  'gu',
);
export const isUnspaced = new RegExp(`^[${unspaced}]`, 'u');

/** Stands before the stem of a word, so that it is not taken for a word. */
export const stemSign = '=';

/**
 * What a text is found by: each word folded, what its forms have in common, and of scripts without spaces each two
 * characters that follow one another, so that no dictionary decides what can be found. Forms need the language loaded.
 *
 * @example searchTerms('The tides', 'en') // Set { 'the', 'tides', '=tide' }
 */
export function searchTerms(text: string, language: LanguageCode): Set<string> {
  const terms = new Set<string>();
  const stem = stemOf(language);
  const seen = new Set<string>();
  for (const [run] of text.matchAll(runs)) {
    if (seen.has(run)) continue;
    seen.add(run);
    if (isUnspaced.test(run)) for (const pair of pairsOf(run)) terms.add(pair);
    else addWord(run, stem, terms);
  }

  return terms;
}

/** What one word is found by. */
export function termsOfWord(run: string, language: LanguageCode): Set<string> {
  const terms = new Set<string>();
  addWord(run, stemOf(language), terms);

  return terms;
}

function stemOf(language: LanguageCode): (word: string) => string {
  return loadedLanguage(language)?.stem ?? asItIs;
}

const asItIs = (word: string) => word;

function addWord(run: string, stem: (word: string) => string, terms: Set<string>): void {
  const word = fold(run).slice(0, termMax);
  if (word === '') return;
  terms.add(word);
  const root = fold(stem(run.toLowerCase().slice(0, termMax)));
  if (root !== '' && root !== word) terms.add(stemSign + root);
}

/** Pairs of characters, and the last one alone: a search for one character finds every place of it. */
export function pairsOf(run: string): string[] {
  const characters = [...fold(run)];

  return characters.map((character, at) => character + (characters[at + 1] ?? ''));
}

/** The pairs of a run with their places in it. */
export function characterPairs(run: string): { pair: string; from: number; to: number }[] {
  const characters = Array.from(run);
  let from = 0;

  return characters.map((character, at) => {
    const next = characters[at + 1] ?? '';
    const to = from + character.length;
    const pair = { pair: fold(character) + fold(next), from, to: to + next.length };
    from = to;

    return pair;
  });
}

/**
 * The words and runs of characters of what was typed into a search. Whole is what an apostrophe ends (don’t, l’eau), and
 * what English sets behind one: nothing more of it is to come.
 */
export function runsOf(search: string): { run: string; isUnspaced: boolean; isWhole: boolean }[] {
  return Array.from(search.matchAll(runs), ({ 0: run, index }) => ({
    run,
    isUnspaced: isUnspaced.test(run),
    isWhole:
      /^['’]\p{L}/u.test(search.slice(index + run.length)) ||
      (/['’]$/.test(search.slice(0, index)) && /^(?:t|s|d|m|ll|re|ve)$/i.test(run)),
  }));
}
