import type { LanguageCode } from '../options.ts';
import type { ParagraphWithFeatures, SegmentedParagraph } from '../paragraph.ts';
import { apostrophe, classOf, letter, quote } from '../text/characters.ts';
import { endOf, startOf } from '../text/words.ts';
import { wordsWithin } from './reading.ts';
import type { Match, Setting } from './rule.ts';
import type { MarkCounts } from './traces.ts';

export const noMarks: MarkCounts = [0, 0, 0, 0];

type Pair = {
  at: 0 | 2;
  patterns: readonly [straight: RegExp, curly: RegExp];
  marks: readonly [straight: string, curly: string];
  languages: readonly LanguageCode[];
};

const pairs: readonly Pair[] = [
  {
    at: 0,
    patterns: [/(?<!\d)"/g, /[“”]/g],
    marks: ['"', '“ ”'],
    languages: ['en', 'es'],
  },
  {
    at: 2,
    patterns: [/(?<=\p{L})'(?=\p{L})/gu, /(?<=\p{L})’(?=\p{L})/gu],
    marks: ["'", '’'],
    languages: ['en', 'es', 'fr', 'de'],
  },
];

/** Straight and typographic quotation marks, or apostrophes, in one text: the rarer ones are marked. */
export class QuoteStyle {
  readonly #pairs: readonly Pair[];
  readonly #totals: [number, number, number, number] = [0, 0, 0, 0];
  #flagged: readonly (0 | 1 | null)[] = [];

  constructor({ language: { code } }: Setting) {
    this.#pairs = pairs.filter(({ languages }) => languages.includes(code));
  }

  count({ features: { marks } }: ParagraphWithFeatures, sign: 1 | -1): void {
    for (const at of [0, 1, 2, 3] as const) this.#totals[at] += sign * marks[at];
  }

  settle(): ((paragraph: ParagraphWithFeatures) => boolean) | null {
    const before = this.#flagged;
    this.#flagged = this.#pairs.map(({ at }) => {
      const straight = this.#totals[at];
      const curly = this.#totals[at === 0 ? 1 : 3];
      if (straight === 0 || curly === 0) return null;

      return straight <= curly ? 0 : 1;
    });
    const turned = this.#pairs.filter(
      (_, index) => this.#flagged[index] !== (before[index] ?? null),
    );
    if (turned.length === 0) return null;

    return ({ features: { marks } }) =>
      turned.some(({ at }) => marks[at] + marks[at === 0 ? 1 : 3] > 0);
  }

  find(paragraph: ParagraphWithFeatures): readonly Match[] {
    return this.#pairs.flatMap(({ at, patterns, marks }, index) => {
      const flag = this.#flagged[index] ?? null;
      if (flag === null || paragraph.features.marks[at === 0 ? flag : flag === 0 ? 2 : 3] === 0)
        return [];

      return Array.from(paragraph.text.matchAll(patterns[flag]), ({ 0: mark, index: from }) =>
        matchOf(
          paragraph,
          { from, to: from + mark.length },
          { mark, other: marks[1 - flag] ?? '' },
        ),
      );
    });
  }
}

export function marksIn(text: string, signs: number): MarkCounts {
  const hasQuotes = (signs & (1 << quote)) !== 0;
  const hasApostrophes = (signs & (1 << apostrophe)) !== 0;
  if (!hasQuotes && !hasApostrophes) return noMarks;

  return [
    hasQuotes ? countOf(text, '"', isQuote) : 0,
    hasQuotes ? countOf(text, '“', always) + countOf(text, '”', always) : 0,
    hasApostrophes ? countOf(text, "'", isWithin) : 0,
    hasApostrophes ? countOf(text, '’', isWithin) : 0,
  ];
}

function countOf(
  text: string,
  mark: string,
  counts: (text: string, at: number) => boolean,
): number {
  let count = 0;
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
    if (counts(text, at)) count++;
  }

  return count;
}

const always = () => true;

/** 15" is a measure. */
function isQuote(text: string, at: number): boolean {
  return !/\d/.test(text.charAt(at - 1));
}

function isWithin(text: string, at: number): boolean {
  return classOf(text.charCodeAt(at - 1)) === letter && classOf(text.charCodeAt(at + 1)) === letter;
}

function matchOf(
  paragraph: SegmentedParagraph,
  place: { from: number; to: number },
  values: { mark: string; other: string },
): Match {
  const { text, words } = paragraph;
  const { first, end } = wordsWithin(words, place.from, place.to);
  const isBetweenLetters = startOf(words, first) < place.from && endOf(words, end - 1) > place.to;
  const isOpening = /^$|[\s(—–-]/.test(text.charAt(place.from - 1));
  const right = isBetweenLetters
    ? values.other
    : values.other === '“ ”'
      ? isOpening
        ? '“'
        : '”'
      : values.other;

  return {
    rule: 'quote-style',
    first,
    end,
    ...place,
    reason: { code: 'quote-style', values },
    suggestions: [right],
  };
}
