import type { LanguageCode } from '../options.ts';
import { searchTerms } from './search-terms.ts';

/** A chunk of a text with its search terms; `digest` identifies its words and language. */
export type SearchPart = { digest: string; terms: readonly string[] };

/** Limit of terms in one database vector (tsvector); real texts stay below it. */
const maxTerms = 20_000;

/** Chunk length in characters. */
const minChunkLength = 8_000;
const maxChunkLength = 60_000;
/** Maximum length in scripts that need dictionary segmentation. */
const maxUnspacedChunkLength = 10_000;

/**
 * Splits a text into content-defined chunks with their search terms: chunk boundaries depend on the local content, so that an edit in a
 * novel changes one chunk and the index keeps the others.
 */
export function searchParts(
  text: string,
  language: LanguageCode,
  known: ReadonlySet<string> = noDigests,
): SearchPart[] {
  const parts = new Map<string, SearchPart>();
  for (const chunk of splitIntoChunks(text)) {
    const digest = `${language}${hash(chunk)}`;
    if (parts.has(digest)) continue;
    const terms = known.has(digest) ? [] : [...searchTerms(chunk, language)].slice(0, maxTerms);
    parts.set(digest, { digest, terms });
  }

  return [...parts.values()];
}

const noDigests: ReadonlySet<string> = new Set();

/**
 * Splits a long text into sections that can be analyzed separately: each ends at a chunk boundary, so that the parts of the sections
 * equal the parts of the text. The analysis cost of a section is bounded: many short lines cost more than one long line.
 */
export function* textSections(text: string): Generator<string> {
  let section = '';
  let cost = 0;
  for (const chunk of splitIntoChunks(text)) {
    section += chunk;
    cost += estimateAnalysisCost(chunk);
    const isSectionBoundary = Number.parseInt(hash(chunk).slice(-2), 36) % 4 === 0;
    if (cost < minSectionCost || (cost < maxSectionCost && !isSectionBoundary)) continue;
    yield section;
    section = '';
    cost = 0;
  }
  if (section !== '') yield section;
}

/** About ten milliseconds of work on an idle machine. */
const minSectionCost = 25_000;
const maxSectionCost = 70_000;

/** Estimated cost of the analysis, in UTF-16 units of ordinary prose: each line adds a fixed cost. */
export function estimateAnalysisCost(text: string): number {
  let lines = 0;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) === lineFeed) lines++;

  return (
    Math.round(text.length * (1 + unspacedCostFactor * estimateUnspacedShare(text))) +
    costPerLine * lines
  );
}

const lineFeed = 10;
const costPerLine = 24;
/** Scripts that need dictionary segmentation. */
const unspacedCostFactor = 7;
const sampledCharacters = 4096;

function estimateUnspacedShare(text: string): number {
  const step = Math.max(1, Math.floor(text.length / sampledCharacters));
  let [unspaced, sampled] = [0, 0];
  for (let at = 0; at < text.length; at += step) {
    if (isUnspaced(text.charCodeAt(at))) unspaced++;
    sampled++;
  }

  return sampled === 0 ? 0 : unspaced / sampled;
}

function isUnspaced(unit: number): boolean {
  return unit >= 0x2e80 && unit <= 0x9fff;
}

function maxChunkLengthAt(text: string, start: number): number {
  return isUnspaced(text.charCodeAt(start)) ? maxUnspacedChunkLength : maxChunkLength;
}

function* splitIntoChunks(text: string): Generator<string> {
  let start = 0;
  for (let at = 0; at < text.length; ) {
    const lineStart = at;
    at = text.indexOf('\n', at) + 1 || text.length;
    for (
      let maxLength = maxChunkLengthAt(text, start);
      at - start > maxLength;
      maxLength = maxChunkLengthAt(text, start)
    ) {
      const end = lastSpace(text, start, start + maxLength);
      yield text.slice(start, end);
      start = end;
    }
    if (
      at - start >= minChunkLength &&
      isChunkBoundary(text.slice(Math.max(lineStart, start), at))
    ) {
      yield text.slice(start, at);
      start = at;
    }
  }
  if (start < text.length) yield text.slice(start);
}

/** One line in eight ends a chunk that has the minimum length. */
function isChunkBoundary(line: string): boolean {
  return line.trim() !== '' && Number.parseInt(hash(line).slice(-2), 36) % 8 === 0;
}

function lastSpace(text: string, from: number, to: number): number {
  const space = text.slice(from, to + 1).lastIndexOf(' ');

  return space > 0 ? from + space : to;
}

/** Two FNV-1a hashes (Fowler, Noll and Vo) with different seeds: 64 bits, enough for the chunks of one text. */
function hash(text: string): string {
  let [one, two] = [0x811c9dc5, 0x9747b28c];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x01000193);
    two = Math.imul(two ^ unit, 0x01000193) ^ (two >>> 15);
  }

  return `${(one >>> 0).toString(36)}-${(two >>> 0).toString(36)}`;
}
