import type { ParagraphText } from '../paragraph.ts';
import { endOf, startOf } from '../text/words.ts';
import { wordsWithin } from './reading.ts';
import type { Match, Setting } from './rule.ts';

/** Straight marks and the typographic ones that stand for the same. */
const pairs = [
  { straight: /(?<!\d)"/g, curly: /[“”„«»]/g, mark: '"', other: '“ ”', languages: ['en', 'es'] },
  {
    straight: /(?<=\p{L})'(?=\p{L})/gu,
    curly: /(?<=\p{L})’(?=\p{L})/gu,
    mark: "'",
    other: '’',
    languages: ['en', 'es', 'fr', 'de'],
  },
] as const;

type Counts = readonly [straight: number, curly: number];

const countsOf = new WeakMap<ParagraphText, readonly Counts[]>();

/** Straight and typographic quotation marks, or apostrophes, in one text: the rarer ones are marked. */
export class QuoteStyle {
  readonly #pairs: readonly (typeof pairs)[number][];
  readonly #totals = pairs.map((): [number, number] => [0, 0]);
  #flagged: readonly (0 | 1 | null)[] = pairs.map(() => null);

  constructor({ language: { code } }: Setting) {
    this.#pairs = pairs.filter(({ languages }) => languages.some((one) => one === code));
  }

  count(paragraph: ParagraphText, sign: 1 | -1): void {
    read(paragraph, this.#pairs).forEach(([straight, curly], at) => {
      const total = this.#totals[at];
      if (!total) return;
      total[0] += sign * straight;
      total[1] += sign * curly;
    });
  }

  settle(): (paragraph: ParagraphText) => boolean {
    const before = this.#flagged;
    this.#flagged = this.#totals.map(([straight, curly]) =>
      straight > 0 && curly > 0 ? (straight <= curly ? 0 : 1) : null,
    );
    const turned = this.#flagged.map((flag, at) => flag !== before[at]);
    if (!turned.includes(true)) return () => false;

    return (paragraph) =>
      read(paragraph, this.#pairs).some(
        ([straight, curly], at) => turned[at] === true && straight + curly > 0,
      );
  }

  find(paragraph: ParagraphText): readonly Match[] {
    return this.#pairs.flatMap((pair, at) => {
      const flag = this.#flagged[at] ?? null;
      const counts = read(paragraph, this.#pairs)[at];
      if (flag === null || !counts || counts[flag] === 0) return [];
      const pattern = flag === 0 ? pair.straight : pair.curly;

      return Array.from(paragraph.text.matchAll(pattern), ({ 0: mark, index }) =>
        matchOf(
          paragraph,
          { from: index, to: index + mark.length },
          {
            mark,
            other: flag === 0 ? pair.other : pair.mark,
          },
        ),
      );
    });
  }
}

function read(
  paragraph: ParagraphText,
  chosen: readonly (typeof pairs)[number][],
): readonly Counts[] {
  const known = countsOf.get(paragraph);
  if (known) return known;
  const { text } = paragraph;
  const counts = chosen.map(
    ({ straight, curly, mark }): Counts => [
      text.includes(mark) ? (text.match(straight)?.length ?? 0) : 0,
      mark === "'" && !text.includes('’') ? 0 : (text.match(curly)?.length ?? 0),
    ],
  );
  countsOf.set(paragraph, counts);

  return counts;
}

function matchOf(
  paragraph: ParagraphText,
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
