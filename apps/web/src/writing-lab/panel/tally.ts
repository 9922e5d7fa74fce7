import type { AnalysisState, FindingCategory, ParagraphResult } from '@longhand/analysis';
import { checkerCards } from '@longhand/analysis/rules/checker-cards';
import { type IgnoredFindings, isIgnored } from '../device/ignored.ts';
import { perThousand } from '../reading/rate.ts';

type CategoryTally = {
  category: FindingCategory;
  count: number;
  perThousand: number | null;
  marks: LaneMarks;
};

/**
 * Where findings fall: each at its place while they are few, else the parts of the text that have some. A place goes from 0 at
 * the start of the text to 1 at its end; its share is how full it is against the fullest.
 */
export type LaneMarks = { isDense: boolean; places: readonly { at: number; share: number }[] };

export type Tally = {
  total: number;
  perThousand: number | null;
  ignored: number;
  /** The seven that matter most of those that found something, and the others; each most frequent first. */
  categories: readonly CategoryTally[];
  others: readonly CategoryTally[];
};

/** Faults before habits, and what a reader notices first before what only counting shows. */
const byWeight: readonly FindingCategory[] = [
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

const mostShown = 7;

/** A lane shows so many parts of a text, and so many findings one by one. */
export const laneParts = 20;
const mostTicks = 15;

/** Counts the findings that are not ignored, by category. */
export function tally(analysis: AnalysisState, ignored: IgnoredFindings): Tally {
  const found = new Map<FindingCategory, number[]>();
  const length = analysis.offsets.at(-1) || 1;
  let total = 0;
  let put = 0;
  analysis.paragraphs.forEach(({ findings }, index) => {
    const start = analysis.offsets[index] ?? 0;
    for (const finding of findings) {
      if (isIgnored(ignored, finding)) {
        put++;
        continue;
      }
      total++;
      const places = found.get(finding.category) ?? [];
      places.push((start + finding.from) / length);
      found.set(finding.category, places);
    }
  });
  const rate = (count: number) => perThousand(count, analysis.counts.words);

  const all = byWeight.flatMap((category) => {
    const places = found.get(category);
    if (!places) return [];
    const count = places.length;

    return [{ category, count, perThousand: rate(count), marks: laneMarks(places) }];
  });
  const byCount = (some: readonly CategoryTally[]) => some.toSorted((a, b) => b.count - a.count);

  return {
    total,
    ignored: put,
    perThousand: rate(total),
    categories: byCount(all.slice(0, mostShown)),
    others: byCount(all.slice(mostShown)),
  };
}

/**
 * As many as a text has wherever it is counted. What a dictionary or the grammar checker says is left out: only the
 * analyzer asks them, and a text that was imported would look better than one that was written here.
 */
export function comparableFindings(analysis: AnalysisState, ignored: IgnoredFindings): number {
  const isCounted = (finding: ParagraphResult['findings'][number]) =>
    !(finding.rule in checkerCards) && !isIgnored(ignored, finding);

  return analysis.paragraphs.reduce(
    (sum, { findings }) => sum + findings.filter(isCounted).length,
    0,
  );
}

function laneMarks(places: readonly number[]): LaneMarks {
  if (places.length <= mostTicks) {
    return { isDense: false, places: places.map((at) => ({ at, share: 1 })) };
  }
  const counts = new Map<number, number>();
  for (const place of places) {
    const part = Math.min(laneParts - 1, Math.floor(place * laneParts));
    counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());

  return {
    isDense: true,
    places: Array.from(counts, ([part, count]) => ({ at: part / laneParts, share: count / most })),
  };
}
