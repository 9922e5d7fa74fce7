import { type VerseResult, verseMinLines, withoutResult } from '../verse-result.ts';
import { type ArabicMetre, formsOf } from './metres.ts';
import { quantitiesOf, vocalised } from './scansion.ts';

/** One of the sixteen metres of Arabic verse, and its number of feet per hemistich. */
export type ArabicMetreMatch = {
  bahr: ArabicMetre;
  /** Feet of the most frequent hemistich; a shortened one (majzūʾ) has fewer. */
  feet: number;
  /** Share of lines that fit the metre, with its usual variations, 0–1. */
  fit: number;
};

/** Moving (1) and quiescent (0) letters of a line, with a space between its hemistichs; null where its vowels are not written. */
export type ArabicScansion = {
  metre: VerseResult<ArabicMetreMatch>;
  quantities: readonly (string | null)[];
};

/** Minimum share of letters with vowel signs in a vocalised poem, and of lines that fit the metre. */
const mostSigns = 0.6;
const mostLines = 0.75;

/**
 * The metre of vocalised Arabic verse, by al-Khalīl's science of the moving and the quiescent letter: the one of the sixteen, complete or
 * shortened, that fits most lines. A line is one hemistich or two, separated by a wide space, a sign or nothing.
 */
export function findArabicMetre(lines: readonly string[]): ArabicScansion {
  const poem = lines.map((line) => (vocalised(line) < mostSigns ? null : hemistichsOf(line)));
  const quantities = poem.map((parts) => parts?.map(quantitiesOf).join(' ') ?? null);
  const read = poem.filter((parts) => parts !== null);
  if (read.length === 0 || read.length < lines.length * mostLines)
    return { metre: withoutResult({ code: 'vowels' }), quantities };
  const has = read.reduce((sum, parts) => sum + parts.length, 0);
  if (has < verseMinLines)
    return {
      metre: withoutResult({ code: 'too-short', unit: 'lines', needs: verseMinLines, has }),
      quantities,
    };

  return { metre: bestOf(read), quantities };
}

/** Wide spaces and the signs that editions print between the hemistichs of a line. */
function hemistichsOf(line: string): readonly string[] {
  const parts = line
    .split(/\s*(?:\*+|\.{2,}|…|[/|#~=]|[—–-]{1,3})\s*|\s{2,}|\t/u)
    .filter((part) => /\p{L}/u.test(part));

  return parts.length === 2 ? parts : [line];
}

function bestOf(poem: readonly (readonly string[])[]): VerseResult<ArabicMetreMatch> {
  const readings = poem.map(readingOf);
  const ranked = formsOf()
    .map(({ bahr, feet, hemistich, line }) => {
      const fitting = readings.filter(
        ({ whole, ways }) =>
          whole.some((one) => line.test(one)) ||
          ways.some((way) => way.every((half) => half.some((one) => hemistich.test(one)))),
      );

      return { bahr, feet, fit: fitting.length / poem.length };
    })
    .toSorted((one, other) => other.fit - one.fit);
  const [best] = ranked;

  return best && best.fit >= mostLines ? { value: best } : withoutResult({ code: 'uneven' });
}

/** The possible scansions of a line: as a whole (a word may belong to both halves) and split into hemistichs. */
type Reading = { whole: readonly string[]; ways: readonly (readonly (readonly string[])[])[] };

function readingOf(parts: readonly string[]): Reading {
  const whole = expanded(parts.join(' '));
  if (parts.length === 2) return { whole, ways: [parts.map(expanded)] };
  const words = parts.join(' ').split(/\s+/u).slice(0, longestLine);
  const halves = words
    .slice(1)
    .map((_, at) =>
      [words.slice(0, at + 1), words.slice(at + 1)].map((half) => expanded(half.join(' '))),
    );

  return { whole, ways: [[whole], ...halves] };
}

const longestLine = 24;

/** All combinations of the vowels that may be long or short; if there are too many, all of them are short. */
function expanded(hemistich: string): readonly string[] {
  let ways = [''];
  for (const weight of quantitiesOf(hemistich)) {
    if (weight !== '?') ways = ways.map((way) => way + weight);
    else if (ways.length < 16) ways = ways.flatMap((way) => [way, `${way}0`]);
  }

  return ways;
}
