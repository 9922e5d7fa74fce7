import type { AnalysisState, FindingCategory, ParagraphResult } from '@longhand/analysis';
import { checkerCards } from '@longhand/analysis/rules/checker-cards';
import { perThousand } from './finding-rate.ts';
import { type IgnoredFindings, isIgnored } from './ignored-keys.ts';

type CategoryCount = {
  category: FindingCategory;
  count: number;
  perThousand: number | null;
  marks: LaneMarks;
};

/**
 * The distribution of findings: each at its position while they are few, otherwise grouped into parts of the text. A position is 0 at the
 * start of the text and 1 at its end; a share is relative to the fullest part.
 */
export type LaneMarks = { isDense: boolean; positions: readonly { at: number; share: number }[] };

export type FindingCounts = {
  total: number;
  perThousand: number | null;
  ignored: number;
  /** The seven most important categories with findings, then the others; each group is sorted by frequency. */
  categories: readonly CategoryCount[];
  others: readonly CategoryCount[];
};

/** Errors come before habits, and what readers notice comes before what only statistics show. */
const categoriesByWeight: readonly FindingCategory[] = [
  'spelling',
  'grammar',
  'house',
  'echo',
  'long-sentence',
  'passive',
  'distance',
  'stock-phrase',
  'adverb',
  'consistency',
  'wording',
  'repetition',
  'dialogue',
  'typography',
  'structure',
  'inclusive',
];

const maxShown = 7;

/** The number of parts in a lane, and the most findings shown as single ticks. */
export const laneParts = 20;
const maxTicks = 15;

/** Counts the findings that are not ignored, by category. */
export function countFindings(analysis: AnalysisState, ignored: IgnoredFindings): FindingCounts {
  const positionsByCategory = new Map<FindingCategory, number[]>();
  const length = analysis.offsets.at(-1) || 1;
  let total = 0;
  let ignoredCount = 0;
  analysis.paragraphs.forEach(({ findings }, index) => {
    const start = analysis.offsets[index] ?? 0;
    for (const finding of findings) {
      if (isIgnored(ignored, finding)) {
        ignoredCount++;
        continue;
      }
      total++;
      const places = positionsByCategory.get(finding.category) ?? [];
      places.push((start + finding.from) / length);
      positionsByCategory.set(finding.category, places);
    }
  });
  const rate = (count: number) => perThousand(count, analysis.counts.words);

  const all = categoriesByWeight.flatMap((category) => {
    const places = positionsByCategory.get(category);
    if (!places) return [];
    const count = places.length;

    return [{ category, count, perThousand: rate(count), marks: buildLaneMarks(places) }];
  });
  const byCount = (some: readonly CategoryCount[]) => some.toSorted((a, b) => b.count - a.count);

  return {
    total,
    ignored: ignoredCount,
    perThousand: rate(total),
    categories: byCount(all.slice(0, maxShown)),
    others: byCount(all.slice(maxShown)),
  };
}

/**
 * The number of findings that is comparable between texts. Spelling and grammar checkers run only in the analyzer, so their findings are
 * left out; otherwise imported texts would look better than texts written here.
 */
export function countComparableFindings(analysis: AnalysisState, ignored: IgnoredFindings): number {
  const isCounted = (finding: ParagraphResult['findings'][number]) =>
    !(finding.rule in checkerCards) && !isIgnored(ignored, finding);

  return analysis.paragraphs.reduce(
    (sum, { findings }) => sum + findings.filter(isCounted).length,
    0,
  );
}

function buildLaneMarks(positions: readonly number[]): LaneMarks {
  if (positions.length <= maxTicks) {
    return { isDense: false, positions: positions.map((at) => ({ at, share: 1 })) };
  }
  const counts = new Map<number, number>();
  for (const place of positions) {
    const part = Math.min(laneParts - 1, Math.floor(place * laneParts));
    counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  const highestCount = Math.max(...counts.values());

  return {
    isDense: true,
    positions: Array.from(counts, ([part, count]) => ({
      at: part / laneParts,
      share: count / highestCount,
    })),
  };
}
