/** Texts that are being left: what is opened again meanwhile waits until its words are sent. */
export type Departures = {
  add(draftId: string, left: Promise<unknown>): void;
  /** Resolves when the text is left, or when that takes too long; true when there was something to wait for. */
  end(draftId: string): Promise<boolean>;
};

/** A network that hardly answers keeps nobody from their words. */
const mostMs = 3_000;

export function departures(): Departures {
  const leaving = new Map<string, Promise<unknown>>();

  return {
    add(draftId, left) {
      const done = left
        .catch(() => undefined)
        .finally(() => leaving.get(draftId) === done && leaving.delete(draftId));
      leaving.set(draftId, done);
    },

    async end(draftId) {
      const left = leaving.get(draftId);
      if (!left) return false;
      await Promise.race([left, new Promise((resolve) => setTimeout(resolve, mostMs))]);

      return true;
    },
  };
}
