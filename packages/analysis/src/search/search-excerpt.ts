import type { LanguageCode } from '../options.ts';
import { hasTerm, type SearchQuery } from './search-query.ts';
import { characterPairs, isUnspaced, runs, termsOfWord } from './search-terms.ts';

/** A few words around the first match of a search, as plain text; an ellipsis stands where the text goes on. */
export type SearchExcerpt = { before: string; match: string; after: string };

const [lengthBefore, lengthAfter] = [50, 110];
/** A match is one word or a phrase; a longer one is cut off. */
const matchMax = 100;

/**
 * The first match of a search in a text: of its phrases or, where it has none, of its words.
 *
 * @example findExcerpt('The tide turned.', readSearch('tides'), 'en') // { before: 'The ', match: 'tide', after: ' turned.' }
 */
export function findExcerpt(
  text: string,
  query: SearchQuery,
  language: LanguageCode,
): SearchExcerpt | null {
  const place =
    query.phrases.length > 0
      ? findPhrase(text, query.phrases)
      : findWord(text, query.all.flat(), language);

  return place && excerptAround(text, place);
}

type Place = { from: number; to: number };

function findPhrase(text: string, phrases: readonly string[]): Place | null {
  for (const phrase of phrases) {
    const escaped = phrase.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
    const found = new RegExp(escaped.replaceAll(/['’]/g, "['’]"), 'iu').exec(text);
    if (found) return { from: found.index, to: found.index + found[0].length };
  }

  return null;
}

/** Each different word is folded and stemmed once. */
function findWord(
  text: string,
  alternatives: SearchQuery['all'][number],
  language: LanguageCode,
): Place | null {
  if (alternatives.length === 0) return null;
  const unlike = new Set<string>();
  const has = (terms: ReadonlySet<string>) => alternatives.some((one) => hasTerm(terms, one));
  for (const { 0: run, index } of text.matchAll(runs)) {
    if (unlike.has(run)) continue;
    const place = isUnspaced.test(run)
      ? findCharacters(run, has)
      : has(termsOfWord(run, language)) && { from: 0, to: run.length };
    if (place) return { from: index + place.from, to: index + place.to };
    unlike.add(run);
  }

  return null;
}

/** As many characters as follow one another in the search, too. */
function findCharacters(run: string, has: (terms: ReadonlySet<string>) => boolean): Place | null {
  let [start, end] = [-1, -1];
  for (const { pair, from, to } of characterPairs(run)) {
    if (has(new Set([pair]))) [start, end] = [start === -1 ? from : start, to];
    else if (start !== -1) break;
  }

  return start === -1 ? null : { from: start, to: end };
}

function excerptAround(text: string, { from, to: end }: Place): SearchExcerpt {
  const to = backToEdge(text, Math.min(end, from + matchMax));
  const first = from <= lengthBefore ? 0 : wordEdge(text, from - lengthBefore, from);
  const last =
    to + lengthAfter >= text.length ? text.length : lastWordEdge(text, to + lengthAfter, to);

  return {
    before: (first > 0 ? '…' : '') + onOneLine(text.slice(first, from)).replace(/^ /, ''),
    match: onOneLine(text.slice(from, to)),
    after: onOneLine(text.slice(to, last)).replace(/ $/, '') + (last < text.length ? '…' : ''),
  };
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ');
}

/** The beginning of a word at or behind a place; where there is no space, of a character. */
function wordEdge(text: string, at: number, before: number): number {
  const space = text.slice(at, before).search(/\s/);

  return space === -1 ? backToEdge(text, at) : at + space + 1;
}

function lastWordEdge(text: string, at: number, after: number): number {
  const space = text.slice(after, at).search(/\s\S*$/u);

  return space <= 0 ? backToEdge(text, at) : after + space;
}

/** Never within a pair of UTF-16 units, nor between a letter and its signs. */
function backToEdge(text: string, at: number): number {
  let edge = at;
  while (
    edge > 0 &&
    edge < text.length &&
    /^(?:[\uDC00-\uDFFF]|\p{M}|\u200D)/u.test(text.slice(edge, edge + 2))
  )
    edge--;

  return edge;
}
