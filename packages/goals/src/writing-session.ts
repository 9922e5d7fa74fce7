/** Start and end in milliseconds since 1970. */
export type TimeSpan = { from: number; to: number };

/**
 * Active time between two instants without the time away, in milliseconds. Computed from timestamps, not from ticks, so that sleep, reload
 * and irregular timers have no effect; times away may overlap and exceed the range. A clock that was set back gives 0, not a negative time.
 *
 * @example activeMs({ from: 0, to: 60_000 }, [{ from: 10_000, to: 20_000 }, { from: 15_000, to: 30_000 }]) // 40_000
 */
export function activeMs(whole: TimeSpan, away: readonly TimeSpan[]): number {
  return activeSpans(whole, away).reduce((sum, { from, to }) => sum + to - from, 0);
}

/** The parts of a time span outside the given spans, in order. */
export function activeSpans({ from, to }: TimeSpan, away: readonly TimeSpan[]): TimeSpan[] {
  const left: TimeSpan[] = [];
  let at = from;
  for (const gap of [...away].sort((one, other) => one.from - other.from)) {
    if (gap.from >= to) break;
    if (gap.from > at) left.push({ from: at, to: gap.from });
    at = Math.max(at, gap.to);
  }
  if (at < to) left.push({ from: at, to });

  return left;
}

/** Time without keyboard or pointer input after which the writer counts as away, as in novelWriter. */
export const idleAfterMs = 5 * 60_000;

/**
 * The idle span that an activity ends, or null if it follows the previous activity soon enough.
 *
 * @param lastActivityAt time of the previous activity
 */
export function idleSpan(lastActivityAt: number, now: number): TimeSpan | null {
  return now - lastActivityAt >= idleAfterMs ? { from: lastActivityAt, to: now } : null;
}
