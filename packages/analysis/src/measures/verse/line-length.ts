import { type VerseResult, withoutResult } from './verse-result.ts';

/** Name of a line length in syllabic verse. An alexandrine has a caesura in the middle. */
export type LineName =
  | 'pentasyllable'
  | 'hexasyllable'
  | 'heptasyllable'
  | 'octosyllable'
  | 'enneasyllable'
  | 'decasyllable'
  | 'hendecasyllable'
  | 'dodecasyllable'
  | 'alexandrine'
  | 'fiveCharacters'
  | 'sevenCharacters';

/** The length of most lines of a poem, in syllables as its language counts them. */
export type LineLength = {
  syllables: number;
  /** Share of the lines with this length, 0–1. */
  share: number;
  /** Null if there is no name for this length. */
  name: LineName | null;
};

/** Names of line lengths by number of syllables, in a language with syllabic verse. */
export type LineLengthNames = Readonly<Record<number, LineName>>;

type Counts = (words: readonly string[]) => number;

/** Minimum share of lines for a length to be the poem's, and for it to be reported as the most frequent one. */
const mostLines = 0.7;
const halfOfLines = 0.5;

/**
 * The line length of a poem; absent if lines differ. Spanish, French and Chinese verse is defined by its length (Navarro Tomás 1956,
 * Métrica española; Grammont 1937, Petit traité de versification française).
 *
 * @example lineLengthOf([['a'], ['b'], ['c'], ['d']], { 5: 'pentasyllable' }, () => 5).value?.name // 'pentasyllable'
 */
export function lineLengthOf(
  lines: readonly (readonly string[])[],
  names: LineLengthNames,
  syllablesOf: Counts,
): VerseResult<LineLength> {
  const counts = new Map<number, (readonly string[])[]>();
  for (const line of lines) {
    const syllables = syllablesOf(line);
    counts.set(syllables, [...(counts.get(syllables) ?? []), line]);
  }
  const [most, next] = [...counts].sort(([, one], [, other]) => other.length - one.length);
  if (!most) return withoutResult({ code: 'uneven' });
  const [syllables, alike] = most;
  const share = alike.length / lines.length;
  if (syllables < 2 || share < halfOfLines) return withoutResult({ code: 'uneven' });
  if (share < mostLines)
    return next?.[1].length === alike.length
      ? withoutResult({ code: 'uneven' })
      : withoutResult({ code: 'mixed', syllables, share });
  const name = nameOf(names[syllables] ?? null, alike, { syllables, syllablesOf });

  return { value: { syllables, share, name } };
}

/** A line of twelve syllables (fourteen in Spanish) without a caesura is not an alexandrine. */
function nameOf(
  name: LineName | null,
  lines: readonly (readonly string[])[],
  { syllables, syllablesOf }: { syllables: number; syllablesOf: Counts },
): LineName | null {
  if (name !== 'alexandrine') return name;
  const half = syllables / 2;
  const cut = lines.filter((line) =>
    line.some((_, end) => syllablesOf(line.slice(0, end + 1)) === half),
  );
  if (cut.length >= lines.length * mostLines) return name;

  return syllables === 12 ? 'dodecasyllable' : null;
}
