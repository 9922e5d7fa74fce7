import { fewestLines } from './told.ts';

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

const mostLines = 0.7;

/**
 * The length of line that a poem keeps to; null where lines are few or differ. In Spanish, French and Chinese it is the length
 * that makes the verse (Navarro Tomás 1956, Métrica española; Grammont 1937, Petit traité de versification française).
 *
 * @example
 * lineLengthOf([['a'], ['b'], ['c'], ['d']], { 5: 'pentasyllable' }, () => 5)?.name // 'pentasyllable'
 */
export function lineLengthOf(
  lines: readonly (readonly string[])[],
  names: Counting,
  syllablesOf: Counts,
): LineLength | null {
  if (lines.length < fewestLines) return null;
  const counts = new Map<number, (readonly string[])[]>();
  for (const line of lines) {
    const syllables = syllablesOf(line);
    counts.set(syllables, [...(counts.get(syllables) ?? []), line]);
  }
  const [most] = [...counts].sort(([, one], [, other]) => other.length - one.length);
  if (!most) return null;
  const [syllables, alike] = most;
  const share = alike.length / lines.length;
  if (syllables < 2 || share < mostLines) return null;

  return {
    syllables,
    share,
    name: nameOf(names[syllables] ?? null, alike, { syllables, syllablesOf }),
  };
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
