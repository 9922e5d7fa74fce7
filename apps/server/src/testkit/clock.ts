import type { Clock } from '../platform/clock.ts';

/** A clock that stands still until it is turned. */
export type TestClock = Clock & {
  set(now: string): void;
  turn(milliseconds: number): void;
};

/** A Friday in autumn, on which the tests take place unless they say otherwise. */
const testNow = '2026-11-20T12:00:00.000Z';

export function createTestClock(): TestClock {
  let now = Date.parse(testNow);

  return {
    now: () => new Date(now),
    set: (next) => {
      now = Date.parse(next);
    },
    turn: (milliseconds) => {
      now += milliseconds;
    },
  };
}
