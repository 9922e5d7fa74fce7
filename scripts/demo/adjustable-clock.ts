import { type Clock, systemClock } from '../../apps/server/src/platform/clock.ts';

/** A running clock that can be set to another time. */
export type AdjustableClock = Clock & {
  setTo(instant: Date): void;
  /** Returns to the system time. */
  reset(): void;
};

export function createAdjustableClock(): AdjustableClock {
  let offsetMs = 0;

  return {
    now: () => new Date(systemClock.now().getTime() + offsetMs),
    setTo(instant) {
      offsetMs = instant.getTime() - systemClock.now().getTime();
    },
    reset() {
      offsetMs = 0;
    },
  };
}
