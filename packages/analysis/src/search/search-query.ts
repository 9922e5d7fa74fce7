import { getLanguage } from '../languages/languages.ts';
import { languageCodes } from '../options.ts';
import { fold } from './fold.ts';
import { characterBigrams, maxTermLength, splitIntoRuns, stemPrefix } from './search-terms.ts';

/** A search term, matched as a prefix or exactly. */
type Alternative = { term: string; isPrefix: boolean };

export type SearchQuery = {
  /** A text must match one alternative of each entry. */
  all: readonly (readonly Alternative[])[];
  /** Quoted phrases, or a search without any word: a text must contain them literally. */
  phrases: readonly string[];
};

/** Limit of words per search. */
const maxWords = 12;

/**
 * Parses a search. A word matches as a prefix and by stem in every loaded language; quoted phrases match literally.
 *
 * @example
 * parseSearchQuery('tides "slack water"').phrases // ['slack water']
 */
export function parseSearchQuery(search: string): SearchQuery {
  const phrases: string[] = [];
  const words = search.replaceAll(/["“„«]([^"”“»]+)["”“»]/g, (_, phrase: string) => {
    if (phrase.trim() !== '') phrases.push(phrase.trim());

    return ` ${phrase} `;
  });
  const all = splitIntoRuns(words)
    .slice(0, maxWords)
    .flatMap(({ run, isUnspaced, isComplete }) =>
      isUnspaced ? alternativesOfCharacters(run) : [alternativesOfWord(run, isComplete)],
    )
    .filter((alternatives) => alternatives.length > 0);
  const literalPhrase = search.trim();
  if (all.length === 0 && phrases.length === 0 && literalPhrase !== '') phrases.push(literalPhrase);

  return { all, phrases };
}

function alternativesOfWord(run: string, isWhole: boolean): Alternative[] {
  const word = fold(run).slice(0, maxTermLength);
  if (word === '') return []; // only joining characters

  const roots = new Set(
    languageCodes.map((code) => {
      const form = run.toLowerCase().slice(0, maxTermLength);

      return fold(getLanguage(code)?.stem(form) ?? form);
    }),
  );
  roots.delete('');

  return [
    { term: word, isPrefix: !isWhole },
    ...[...roots].flatMap((root) => [
      { term: stemPrefix + root, isPrefix: false },
      ...(root === word ? [] : [{ term: root, isPrefix: false }]),
    ]),
  ];
}

/** The bigrams of a run; a single character matches as a prefix. */
function alternativesOfCharacters(run: string): Alternative[][] {
  const pairs = characterBigrams(run);
  if (pairs.length === 1) return [[{ term: pairs[0] ?? run, isPrefix: true }]];

  return pairs.slice(0, -1).map((term) => [{ term, isPrefix: false }]);
}

/**
 * Whether a text matches a search.
 *
 * @param terms of its title and its words
 * @param text both unmodified, for phrases
 */
export function matchesQuery(
  query: SearchQuery,
  terms: ReadonlySet<string>,
  text: string,
): boolean {
  const normalizedText = normalizePhrase(text);

  return (
    query.phrases.every((phrase) => normalizedText.includes(normalizePhrase(phrase))) &&
    query.all.every((alternatives) => alternatives.some((one) => hasTerm(terms, one)))
  );
}

/** Straight and typographic apostrophes are equivalent. */
function normalizePhrase(text: string): string {
  return text.toLocaleLowerCase().replaceAll('’', "'");
}

/** Whether the terms of a text include a search term. */
export function hasTerm(terms: ReadonlySet<string>, { term, isPrefix }: Alternative): boolean {
  if (terms.has(term)) return true;
  if (!isPrefix) return false;
  for (const one of terms) if (one.startsWith(term)) return true;

  return false;
}
