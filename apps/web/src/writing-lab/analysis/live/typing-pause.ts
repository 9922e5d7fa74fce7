type Dependencies = {
  now: () => number;
  /** Resolves after this many milliseconds, once queued messages have been handled. */
  pause: (milliseconds: number) => Promise<void>;
};

/** After the last keystroke the page gets all CPU time for this long. */
const typingPauseMs = 600;
/** Continuous typing delays the work no longer than this. */
const maxWaitMs = 5_000;

/** Delays a checker while the user types. */
export function createTypingPause({ now, pause }: Dependencies) {
  let typingUntil = Number.NEGATIVE_INFINITY;

  return {
    notifyTyping() {
      typingUntil = now() + typingPauseMs;
    },

    /** Resolves when typing pauses. */
    async waitForPause() {
      const latest = now() + maxWaitMs;
      for (;;) {
        const wait = Math.min(typingUntil, latest) - now();
        if (wait <= 0) return;
        await pause(wait);
      }
    },
  };
}
