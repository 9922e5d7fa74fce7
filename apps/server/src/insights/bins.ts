/** A bin of a histogram: `from` inclusive, `to` exclusive; the last bin has no end. */
type Bin = { from: number; to: number | null; count: number };

/** Counts values in about ten bins of a round width; the highest 5 % share the last bin. */
export function histogram(values: readonly number[]): Bin[] {
  const sorted = values.toSorted((one, other) => one - other);
  const high = sorted[Math.ceil(0.95 * sorted.length) - 1];
  if (high === undefined) return [];
  const width = roundWidth(Math.max(high, 1) / 10);
  const classes = Math.max(1, Math.ceil(high / width));

  return binsAt(
    values,
    Array.from({ length: classes + 1 }, (_, index) => index * width),
  );
}

/** Counts values in bins that begin at the given ascending bounds. Values below the first bound are not counted. */
export function binsAt(values: readonly number[], bounds: readonly number[]): Bin[] {
  return bounds.map((from, index) => {
    const to = bounds[index + 1] ?? null;
    const count = values.filter((value) => value >= from && (to === null || value < to)).length;

    return { from, to, count };
  });
}

/** The next number in the sequence 1, 2, 5, 10, 20, … */
function roundWidth(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  const factor = [1, 2, 5, 10].find((one) => one * power >= least) ?? 10;

  return factor * power;
}
