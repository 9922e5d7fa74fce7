import {
  type AnalysisState,
  type FindingCategory,
  findingCategories,
  type ParagraphResult,
} from '@longhand/analysis';
import { checkerCards } from '@longhand/analysis/rules/checker-cards';
import { type IgnoredFindings, isIgnored } from '../device/ignored.ts';
import { perThousand } from '../reading/rate.ts';

type CategoryTally = {
  category: FindingCategory;
  count: number;
  perThousand: number | null;
  /** Where they fall, one tick at most for each step of a lane. */
  ticks: readonly Tick[];
};

/** A place from 0 at the start of the text to 1 at its end, and how full it is against the fullest, never below half. */
export type Tick = { at: number; share: number };

export type Tally = {
  total: number;
  perThousand: number | null;
  ignored: number;
  /** Most frequent first; those that found nothing are left out. */
  categories: readonly CategoryTally[];
};

/** A lane this many steps wide shows as much as an eye can tell apart. */
const steps = 120;

/** Counts the findings that are not ignored, by category. */
export function tally(analysis: AnalysisState, ignored: IgnoredFindings): Tally {
  const counts = new Map<FindingCategory, { count: number; steps: Map<number, number> }>();
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
      const entry = counts.get(finding.category) ?? { count: 0, steps: new Map() };
      entry.count++;
      const step = Math.round(((start + finding.from) / length) * steps);
      entry.steps.set(step, (entry.steps.get(step) ?? 0) + 1);
      counts.set(finding.category, entry);
    }
  });
  const rate = (count: number) => perThousand(count, analysis.counts.words);

  return {
    total,
    ignored: put,
    perThousand: rate(total),
    categories: findingCategories
      .flatMap((category) => {
        const entry = counts.get(category);
        if (!entry) return [];
        const { count } = entry;

        return [{ category, count, perThousand: rate(count), ticks: ticksOf(entry.steps) }];
      })
      .sort((a, b) => b.count - a.count),
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

function ticksOf(counts: ReadonlyMap<number, number>): Tick[] {
  const most = Math.max(...counts.values());

  return Array.from(counts, ([step, count]) => ({
    at: step / steps,
    share: Math.max(0.5, count / most),
  }));
}
