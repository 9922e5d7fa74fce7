import type { LanguageCode } from '../options.ts';
import { hasTerm, type SearchQuery } from './search-query.ts';
import { characterBigramSpans, runPattern, termsOfWord, unspacedPattern } from './search-terms.ts';

/** The text around the first match of a search, as plain text; an ellipsis marks omitted text. */
export type SearchExcerpt = { before: string; match: string; after: string };

const [contextBefore, contextAfter] = [50, 110];
/** A match is one word or a phrase; a longer one is truncated. */
const maxMatchLength = 100;

/**
 * The first match of a search in a text: of its phrases or, if there are none, of its words.
 *
 * @example findExcerpt('The tide turned.', parseSearchQuery('tides'), 'en') // { before: 'The ', match: 'tide', after: ' turned.' }
 */
export function findExcerpt(
  text: string,
  query: SearchQuery,
  language: LanguageCode,
): SearchExcerpt | null {
  const match =
    query.phrases.length > 0
      ? findPhrase(text, query.phrases)
      : findWord(text, query.all.flat(), language);

  return match && excerptAround(text, match);
}

type MatchSpan = { from: number; to: number };

function findPhrase(text: string, phrases: readonly string[]): MatchSpan | null {
  for (const phrase of phrases) {
    const escaped = phrase.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
    const found = new RegExp(escaped.replaceAll(/['’]/g, "['’]"), 'iu').exec(text);
    if (found) return { from: found.index, to: found.index + found[0].length };
  }

  return null;
}

/** Each distinct word is folded and stemmed once. */
function findWord(
  text: string,
  alternatives: SearchQuery['all'][number],
  language: LanguageCode,
): MatchSpan | null {
  if (alternatives.length === 0) return null;
  const checkedRuns = new Set<string>();
  const hasAlternative = (terms: ReadonlySet<string>) =>
    alternatives.some((one) => hasTerm(terms, one));
  for (const { 0: run, index } of text.matchAll(runPattern)) {
    if (checkedRuns.has(run)) continue;
    const match = unspacedPattern.test(run)
      ? findCharacters(run, hasAlternative)
      : hasAlternative(termsOfWord(run, language)) && { from: 0, to: run.length };
    if (match) return { from: index + match.from, to: index + match.to };
    checkedRuns.add(run);
  }

  return null;
}

/** The longest run of characters that are also consecutive in the search. */
function findCharacters(
  run: string,
  hasAlternative: (terms: ReadonlySet<string>) => boolean,
): MatchSpan | null {
  let [start, end] = [-1, -1];
  for (const { pair, from, to } of characterBigramSpans(run)) {
    if (hasAlternative(new Set([pair]))) [start, end] = [start === -1 ? from : start, to];
    else if (start !== -1) break;
  }

  return start === -1 ? null : { from: start, to: end };
}

function excerptAround(text: string, { from, to: end }: MatchSpan): SearchExcerpt {
  const to = characterBoundary(text, Math.min(end, from + maxMatchLength));
  const first = from <= contextBefore ? 0 : nextWordStart(text, from - contextBefore, from);
  const last =
    to + contextAfter >= text.length ? text.length : previousWordEnd(text, to + contextAfter, to);

  return {
    before: (first > 0 ? '…' : '') + collapseWhitespace(text.slice(first, from)).replace(/^ /, ''),
    match: collapseWhitespace(text.slice(from, to)),
    after:
      collapseWhitespace(text.slice(to, last)).replace(/ $/, '') + (last < text.length ? '…' : ''),
  };
}

function collapseWhitespace(text: string): string {
  return text.replaceAll(/\s+/gu, ' ');
}

/** Start of the next word; without spaces, of a character. */
function nextWordStart(text: string, at: number, before: number): number {
  const space = text.slice(at, before).search(/\s/);

  return space === -1 ? characterBoundary(text, at) : at + space + 1;
}

function previousWordEnd(text: string, at: number, after: number): number {
  const space = text.slice(after, at).search(/\s\S*$/u);

  return space <= 0 ? characterBoundary(text, at) : after + space;
}

/** Never splits a surrogate pair or a letter from its combining marks. */
function characterBoundary(text: string, at: number): number {
  let edge = at;
  while (
    edge > 0 &&
    edge < text.length &&
    /^(?:[\uDC00-\uDFFF]|\p{M}|\u200D)/u.test(text.slice(edge, edge + 2))
  )
    edge--;

  return edge;
}
