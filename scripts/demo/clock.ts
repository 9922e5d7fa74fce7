import { type Clock, systemClock } from '../../apps/server/src/platform/clock.ts';

/** A clock that runs as any other, from where it was set. */
export type SetClock = Clock & {
  turnTo(instant: Date): void;
  /** From now on it is the real one. */
  letGo(): void;
};

export function createClock(): SetClock {
  let aheadMs = 0;

  return {
    now: () => new Date(systemClock.now().getTime() + aheadMs),
    turnTo(instant) {
      aheadMs = instant.getTime() - systemClock.now().getTime();
    },
    letGo() {
      aheadMs = 0;
    },
  };
}
