import { loadedLanguage } from '../languages/languages.ts';
import { languageCodes } from '../options.ts';
import { fold } from './fold.ts';
import { pairsOf, runsOf, stemSign, termMax } from './search-terms.ts';

/** A term that a text must have: one that begins so, or one that is so. */
type Alternative = { term: string; isPrefix: boolean };

export type SearchQuery = {
  /** A text must have one alternative of each. */
  all: readonly (readonly Alternative[])[];
  /** What stood between quotation marks, or has no word in it: a text must have it as it stands. */
  phrases: readonly string[];
};

/** More words than a search needs. */
const wordsMax = 12;

/**
 * What was typed into a search. A word finds its beginnings and its forms in every language that is loaded; what stands between quotation marks
 * is found as it stands.
 *
 * @example readSearch('tides "slack water"').phrases // ['slack water']
 */
export function readSearch(search: string): SearchQuery {
  const phrases: string[] = [];
  const words = search.replaceAll(/["“„«]([^"”“»]+)["”“»]/g, (_, phrase: string) => {
    if (phrase.trim() !== '') phrases.push(phrase.trim());

    return ` ${phrase} `;
  });
  const all = runsOf(words)
    .slice(0, wordsMax)
    .flatMap(({ run, isUnspaced, isWhole }) =>
      isUnspaced ? ofCharacters(run) : [ofWord(run, isWhole)],
    )
    .filter((alternatives) => alternatives.length > 0);
  const asItStands = search.trim();
  if (all.length === 0 && phrases.length === 0 && asItStands !== '') phrases.push(asItStands);

  return { all, phrases };
}

function ofWord(run: string, isWhole: boolean): Alternative[] {
  const word = fold(run).slice(0, termMax);
  if (word === '') return []; // signs that only join others

  const roots = new Set(
    languageCodes.map((code) => {
      const form = run.toLowerCase().slice(0, termMax);

      return fold(loadedLanguage(code)?.stem(form) ?? form);
    }),
  );
  roots.delete('');

  return [
    { term: word, isPrefix: !isWhole },
    ...[...roots].flatMap((root) => [
      { term: stemSign + root, isPrefix: false },
      ...(root === word ? [] : [{ term: root, isPrefix: false }]),
    ]),
  ];
}

/** Of a run the pairs; the last character alone where there is no other. */
function ofCharacters(run: string): Alternative[][] {
  const pairs = pairsOf(run);
  if (pairs.length === 1) return [[{ term: pairs[0] ?? run, isPrefix: true }]];

  return pairs.slice(0, -1).map((term) => [{ term, isPrefix: false }]);
}

/**
 * Whether a text is found.
 *
 * @param terms of its title and its words
 * @param text both as they stand, for phrases
 */
export function isFound(query: SearchQuery, terms: ReadonlySet<string>, text: string): boolean {
  const plain = asPhrase(text);

  return (
    query.phrases.every((phrase) => plain.includes(asPhrase(phrase))) &&
    query.all.every((alternatives) => alternatives.some((one) => hasTerm(terms, one)))
  );
}

/** Typed with one apostrophe and set with another, it is the same phrase. */
function asPhrase(text: string): string {
  return text.toLocaleLowerCase().replaceAll('’', "'");
}

/** Whether terms of a text are those of a search. */
export function hasTerm(terms: ReadonlySet<string>, { term, isPrefix }: Alternative): boolean {
  if (terms.has(term)) return true;
  if (!isPrefix) return false;
  for (const one of terms) if (one.startsWith(term)) return true;

  return false;
}
