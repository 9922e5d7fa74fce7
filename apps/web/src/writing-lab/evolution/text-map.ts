import { figureGroups } from '../reading/figures.ts';
import type { FigureName, Reading } from '../reading/reading.ts';

export type MapPoint = { x: number; y: number };

const mapped: readonly FigureName[] = [
  ...figureGroups.form,
  ...figureGroups.words,
  ...figureGroups.tone,
  'lix',
  'find-all',
];

const mapLeast = 5;

/**
 * Puts texts on a plane so that near means alike: the first two principal components of their figures, each in its own
 * deviations (Pearson 1901, On lines and planes of closest fit, Philosophical Magazine 2). Figures that not every text has
 * are left out; fewer than five texts, or than two figures, have no map.
 */
export function mapOf(
  readings: readonly Reading[],
): { points: readonly MapPoint[]; kept: number } | null {
  if (readings.length < mapLeast) return null;
  const columns = mapped.flatMap((name) => {
    const values = readings.map(({ figures }) => figures[name]?.value ?? null);
    const known = values.filter((value) => value !== null);
    const scores = known.length === values.length ? standardized(known) : null;

    return scores ? [scores] : [];
  });
  if (columns.length < 2) return null;
  const rows = readings.map((_, row) => columns.map((column) => column[row] ?? 0));
  const first = principal(rows);
  const second = principal(rows.map((row) => without(row, first)));
  const along = (axis: readonly number[]) => rows.map((row) => dot(row, axis));
  const [xs, ys] = [along(first), along(second)];
  const whole = rows.reduce((sum, row) => sum + dot(row, row), 0);
  const kept = (dot(xs, xs) + dot(ys, ys)) / whole;

  return { points: xs.map((x, at) => ({ x, y: ys[at] ?? 0 })), kept };
}

/** Null where all are alike. */
function standardized(values: readonly number[]): readonly number[] | null {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const deviation = Math.sqrt(
    values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1),
  );

  return deviation === 0 ? null : values.map((value) => (value - mean) / deviation);
}

const rounds = 200;

/** The direction along which rows differ most, of length 1, by power iteration from a fixed start. */
function principal(rows: readonly (readonly number[])[]): readonly number[] {
  let axis = unit((rows[0] ?? []).map((_, at) => 1 + at / 7));
  for (let round = 0; round < rounds; round++) {
    const next = axis.map(() => 0);
    for (const row of rows) {
      const share = dot(row, axis);
      row.forEach((value, at) => {
        next[at] = (next[at] ?? 0) + share * value;
      });
    }
    axis = unit(next);
  }

  return axis;
}

function unit(vector: readonly number[]): readonly number[] {
  const length = Math.sqrt(dot(vector, vector));

  return length === 0 ? vector : vector.map((value) => value / length);
}

function without(row: readonly number[], axis: readonly number[]): readonly number[] {
  const share = dot(row, axis);

  return row.map((value, at) => value - share * (axis[at] ?? 0));
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}
