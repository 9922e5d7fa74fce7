import { type FindingCategory, findingCategories } from '@longhand/analysis';
import { knownValues, medianOf } from '../corpus/spread.ts';
import type { Reading } from '../reading/reading.ts';

/** How often a kind of finding stands in later texts against earlier ones, per 1,000 words. */
export type Change = {
  category: FindingCategory;
  before: number;
  now: number;
  /** Texts on each side. */
  counts: readonly [before: number, now: number];
  /** Share of all pairs of an earlier and a later text in which the later has fewer (ties count half). */
  fewer: number;
};

/** Spelling and grammar are checked in the analyzer alone. */
export const comparedCategories = findingCategories.filter(
  (category) => category !== 'spelling' && category !== 'grammar',
);

const recentTexts = 5;
const leastTexts = 3;
/** In so many of the pairs, at least, one side has to be ahead. */
const clear = 0.7;

/** The last five texts against those before them; nothing with fewer than three on either side. */
export function changesOf(readings: readonly Reading[]): readonly Change[] {
  const earlier = readings.slice(0, -recentTexts);
  const recent = readings.slice(-recentTexts);

  return comparedCategories.flatMap((category): Change[] => {
    const before = ratesOf(earlier, category);
    const now = ratesOf(recent, category);
    if (before.length < leastTexts || now.length < leastTexts) return [];

    return [
      {
        category,
        before: medianOf(before),
        now: medianOf(now),
        counts: [before.length, now.length],
        fewer: fewerOf(before, now),
      },
    ];
  });
}

/** Those that clearly became fewer, the clearest first. */
export function improvedOf(changes: readonly Change[]): readonly Change[] {
  return changes
    .filter(({ fewer, before, now }) => fewer >= clear && now < before)
    .toSorted((one, other) => other.fewer - one.fewer);
}

/** Those that clearly became more. */
export function risenOf(changes: readonly Change[]): readonly Change[] {
  return changes
    .filter(({ fewer, before, now }) => fewer <= 1 - clear && now > before)
    .toSorted((one, other) => one.fewer - other.fewer);
}

/** What there is an exercise for. */
export const practised = [
  'long-sentence',
  'passive',
  'echo',
  'adverb',
  'stock-phrase',
  'distance',
  'wording',
  'repetition',
  'structure',
  'dialogue',
] as const satisfies readonly FindingCategory[];

/** The kind of finding that stands most often in the last texts; null where none does. */
export function toPractise(
  readings: readonly Reading[],
): { category: (typeof practised)[number]; rate: number } | null {
  const recent = readings.slice(-recentTexts);
  const rates = practised.map((category) => {
    const values = ratesOf(recent, category);

    return { category, rate: values.length === 0 ? 0 : medianOf(values) };
  });
  const [first] = rates.toSorted((one, other) => other.rate - one.rate);

  return first && first.rate > 0 ? first : null;
}

/** A text that is long enough and has none of a kind has a rate of nothing. */
function ratesOf(readings: readonly Reading[], category: FindingCategory): readonly number[] {
  return readings.flatMap(({ figures }) =>
    knownValues([figures['find-all']]).map(() => figures[`find-${category}`]?.value ?? 0),
  );
}

function fewerOf(before: readonly number[], now: readonly number[]): number {
  let fewer = 0;
  for (const one of before) {
    for (const other of now) fewer += other < one ? 1 : other === one ? 0.5 : 0;
  }

  return fewer / (before.length * now.length);
}
