import { nice, ticks } from 'd3-array';

export type Interval = readonly [from: number, to: number];
export type Scale = (value: number) => number;

/**
 * A linear scale. A domain without width maps to the middle of the range.
 *
 * @example linear([0, 10], [0, 100])(4) // 40
 */
export function linear([from, to]: Interval, [start, end]: Interval): Scale {
  if (isNegligible(to - from, Math.abs(from))) return () => (start + end) / 2;

  return (value) => start + ((value - from) / (to - from)) * (end - start);
}

/** About `most` round numbers within an interval. */
export function ticksOf([from, to]: Interval, most: number): number[] {
  return isNegligible(to - from, Math.abs(from)) ? [from] : ticks(from, to, most);
}

/** Minimum and maximum of the finite values; undefined if there are none. */
export function extent(values: Iterable<number | null | undefined>): Interval | undefined {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value === null || value === undefined || !Number.isFinite(value)) continue;
    if (value < least) least = value;
    if (value > most) most = value;
  }

  return least > most ? undefined : [least, most];
}

/**
 * A domain with round bounds that contains the values, with its ticks. Without values it is 0 to 1; a single value gets padding on both
 * sides.
 *
 * @param options.from lower bound unless a value is below
 * @param options.to upper bound unless a value is above
 * @param options.most approximate number of ticks
 */
export function niceAxis(
  values: Iterable<number | null | undefined>,
  {
    from,
    to,
    most = 4,
  }: { from?: number | undefined; to?: number | undefined; most?: number } = {},
): { domain: Interval; ticks: readonly number[] } {
  const [least, greatest] = extent([...(extent(values) ?? []), from, to]) ?? [0, 1];
  const isFlat = isNegligible(greatest - least, Math.abs(least));
  const room = isFlat ? (Math.abs(least) < 1e-6 ? 1 : Math.abs(least) / 10) : 0;
  const count = Math.max(2, most); // with one step, a domain across zero would grow without limit
  const [low, high] = nice(least - room, greatest + room, count);
  const domain: Interval = [
    !isFlat && least === from ? from : low,
    !isFlat && greatest === to ? to : high,
  ];

  return { domain, ticks: ticks(domain[0], domain[1], count) };
}

/** Whether a difference is only a floating point error. */
export function isNegligible(difference: number, size: number): boolean {
  return Math.abs(difference) <= Math.max(1e-12, size * 1e-12);
}
