import { type VerseResult, withoutResult } from '../verse-result.ts';

/**
 * How closely a poem of four or eight lines of five or seven characters follows the rules of regulated verse, as shares of positions, 0–1.
 */
export type Regulation = {
  /** Characters of a line. */
  characters: number;
  lines: number;
  /** Within a line, the second, fourth and sixth characters alternate: level, oblique, level. */
  alternation: number;
  /** 对 (antithesis): within a couplet, the tones are opposite to those of the previous line. */
  antithesis: number;
  /** 粘 (adherence): from one couplet to the next, the tones equal those of the previous line. */
  adherence: number;
};

/**
 * Regulated verse by the tones of the second, fourth and sixth characters, the only positions with strict rules (Wang Li 1958, 汉语诗律学).
 * These are modern tones, without the historical entering tone: characters that had it and are level now count as level. A character with
 * two readings gets that of modern usage, which may differ in verse (胜 in 不胜, level).
 *
 * @param verses the tones of each verse, 平 level, 仄 oblique, · none
 */
export function regulationOf(verses: readonly string[]): VerseResult<Regulation> {
  const [{ length: characters } = { length: 0 }] = verses;
  const isEven = verses.every(({ length }) => length === characters);
  if (!isEven || ![5, 7].includes(characters) || ![4, 8].includes(verses.length))
    return withoutResult({ code: 'unregulated' });
  const bound = characters === 5 ? [1, 3] : [1, 3, 5];
  const pairs = (from: number) =>
    verses.flatMap((verse, at) => {
      const next = verses[at + 1];

      return at % 2 === from && next !== undefined
        ? bound.map((place) => [verse.charAt(place), next.charAt(place)] as const)
        : [];
    });
  const turns = verses.flatMap((verse) =>
    bound.slice(1).map((place) => [verse.charAt(place - 2), verse.charAt(place)] as const),
  );

  return {
    value: {
      characters,
      lines: verses.length,
      alternation: shareOf(turns, isOpposite),
      antithesis: shareOf(pairs(0), isOpposite),
      adherence: shareOf(pairs(1), (one, other) => !isOpposite(one, other)),
    },
  };
}

function isOpposite(one: string, other: string): boolean {
  return one !== other;
}

/** Share among the pairs with known tones. */
function shareOf(
  pairs: readonly (readonly [string, string])[],
  holds: (one: string, other: string) => boolean,
): number {
  const known = pairs.filter((pair) => !pair.includes('·'));

  return known.length === 0
    ? 0
    : known.filter(([one, other]) => holds(one, other)).length / known.length;
}
