/** The median; 0 without values. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** A quantile by linear interpolation (Hyndman & Fan 1996, type 7); 0 without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const place = share * (sorted.length - 1);
  const lower = sorted[Math.floor(place)] ?? 0;
  const upper = sorted[Math.ceil(place)] ?? 0;

  return lower + (upper - lower) * (place - Math.floor(place));
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, one) => sum + one, 0) / values.length;
}

/** Ranks from 1; equal values share the mean of their ranks. */
export function ranks(values: readonly number[]): number[] {
  const order = [...values.keys()].sort((one, other) => (values[one] ?? 0) - (values[other] ?? 0));
  const result = new Array<number>(values.length).fill(0);
  for (let start = 0; start < order.length; ) {
    let end = start + 1;
    while (end < order.length && values[order[end] ?? 0] === values[order[start] ?? 0]) end += 1;
    for (const at of order.slice(start, end)) result[at] = (start + 1 + end) / 2;
    start = end;
  }

  return result;
}
