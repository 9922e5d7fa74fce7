import { verseMinLines } from './verse-result.ts';

/** The foot of most lines, and the number of feet per line. */
export type StressMetre = {
  foot: 'iambic' | 'trochaic' | 'anapestic' | 'dactylic';
  /** Number of feet of the most frequent line. */
  feet: number;
  /** Share of syllables whose stress agrees with the foot, 0–1. */
  fit: number;
};

/**
 * The stress pattern of a foot, the syllables at which a line may begin, and how an incomplete last foot is counted: extra syllables after
 * an iamb are not a foot, and a trochee may lack its last syllable.
 */
const feet: readonly {
  foot: StressMetre['foot'];
  pattern: string;
  starts: readonly number[];
  feetIn(feet: number): number;
}[] = [
  { foot: 'iambic', pattern: '01', starts: [0], feetIn: Math.floor },
  { foot: 'trochaic', pattern: '10', starts: [0], feetIn: Math.ceil },
  { foot: 'anapestic', pattern: '001', starts: [0, 1], feetIn: Math.round },
  { foot: 'dactylic', pattern: '100', starts: [0], feetIn: Math.round },
];

const good = 0.75;
const clear = 0.05;

/**
 * The metre of a poem from the stress of the words of its lines (`?` fits anything; monosyllables have half the weight of longer words).
 * Null if no foot fits well and better than the others, or if there are too few lines. A rule-based scansion, which ignores meaning.
 */
export function metreOf(lines: readonly (readonly string[])[]): StressMetre | null {
  if (lines.length < verseMinLines) return null;
  const ranked = feet
    .map((one) => ({ ...one, fit: fitOf(lines, one) }))
    .toSorted((one, other) => other.fit - one.fit);
  const [best, second] = ranked;
  if (!best || best.fit < good || best.fit - (second?.fit ?? 0) < clear) return null;
  const counts = lines.map((line) => best.feetIn(line.join('').length / best.pattern.length));

  const feetOfLine = commonest(counts);

  return feetOfLine < 2 ? null : { foot: best.foot, feet: feetOfLine, fit: best.fit };
}

type Foot = (typeof feet)[number];

/** Share of agreement among the syllables with known stress. */
function fitOf(lines: readonly (readonly string[])[], { pattern, starts }: Foot): number {
  let known = 0;
  let agreeing = 0;
  for (const line of lines) {
    const tried = starts.map((start) => agreement(line, pattern, start));
    const [best] = tried.toSorted((one, other) => other.agreeing - one.agreeing);
    known += best?.known ?? 0;
    agreeing += best?.agreeing ?? 0;
  }

  return known === 0 ? 0 : agreeing / known;
}

function agreement(line: readonly string[], pattern: string, start: number) {
  let known = 0;
  let agreeing = 0;
  let at = start;
  for (const word of line) {
    const weight = word.length === 1 ? 0.5 : 1;
    for (const stress of word) {
      if (stress !== '?') {
        known += weight;
        if (stress === pattern[at % pattern.length]) agreeing += weight;
      }
      at++;
    }
  }

  return { known, agreeing };
}

function commonest(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);

  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 0;
}
