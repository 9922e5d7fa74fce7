import { nice, ticks } from 'd3-array';

export type Span = readonly [from: number, to: number];
export type Scale = (value: number) => number;

/**
 * A straight line from one span to another. A domain without width lies in the middle of the range.
 *
 * @example linear([0, 10], [0, 100])(4) // 40
 */
export function linear([from, to]: Span, [start, end]: Span): Scale {
  if (isNothing(to - from, Math.abs(from))) return () => (start + end) / 2;

  return (value) => start + ((value - from) / (to - from)) * (end - start);
}

/** Round figures within a span, about so many. */
export function ticksOf([from, to]: Span, most: number): number[] {
  return isNothing(to - from, Math.abs(from)) ? [from] : ticks(from, to, most);
}

/** The least and the greatest of the values that are numbers, or undefined where there is none. */
export function extent(values: Iterable<number | null | undefined>): Span | undefined {
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
 * The values as a domain that begins and ends at round figures, with the ticks on it. Without values it is 0 to 1; a single value
 * gets room on both sides.
 *
 * @param options.from where the domain begins if no value lies below
 * @param options.to where it ends if no value lies above
 * @param options.most about so many ticks
 */
export function axisOf(
  values: Iterable<number | null | undefined>,
  {
    from,
    to,
    most = 4,
  }: { from?: number | undefined; to?: number | undefined; most?: number } = {},
): { domain: Span; ticks: readonly number[] } {
  const [least, greatest] = extent([...(extent(values) ?? []), from, to]) ?? [0, 1];
  const isFlat = isNothing(greatest - least, Math.abs(least));
  const room = isFlat ? (Math.abs(least) < 1e-6 ? 1 : Math.abs(least) / 10) : 0;
  const count = Math.max(2, most); // rounded to one step, a domain across zero would grow without end
  const [low, high] = nice(least - room, greatest + room, count);
  const domain: Span = [
    !isFlat && least === from ? from : low,
    !isFlat && greatest === to ? to : high,
  ];

  return { domain, ticks: ticks(domain[0], domain[1], count) };
}

/** A difference that is no more than what is lost in computing. */
export function isNothing(difference: number, size: number): boolean {
  return Math.abs(difference) <= Math.max(1e-12, size * 1e-12);
}
