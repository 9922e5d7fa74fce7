/** Documents whose last edits are still being saved and sent after they were closed. Opening one again waits for its flush. */
export type PendingFlushes = {
  add(draftId: string, left: Promise<unknown>): void;
  /** Resolves when the flush ends or takes too long; true when there was one. */
  waitFor(draftId: string): Promise<boolean>;
};

/** A slow network must not keep users from their text. */
const maxWaitMs = 3_000;

export function createPendingFlushes(): PendingFlushes {
  const flushes = new Map<string, Promise<unknown>>();

  return {
    add(draftId, flush) {
      const done = flush
        .catch(() => undefined)
        .finally(() => flushes.get(draftId) === done && flushes.delete(draftId));
      flushes.set(draftId, done);
    },

    async waitFor(draftId) {
      const left = flushes.get(draftId);
      if (!left) return false;
      await Promise.race([left, new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);

      return true;
    },
  };
}
