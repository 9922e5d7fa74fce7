import type { Clock } from '../platform/clock.ts';

/** A clock that only moves when it is set or advanced. */
export type TestClock = Clock & {
  set(now: string): void;
  advance(milliseconds: number): void;
};

/** The default test time, a Friday. */
const testNow = '2026-11-20T12:00:00.000Z';

export function createTestClock(): TestClock {
  let now = Date.parse(testNow);

  return {
    now: () => new Date(now),
    set: (next) => {
      now = Date.parse(next);
    },
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}
