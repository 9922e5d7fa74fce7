type Waiting = { key: string; start(): void };

export type ConcurrencyLimiter = {
  /** Waits for a free slot and returns the function that releases it. An abort ends the wait. */
  acquire(key: string, signal: AbortSignal): Promise<() => void>;
};

/** Limits how many operations run at once, in total and per key. Those of other keys may overtake a waiting one. */
export function createConcurrencyLimiter({
  max,
  maxPerKey,
}: {
  max: number;
  maxPerKey: number;
}): ConcurrencyLimiter {
  const running = new Map<string, number>();
  const queue = new Set<Waiting>();
  let total = 0;

  const fits = (key: string) => total < max && (running.get(key) ?? 0) < maxPerKey;

  const start = (key: string) => {
    total += 1;
    running.set(key, (running.get(key) ?? 0) + 1);

    return () => {
      const rest = (running.get(key) ?? 0) - 1;
      total -= 1;
      if (rest > 0) running.set(key, rest);
      else running.delete(key);
      for (const next of queue) if (fits(next.key)) next.start();
    };
  };

  return {
    async acquire(key, signal) {
      signal.throwIfAborted();
      if (fits(key)) return start(key);

      const { promise, resolve, reject } = Promise.withResolvers<() => void>();
      const leaveQueue = () => {
        signal.removeEventListener('abort', abort);
        queue.delete(entry);
      };
      const abort = () => {
        leaveQueue();
        reject(signal.reason);
      };
      const entry = {
        key,
        start() {
          leaveQueue();
          resolve(start(key));
        },
      };
      queue.add(entry);
      signal.addEventListener('abort', abort, { once: true });

      return promise;
    },
  };
}
