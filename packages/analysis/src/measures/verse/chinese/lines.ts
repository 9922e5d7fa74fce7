import type { RawLine } from '../line.ts';

/** Verse lengths that may be printed two per line, and the maximum number of lines above a poem: title, author, dynasty. */
const [shortest, longest] = [3, 7];
const mostHeadings = 3;

/**
 * The verses of a Chinese poem whose verses are all of one length: couplets printed on one line are split at their punctuation mark, and
 * title and author above are removed. Other verse is unchanged.
 */
export function chineseVerses(lines: readonly RawLine[]): readonly RawLine[] {
  const from = firstVerse(lines);
  const body = lines.slice(from);
  const [characters] = body.map(lengthOf);
  const isAlike = body.every((line) => lengthOf(line) === characters);
  if (!isAlike || !characters || characters < shortest || characters > longest) return lines;

  return body.flatMap(parted);
}

function firstVerse(lines: readonly RawLine[]): number {
  const alike = lines.map(lengthOf);
  const { length } = alike.slice(alike.findLastIndex((one) => one !== alike.at(-1)) + 1);
  const isOdd = versesIn(lines) % 2 === 1;
  const from = lines.length - length || (isOdd ? 1 : 0);
  const [headings, body] = [lines.slice(0, from), lines.slice(from)];
  const verses = versesIn(body);
  if (from > mostHeadings || verses < 4 || verses % 2 === 1) return 0;

  return headings.some(isMarked) || !isHeading(headings, body) ? 0 : from;
}

/**
 * Whether lines above the verses are a heading: followed by a blank line, without the verses' punctuation, or shorter than the verses of a
 * regulated poem.
 */
function isHeading(headings: readonly RawLine[], body: readonly RawLine[]): boolean {
  const [first] = body;
  const isRegulated = [4, 8].includes(versesIn(body));
  const isShort =
    isRegulated && headings.every(({ text }) => text.length < (first?.text.length ?? 0));

  return isShort || body.every(isMarked) || first?.stanza !== headings.at(-1)?.stanza;
}

function isMarked({ text }: RawLine): boolean {
  return /[，。！？；,.!?;][”’」』]?$/u.test(text);
}

function versesIn(lines: readonly RawLine[]): number {
  return lines.reduce((sum, { text }) => sum + runsIn(text).length, 0);
}

/** Number of characters per verse of a line; 0 if its verses differ in length. */
function lengthOf({ text }: RawLine): number {
  const [first, ...rest] = runsIn(text).map(([run]) => [...run].length);

  return first !== undefined && rest.every((other) => other === first) ? first : 0;
}

function runsIn(text: string) {
  return [...text.matchAll(/\p{Script=Han}+/gu)];
}

function parted(line: RawLine): readonly RawLine[] {
  const { text, from, section } = line;
  const starts = runsIn(text).map(({ index }) => index);
  if (starts.length < 2) return [line];

  return starts.map((start, at) => {
    const begin = at === 0 ? 0 : start;

    return {
      ...line,
      from: from + begin,
      text: text.slice(begin, starts[at + 1]).trim(),
      section: at === 0 ? section : null,
    };
  });
}
