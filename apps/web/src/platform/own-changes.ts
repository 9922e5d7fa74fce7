/** Tracks which live events come from changes of this window, to avoid loading the same data twice. */
export type OwnChanges = ReturnType<typeof createOwnChanges>;

/** An event may arrive before the response of its change: maximum wait for pending responses. */
const maxResponseWaitMs = 5_000;

/** Events missed during a disconnect are never removed otherwise. */
const maxTrackedEvents = 50;

/** @param delay resolves after the given milliseconds */
export function createOwnChanges(delay: (milliseconds: number) => Promise<unknown>) {
  const pendingChanges = new Set<Promise<unknown>>();
  const refreshedSince = new Map<string, Set<string>>();

  return {
    /** A change was sent. */
    trackRequest(answer: Promise<unknown>): void {
      const ended: Promise<unknown> = answer.then(ignore, ignore);
      pendingChanges.add(ended);
      void ended.then(() => pendingChanges.delete(ended));
    },

    /** A response arrived; `event` is the ID sent to other windows. */
    trackEvent(event: string): void {
      refreshedSince.set(event, new Set());
      const [oldest] = refreshedSince.keys();
      if (refreshedSince.size > maxTrackedEvents && oldest !== undefined)
        refreshedSince.delete(oldest);
    },

    /** The queries of these slices are being refetched. */
    markRefreshed(slices: readonly string[]): void {
      for (const since of refreshedSince.values()) for (const slice of slices) since.add(slice);
    },

    /** Slices to refetch for an event: for an own change, only those not refetched since its response. */
    async slicesToRead<Slice extends string>(
      event: string,
      stale: readonly Slice[],
    ): Promise<Slice[]> {
      if (pendingChanges.size > 0)
        await Promise.race([Promise.all(pendingChanges), delay(maxResponseWaitMs)]);
      await delay(0); // lets the caller of the change refetch first
      const refreshedSlices = refreshedSince.get(event);
      refreshedSince.delete(event);

      return stale.filter((slice) => !refreshedSlices?.has(slice));
    },
  };
}

const ignore = () => {};

export const ownChanges = createOwnChanges(
  (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
);
