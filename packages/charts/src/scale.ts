import { nice, ticks } from 'd3-array';

export type Span = readonly [from: number, to: number];
export type Scale = (value: number) => number;

/**
 * A straight line from one span to another. A domain without width lies in the middle of the range.
 *
 * @example linear([0, 10], [0, 100])(4) // 40
 */
export function linear([from, to]: Span, [start, end]: Span): Scale {
  if (from === to) return () => (start + end) / 2;

  return (value) => start + ((value - from) / (to - from)) * (end - start);
}

/** Round figures within a span, about so many. */
export function ticksOf([from, to]: Span, most: number): number[] {
  return ticks(from, to, most);
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
 * @param options.from end of the domain that is given, not found
 * @param options.to the other end
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
  const [least, greatest] = extent(values) ?? [from ?? 0, to ?? 1];
  const start = from ?? least;
  const end = to ?? greatest;
  const room = start === end ? Math.abs(start) / 10 || 1 : 0;
  const [low, high] = nice(
    start - (from === undefined ? room : 0),
    end + (to === undefined ? room : 0),
    most,
  );
  const domain: Span = [from ?? low, to ?? high];

  return { domain, ticks: ticks(domain[0], domain[1], most) };
}
