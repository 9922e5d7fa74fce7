import type { LanguageCode } from '../../options.ts';
import type { ParagraphWithFeatures, SegmentedParagraph } from '../../paragraph.ts';
import { apostrophe, classOf, letter, quote } from '../../text/characters.ts';
import { endOf, startOf } from '../../text/words.ts';
import type { MarkCounts } from '../paragraph-features.ts';
import type { Match, RuleSettings } from '../rule.ts';
import { wordsWithin } from '../word-access.ts';

export const noMarks: MarkCounts = [0, 0, 0, 0];

type MarkPair = {
  countIndex: 0 | 2;
  patterns: readonly [straight: RegExp, curly: RegExp];
  marks: readonly [straight: string, curly: string];
  languages: readonly LanguageCode[];
};

const markPairs: readonly MarkPair[] = [
  {
    countIndex: 0,
    patterns: [/(?<!\d)"/g, /[“”]/g],
    marks: ['"', '“ ”'],
    languages: ['en', 'es'],
  },
  {
    countIndex: 2,
    patterns: [/(?<=\p{L})'(?=\p{L})/gu, /(?<=\p{L})’(?=\p{L})/gu],
    marks: ["'", '’'],
    languages: ['en', 'es', 'fr', 'de'],
  },
];

/** Reports mixed straight and typographic quotation marks or apostrophes: the rarer style is marked. */
export class QuoteStyleRule {
  readonly #pairs: readonly MarkPair[];
  readonly #totals: [number, number, number, number] = [0, 0, 0, 0];
  #flagged: readonly (0 | 1 | null)[] = [];

  constructor({ language: { code } }: RuleSettings) {
    this.#pairs = markPairs.filter(({ languages }) => languages.includes(code));
  }

  count({ features: { marks } }: ParagraphWithFeatures, sign: 1 | -1): void {
    for (const at of [0, 1, 2, 3] as const) this.#totals[at] += sign * marks[at];
  }

  findStale(): ((paragraph: ParagraphWithFeatures) => boolean) | null {
    const before = this.#flagged;
    this.#flagged = this.#pairs.map(({ countIndex }) => {
      const straight = this.#totals[countIndex];
      const curly = this.#totals[countIndex === 0 ? 1 : 3];
      if (straight === 0 || curly === 0) return null;

      return straight <= curly ? 0 : 1;
    });
    const changedPairs = this.#pairs.filter(
      (_, index) => this.#flagged[index] !== (before[index] ?? null),
    );
    if (changedPairs.length === 0) return null;

    return ({ features: { marks } }) =>
      changedPairs.some(
        ({ countIndex }) => marks[countIndex] + marks[countIndex === 0 ? 1 : 3] > 0,
      );
  }

  find(paragraph: ParagraphWithFeatures): readonly Match[] {
    return this.#pairs.flatMap(({ countIndex, patterns, marks }, index) => {
      const flag = this.#flagged[index] ?? null;
      if (
        flag === null ||
        paragraph.features.marks[countIndex === 0 ? flag : flag === 0 ? 2 : 3] === 0
      )
        return [];

      return Array.from(paragraph.text.matchAll(patterns[flag]), ({ 0: mark, index: from }) =>
        createMatch(
          paragraph,
          { from, to: from + mark.length },
          { mark, other: marks[1 - flag] ?? '' },
        ),
      );
    });
  }
}

export function countMarks(text: string, signs: number): MarkCounts {
  const hasQuotes = (signs & (1 << quote)) !== 0;
  const hasApostrophes = (signs & (1 << apostrophe)) !== 0;
  if (!hasQuotes && !hasApostrophes) return noMarks;

  return [
    hasQuotes ? countOccurrences(text, '"', isQuotationMark) : 0,
    hasQuotes ? countOccurrences(text, '“', acceptAll) + countOccurrences(text, '”', acceptAll) : 0,
    hasApostrophes ? countOccurrences(text, "'", isInsideWord) : 0,
    hasApostrophes ? countOccurrences(text, '’', isInsideWord) : 0,
  ];
}

function countOccurrences(
  text: string,
  mark: string,
  isCounted: (text: string, at: number) => boolean,
): number {
  let count = 0;
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
    if (isCounted(text, at)) count++;
  }

  return count;
}

const acceptAll = () => true;

/** 15" is a unit of measurement. */
function isQuotationMark(text: string, at: number): boolean {
  return !/\d/.test(text.charAt(at - 1));
}

function isInsideWord(text: string, at: number): boolean {
  return classOf(text.charCodeAt(at - 1)) === letter && classOf(text.charCodeAt(at + 1)) === letter;
}

function createMatch(
  paragraph: SegmentedParagraph,
  span: { from: number; to: number },
  values: { mark: string; other: string },
): Match {
  const { text, words } = paragraph;
  const { first, end } = wordsWithin(words, span.from, span.to);
  const isBetweenLetters = startOf(words, first) < span.from && endOf(words, end - 1) > span.to;
  const isOpening = /^$|[\s(—–-]/.test(text.charAt(span.from - 1));
  const suggestion = isBetweenLetters
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
    ...span,
    reason: { code: 'quote-style', values },
    suggestions: [suggestion],
  };
}
