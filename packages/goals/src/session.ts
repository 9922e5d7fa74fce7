/** From one instant to another, in milliseconds since 1970. */
export type Stretch = { from: number; to: number };

/**
 * How long something went on between two instants without the stretches away from it, in milliseconds. Told from instants
 * and never from ticks, so that sleep, reload and a clock that stutters change nothing; stretches may overlap and reach
 * beyond the ends. A clock that was set back gives 0, not less.
 *
 * @example activeMs({ from: 0, to: 60_000 }, [{ from: 10_000, to: 20_000 }, { from: 15_000, to: 30_000 }]) // 40_000
 */
export function activeMs(whole: Stretch, away: readonly Stretch[]): number {
  return activeStretches(whole, away).reduce((sum, { from, to }) => sum + to - from, 0);
}

/** What is left of a stretch without others, in order. */
export function activeStretches({ from, to }: Stretch, away: readonly Stretch[]): Stretch[] {
  const left: Stretch[] = [];
  let at = from;
  for (const gap of [...away].sort((one, other) => one.from - other.from)) {
    if (gap.from >= to) break;
    if (gap.from > at) left.push({ from: at, to: gap.from });
    at = Math.max(at, gap.to);
  }
  if (at < to) left.push({ from: at, to });

  return left;
}

/** Without a key or a pointer for so long, somebody is somewhere else. The bound of novelWriter. */
export const idleAfterMs = 5 * 60_000;

/**
 * The stretch away that a sign of life ends, or null when it comes soon enough after the one before.
 *
 * @param lastAt the sign of life before
 */
export function idleStretch(lastAt: number, now: number): Stretch | null {
  return now - lastAt >= idleAfterMs ? { from: lastAt, to: now } : null;
}
