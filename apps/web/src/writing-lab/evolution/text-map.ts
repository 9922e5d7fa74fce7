import type { LabMetricName, TextAnalysis } from '../analysis/texts/text-analysis.ts';
import { metricGroups } from '../metrics/metrics.ts';

export type MapPoint = { x: number; y: number };

const mapMetrics: readonly LabMetricName[] = [
  ...metricGroups.form,
  ...metricGroups.words,
  ...metricGroups.tone,
  'lix',
  'find-all',
];

const minTexts = 5;

/**
 * Maps texts to a plane where similar texts are close: the first two principal components of their standardized metrics (Pearson 1901, On
 * lines and planes of closest fit, Philosophical Magazine 2). Metrics that some text lacks are left out; fewer than five texts or two
 * metrics have no map.
 */
export function createTextMap(
  readings: readonly TextAnalysis[],
): { points: readonly MapPoint[]; explainedVariance: number } | null {
  if (readings.length < minTexts) return null;
  const columns = mapMetrics.flatMap((name) => {
    const values = readings.map(({ figures }) => figures[name]?.value ?? null);
    const known = values.filter((value) => value !== null);
    const scores = known.length === values.length ? standardize(known) : null;

    return scores ? [scores] : [];
  });
  if (columns.length < 2) return null;
  const rows = readings.map((_, row) => columns.map((column) => column[row] ?? 0));
  const first = principalComponent(rows);
  const second = principalComponent(rows.map((row) => removeComponent(row, first)));
  const project = (axis: readonly number[]) => rows.map((row) => dot(row, axis));
  const [xs, ys] = [project(first), project(second)];
  const whole = rows.reduce((sum, row) => sum + dot(row, row), 0);
  const explainedVariance = (dot(xs, xs) + dot(ys, ys)) / whole;

  return { points: xs.map((x, at) => ({ x, y: ys[at] ?? 0 })), explainedVariance };
}

/** Null where all values are equal. */
function standardize(values: readonly number[]): readonly number[] | null {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const deviation = Math.sqrt(
    values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1),
  );

  return deviation === 0 ? null : values.map((value) => (value - mean) / deviation);
}

const iterations = 200;

/** The unit vector along which the rows vary most, by power iteration from a fixed start. */
function principalComponent(rows: readonly (readonly number[])[]): readonly number[] {
  let axis = normalize((rows[0] ?? []).map((_, at) => 1 + at / 7));
  for (let round = 0; round < iterations; round++) {
    const next = axis.map(() => 0);
    for (const row of rows) {
      const share = dot(row, axis);
      row.forEach((value, at) => {
        next[at] = (next[at] ?? 0) + share * value;
      });
    }
    axis = normalize(next);
  }

  return axis;
}

function normalize(vector: readonly number[]): readonly number[] {
  const length = Math.sqrt(dot(vector, vector));

  return length === 0 ? vector : vector.map((value) => value / length);
}

function removeComponent(row: readonly number[], axis: readonly number[]): readonly number[] {
  const share = dot(row, axis);

  return row.map((value, at) => value - share * (axis[at] ?? 0));
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}
