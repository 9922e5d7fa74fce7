import type { LabMetricName, TextAnalysis } from '../../analysis/texts/text-analysis.ts';
import { metricNames } from '../metrics.ts';

/**
 * The difference of a metric that counts as clear between two texts of a few thousand words. This is Longhand's own scale, which makes
 * metrics of different units sortable; it is no test of significance.
 */
const clearDifferences: Partial<Record<LabMetricName, number>> = {
  'mean-sentence-length': 4,
  'sentence-length-deviation': 3,
  burstiness: 0.1,
  'dialogue-share': 0.2,
  mattr: 0.04,
  mtld: 20,
  hdd42: 0.03,
  lix: 8,
  formality: 5,
  'mean-sentiment': 0.1,
  analytic: 8,
  'human-interest': 12,
  'find-all': 10,
};

export function clearDifferenceOf(name: LabMetricName): number {
  if (clearDifferences[name] !== undefined) return clearDifferences[name];
  if (name.startsWith('facet-')) return 0.5;
  if (name.startsWith('emotion-')) return 1;
  if (name.startsWith('find-')) return 4;

  return name.includes('-') && /ease|pazos|moles/.test(name) ? 10 : 2;
}

/** The metrics that both texts have, the largest scaled difference first. */
export function comparableMetrics(
  one: TextAnalysis,
  other: TextAnalysis,
): readonly LabMetricName[] {
  const distance = (name: LabMetricName) => scaledDifference(name, one, other);

  return metricNames
    .filter(
      (name) =>
        hasMetric(one, name) && hasMetric(other, name) && !isAbsentFromBoth(name, one, other),
    )
    .toSorted((a, b) => distance(b) - distance(a));
}

/** The metric that differs most; null where all are equal. */
export function largestDifference(one: TextAnalysis, other: TextAnalysis): LabMetricName | null {
  const [first] = comparableMetrics(one, other);

  return first !== undefined && scaledDifference(first, one, other) > 0 ? first : null;
}

function scaledDifference(name: LabMetricName, one: TextAnalysis, other: TextAnalysis): number {
  const apart = (one.figures[name]?.value ?? 0) - (other.figures[name]?.value ?? 0);

  return Math.abs(apart) / clearDifferenceOf(name);
}

/** A finding category that neither text has is not compared. */
function isAbsentFromBoth(name: LabMetricName, one: TextAnalysis, other: TextAnalysis): boolean {
  return (
    name.startsWith('find-') && [one, other].every(({ figures }) => figures[name]?.value === 0)
  );
}

function hasMetric({ figures }: TextAnalysis, name: LabMetricName): boolean {
  return (figures[name]?.value ?? null) !== null;
}
