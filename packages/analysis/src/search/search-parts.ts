import type { LanguageCode } from '../options.ts';
import { searchTerms } from './search-terms.ts';

/** A stretch of a text by what it is found by; `digest` stands for its words in their language. */
export type SearchPart = { digest: string; terms: readonly string[] };

/** No part has more terms: a database holds so many in one vector, and no writing has them. */
const termsMost = 20_000;

/** Stretches are about so many characters long, and never longer than `longest`. */
const least = 8_000;
const longest = 60_000;
/** The same where a dictionary has to find the words. */
const longestUnspaced = 10_000;

/**
 * A text in stretches to be found by. Where one ends, its own words decide, so that a change in a novel changes one
 * stretch and the index keeps the others.
 */
export function searchParts(
  text: string,
  language: LanguageCode,
  known: ReadonlySet<string> = none,
): SearchPart[] {
  const parts = new Map<string, SearchPart>();
  for (const stretch of stretches(text)) {
    const digest = `${language}${hash(stretch)}`;
    if (parts.has(digest)) continue;
    const terms = known.has(digest) ? [] : [...searchTerms(stretch, language)].slice(0, termsMost);
    parts.set(digest, { digest, terms });
  }

  return [...parts.values()];
}

const none: ReadonlySet<string> = new Set();

/**
 * A long text in sections that can be looked at one by one: each ends where a stretch ends, so that the parts of the sections are
 * the parts of the text. What a section costs to analyze is bounded: many short lines cost more than one long.
 */
export function* textSections(text: string): Generator<string> {
  let section = '';
  let cost = 0;
  for (const stretch of stretches(text)) {
    section += stretch;
    cost += costOf(stretch);
    const isBorderOfSections = Number.parseInt(hash(stretch).slice(-2), 36) % 4 === 0;
    if (cost < sectionLeast || (cost < sectionMost && !isBorderOfSections)) continue;
    yield section;
    section = '';
    cost = 0;
  }
  if (section !== '') yield section;
}

/** Some ten milliseconds of work on an idle machine. */
const sectionLeast = 25_000;
const sectionMost = 70_000;

/** What analyzing a text costs, as UTF-16 units of ordinary prose: each line costs something beside its words. */
export function costOf(text: string): number {
  let lines = 0;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) === lineFeed) lines++;

  return (
    Math.round(text.length * (1 + costOfUnspaced * shareOfUnspaced(text))) + costOfLine * lines
  );
}

const lineFeed = 10;
const costOfLine = 24;
/** Writing whose words a dictionary has to find. */
const costOfUnspaced = 7;
const looks = 4096;

function shareOfUnspaced(text: string): number {
  const step = Math.max(1, Math.floor(text.length / looks));
  let [unspaced, looked] = [0, 0];
  for (let at = 0; at < text.length; at += step) {
    if (isUnspaced(text.charCodeAt(at))) unspaced++;
    looked++;
  }

  return looked === 0 ? 0 : unspaced / looked;
}

function isUnspaced(unit: number): boolean {
  return unit >= 0x2e80 && unit <= 0x9fff;
}

function longestAt(text: string, start: number): number {
  return isUnspaced(text.charCodeAt(start)) ? longestUnspaced : longest;
}

function* stretches(text: string): Generator<string> {
  let start = 0;
  for (let at = 0; at < text.length; ) {
    const lineStart = at;
    at = text.indexOf('\n', at) + 1 || text.length;
    for (let most = longestAt(text, start); at - start > most; most = longestAt(text, start)) {
      const end = lastSpace(text, start, start + most);
      yield text.slice(start, end);
      start = end;
    }
    if (at - start >= least && isBorder(text.slice(Math.max(lineStart, start), at))) {
      yield text.slice(start, at);
      start = at;
    }
  }
  if (start < text.length) yield text.slice(start);
}

/** One line in eight ends a stretch that is long enough. */
function isBorder(line: string): boolean {
  return line.trim() !== '' && Number.parseInt(hash(line).slice(-2), 36) % 8 === 0;
}

function lastSpace(text: string, from: number, to: number): number {
  const space = text.slice(from, to + 1).lastIndexOf(' ');

  return space > 0 ? from + space : to;
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
