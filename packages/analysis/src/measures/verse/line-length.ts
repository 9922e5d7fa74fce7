import { type Told, untold } from './told.ts';

/** What a line of so many syllables is called where verse is counted; an alexandrine has a cut in its middle. */
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

/** The length that most lines of a poem have, in syllables as its language counts them. */
export type LineLength = {
  syllables: number;
  /** Share of the lines that have it, 0–1. */
  share: number;
  /** Null where a line of this length has no name of its own. */
  name: LineName | null;
};

/** How a language that counts the syllables of its verse names their lengths. */
export type Counting = Readonly<Record<number, LineName>>;

type Counts = (words: readonly string[]) => number;

/** Share of the lines that must have a length for it to hold, and for it to be named where none holds. */
const mostLines = 0.7;
const halfOfLines = 0.5;

/**
 * The length of line that a poem keeps to; untold where lines differ. In Spanish, French and Chinese it is the length
 * that makes the verse (Navarro Tomás 1956, Métrica española; Grammont 1937, Petit traité de versification française).
 *
 * @example
 * lineLengthOf([['a'], ['b'], ['c'], ['d']], { 5: 'pentasyllable' }, () => 5).value?.name // 'pentasyllable'
 */
export function lineLengthOf(
  lines: readonly (readonly string[])[],
  names: Counting,
  syllablesOf: Counts,
): Told<LineLength> {
  const counts = new Map<number, (readonly string[])[]>();
  for (const line of lines) {
    const syllables = syllablesOf(line);
    counts.set(syllables, [...(counts.get(syllables) ?? []), line]);
  }
  const [most, next] = [...counts].sort(([, one], [, other]) => other.length - one.length);
  if (!most) return untold({ code: 'uneven' });
  const [syllables, alike] = most;
  const share = alike.length / lines.length;
  if (syllables < 2 || share < halfOfLines) return untold({ code: 'uneven' });
  if (share < mostLines)
    return next?.[1].length === alike.length
      ? untold({ code: 'uneven' })
      : untold({ code: 'mixed', syllables, share });
  const name = nameOf(names[syllables] ?? null, alike, { syllables, syllablesOf });

  return { value: { syllables, share, name } };
}

/** Twelve syllables, in Spanish fourteen, without the cut are no alexandrine. */
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
