import type { LabMetricName, TextAnalysis } from '../analysis/texts/text-analysis.ts';
import { clearDifferenceOf } from '../metrics/compare/metric-differences.ts';
import { isOutside } from '../metrics/corpus/outside-quartiles.ts';
import { definedValues, type Quartiles, quartilesOf } from '../metrics/corpus/quartiles.ts';
import { metricNames } from '../metrics/metrics.ts';

export type Difference = {
  name: LabMetricName;
  value: number;
  /** The median of the texts compared with. */
  other: number;
  quartiles: Quartiles | null;
  /** The distance, in units of the clear difference for this metric or of the texts' deviation. */
  size: number;
};

/** The metrics of a text or of a literary work. */
export type MetricSet = Pick<TextAnalysis, 'figures'>;

/** The metrics of a text outside the middle half of the others, the farthest first; with fewer than three others, all. */
export function findDifferences(
  reading: MetricSet,
  others: readonly MetricSet[],
): readonly Difference[] {
  return metricNames
    .flatMap((name): Difference[] => {
      const value = reading.figures[name]?.value ?? null;
      const values = definedValues(others.map(({ figures }) => figures[name]));
      if (value === null || values.length === 0) return [];
      const quartiles = quartilesOf(values);
      if (quartiles && !isOutside(value, quartiles)) return [];
      const other = quartiles?.middle ?? values.reduce((sum, one) => sum + one, 0) / values.length;
      const scale = Math.max(
        quartiles ? (quartiles.high - quartiles.low) / 1.349 : 0,
        clearDifferenceOf(name) / 2,
      );

      return [{ name, value, other, quartiles, size: Math.abs(value - other) / scale }];
    })
    .toSorted((one, two) => two.size - one.size);
}
