import { getLanguage } from '../languages/languages.ts';
import type { LanguageCode } from '../options.ts';
import { fold } from './fold.ts';

/** Longer terms are truncated. */
export const maxTermLength = 60;

/** Scripts without spaces between words. */
const unspaced = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;
export const runPattern = new RegExp(
  `[${unspaced}]+|(?:(?![${unspaced}])[\\p{L}\\p{N}\\p{M}\\u0640])+`,
  'gu',
);
export const unspacedPattern = new RegExp(`^[${unspaced}]`, 'u');

/** Marks a stem, so that it differs from a word. */
export const stemPrefix = '=';

/**
 * The search terms of a text: each folded word, its stem, and in scripts without spaces character bigrams, which need no dictionary.
 * Stemming needs the language loaded.
 *
 * @example searchTerms('The tides', 'en') // Set { 'the', 'tides', '=tide' }
 */
export function searchTerms(text: string, language: LanguageCode): Set<string> {
  const terms = new Set<string>();
  const stem = stemOf(language);
  const seenRuns = new Set<string>();
  for (const [run] of text.matchAll(runPattern)) {
    if (seenRuns.has(run)) continue;
    seenRuns.add(run);
    if (unspacedPattern.test(run)) for (const pair of characterBigrams(run)) terms.add(pair);
    else addWord(run, stem, terms);
  }

  return terms;
}

/** The search terms of one word. */
export function termsOfWord(run: string, language: LanguageCode): Set<string> {
  const terms = new Set<string>();
  addWord(run, stemOf(language), terms);

  return terms;
}

function stemOf(language: LanguageCode): (word: string) => string {
  return getLanguage(language)?.stem ?? identity;
}

const identity = (word: string) => word;

function addWord(run: string, stem: (word: string) => string, terms: Set<string>): void {
  const word = fold(run).slice(0, maxTermLength);
  if (word === '') return;
  terms.add(word);
  const root = fold(stem(run.toLowerCase().slice(0, maxTermLength)));
  if (root !== '' && root !== word) terms.add(stemPrefix + root);
}

/** Character bigrams, and the last character alone, so that a search for one character finds all its uses. */
export function characterBigrams(run: string): string[] {
  const characters = [...fold(run)];

  return characters.map((character, at) => character + (characters[at + 1] ?? ''));
}

/** The bigrams of a run with their offsets. */
export function characterBigramSpans(run: string): { pair: string; from: number; to: number }[] {
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
 * Splits a search into words and runs of characters. A word before an apostrophe (don’t, l’eau), or an English contraction ending after
 * one, is complete: it is not matched as a prefix.
 */
export function splitIntoRuns(
  search: string,
): { run: string; isUnspaced: boolean; isComplete: boolean }[] {
  return Array.from(search.matchAll(runPattern), ({ 0: run, index }) => ({
    run,
    isUnspaced: unspacedPattern.test(run),
    isComplete:
      /^['’]\p{L}/u.test(search.slice(index + run.length)) ||
      (/['’]$/.test(search.slice(0, index)) && /^(?:t|s|d|m|ll|re|ve)$/i.test(run)),
  }));
}
