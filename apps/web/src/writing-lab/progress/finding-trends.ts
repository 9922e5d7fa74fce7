import { type FindingCategory, findingCategories } from '@longhand/analysis';
import type { TextAnalysis } from '../analysis/texts/text-analysis.ts';
import { definedValues, medianOf } from '../metrics/corpus/quartiles.ts';

/** Findings of a category per 1,000 words in later texts compared with earlier ones. */
export type FindingTrend = {
  category: FindingCategory;
  before: number;
  now: number;
  /** The number of texts on each side. */
  counts: readonly [before: number, now: number];
  /** The share of all pairs of an earlier and a later text in which the later has fewer findings (ties count half). */
  fewerShare: number;
};

/** Spelling and grammar are left out: only the analyzer checks them. */
export const trendCategories = findingCategories.filter(
  (category) => category !== 'spelling' && category !== 'grammar',
);

const recentCount = 5;
const minTexts = 3;
/** A change is clear if one side leads in at least this share of the pairs. */
const clearShare = 0.7;

/** Compares the last five texts with those before them; empty with fewer than three on either side. */
export function findTrends(readings: readonly TextAnalysis[]): readonly FindingTrend[] {
  const earlier = readings.slice(0, -recentCount);
  const recent = readings.slice(-recentCount);

  return trendCategories.flatMap((category): FindingTrend[] => {
    const before = ratesOf(earlier, category);
    const now = ratesOf(recent, category);
    if (before.length < minTexts || now.length < minTexts) return [];

    return [
      {
        category,
        before: medianOf(before),
        now: medianOf(now),
        counts: [before.length, now.length],
        fewerShare: shareWithFewer(before, now),
      },
    ];
  });
}

/** Categories that clearly decreased, the clearest first. */
export function selectImproved(trends: readonly FindingTrend[]): readonly FindingTrend[] {
  return trends
    .filter(({ fewerShare, before, now }) => fewerShare >= clearShare && now < before)
    .toSorted((one, other) => other.fewerShare - one.fewerShare);
}

/** Categories that clearly increased, the clearest first. */
export function selectWorsened(trends: readonly FindingTrend[]): readonly FindingTrend[] {
  return trends
    .filter(({ fewerShare, before, now }) => fewerShare <= 1 - clearShare && now > before)
    .toSorted((one, other) => one.fewerShare - other.fewerShare);
}

/** Categories that have an exercise. */
export const exerciseCategories = [
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

/** The most frequent category of the latest texts; null if there are no findings. */
export function chooseExercise(
  readings: readonly TextAnalysis[],
): { category: (typeof exerciseCategories)[number]; rate: number } | null {
  const recent = readings.slice(-recentCount);
  const rates = exerciseCategories.map((category) => {
    const values = ratesOf(recent, category);

    return { category, rate: values.length === 0 ? 0 : medianOf(values) };
  });
  const [first] = rates.toSorted((one, other) => other.rate - one.rate);

  return first && first.rate > 0 ? first : null;
}

/** A text long enough for a rate and without findings of the category counts as zero. */
function ratesOf(readings: readonly TextAnalysis[], category: FindingCategory): readonly number[] {
  return readings.flatMap(({ figures }) =>
    definedValues([figures['find-all']]).map(() => figures[`find-${category}`]?.value ?? 0),
  );
}

function shareWithFewer(before: readonly number[], now: readonly number[]): number {
  let fewer = 0;
  for (const one of before) {
    for (const other of now) fewer += other < one ? 1 : other === one ? 0.5 : 0;
  }

  return fewer / (before.length * now.length);
}
