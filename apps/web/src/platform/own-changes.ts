/** Which live events tell of what this window changed itself, so that it does not read the same again. */
export type OwnChanges = ReturnType<typeof createOwnChanges>;

/** An event may be heard before the answer to the change that it tells of: it waits so long for answers on their way. */
const longestWaitMs = 5_000;

/** An event whose line was down is never heard; no more than so many are waited for. */
const most = 50;

/** @param rest resolves after so many milliseconds */
export function createOwnChanges(rest: (milliseconds: number) => Promise<unknown>) {
  const underway = new Set<Promise<unknown>>();
  const readSince = new Map<string, Set<string>>();

  return {
    /** A change that is on its way. */
    sent(answer: Promise<unknown>): void {
      const ended: Promise<unknown> = answer.then(ignore, ignore);
      underway.add(ended);
      void ended.then(() => underway.delete(ended));
    },

    /** A change was answered; `event` tells the other windows of it. */
    answered(event: string): void {
      readSince.set(event, new Set());
      const [oldest] = readSince.keys();
      if (readSince.size > most && oldest !== undefined) readSince.delete(oldest);
    },

    /** The data of slices are read anew from now on. */
    refreshed(slices: readonly string[]): void {
      for (const since of readSince.values()) for (const slice of slices) since.add(slice);
    },

    /** What an event leaves to be read: of an own change only what was not read since its answer came. */
    async leftOf<Slice extends string>(event: string, stale: readonly Slice[]): Promise<Slice[]> {
      if (underway.size > 0) await Promise.race([Promise.all(underway), rest(longestWaitMs)]);
      await rest(0); // whoever waited for the answer has it, and reads anew
      const since = readSince.get(event);
      readSince.delete(event);

      return stale.filter((slice) => !since?.has(slice));
    },
  };
}

const ignore = () => {};

export const ownChanges = createOwnChanges(
  (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
);
