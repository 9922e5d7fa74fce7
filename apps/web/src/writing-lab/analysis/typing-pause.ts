type Parts = {
  now: () => number;
  /** Resolves after this many milliseconds, when messages that came meanwhile have been handled. */
  pause: (milliseconds: number) => Promise<void>;
};

/** For this long after the last sign of typing, all processor time is left to the page. */
const typingMs = 600;
/** Somebody who types without a rest holds the work up for no longer. */
const longestMs = 5_000;

/** Lets a checker wait while somebody types. */
export function typingPause({ now, pause }: Parts) {
  let typingUntil = Number.NEGATIVE_INFINITY;

  return {
    typed() {
      typingUntil = now() + typingMs;
    },

    /** Resolves when the hand rests. */
    async rest() {
      const latest = now() + longestMs;
      for (;;) {
        const wait = Math.min(typingUntil, latest) - now();
        if (wait <= 0) return;
        await pause(wait);
      }
    },
  };
}
