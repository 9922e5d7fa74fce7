import type { LanguageCode } from '../options.ts';
import { searchTerms } from './search-terms.ts';

/** A stretch of a text by what it is found by; `digest` stands for its words in their language. */
export type SearchPart = { digest: string; terms: readonly string[] };

/** Stretches are about so many characters long, and never longer than `longest`. */
const least = 8_000;
const longest = 60_000;

/**
 * A text in stretches to be found by. Where one ends, its own words decide, so that a change in a novel changes one
 * stretch and the index keeps the others.
 */
export function searchParts(text: string, language: LanguageCode): SearchPart[] {
  const parts = new Map<string, SearchPart>();
  for (const stretch of stretches(text)) {
    const digest = `${language}${hash(stretch)}`;
    if (!parts.has(digest)) {
      parts.set(digest, { digest, terms: [...searchTerms(stretch, language)] });
    }
  }

  return [...parts.values()];
}

function stretches(text: string): string[] {
  const found: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; ) {
    const next = text.indexOf('\n', at) + 1 || text.length;
    const line = text.slice(at, next);
    at = next;
    while (at - start > longest) {
      const end = lastSpace(text, start, start + longest);
      found.push(text.slice(start, end));
      start = end;
    }
    if (at - start >= least && isBorder(line)) {
      found.push(text.slice(start, at));
      start = at;
    }
  }
  if (start < text.length) found.push(text.slice(start));

  return found;
}

/** One line in eight ends a stretch that is long enough. */
function isBorder(line: string): boolean {
  return line.trim() !== '' && Number.parseInt(hash(line).slice(-2), 36) % 8 === 0;
}

function lastSpace(text: string, from: number, to: number): number {
  const space = text.lastIndexOf(' ', to);

  return space > from ? space : to;
}

/** FNV-1a (Fowler, Noll and Vo) twice, from two beginnings: 64 bits, enough for the stretches of one text. */
function hash(text: string): string {
  let [one, two] = [0x811c9dc5, 0x9747b28c];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x01000193);
    two = Math.imul(two ^ unit, 0x01000193) ^ (two >>> 15);
  }

  return `${(one >>> 0).toString(36)}-${(two >>> 0).toString(36)}`;
}
