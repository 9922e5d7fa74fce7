import { refuse } from '@longhand/contract/errors';

type Body = { owner: string; bytes: number };
type QueuedBody = Body & { start(): void };

export type LargeBodyLimiter = {
  /**
   * Waits for capacity and returns a release function. `onDisconnect` receives a function that removes the body from the queue when its
   * client disconnects.
   */
  acquire(body: Body, onGone: (leave: () => void) => void): Promise<() => void>;
};

/**
 * Limits the memory for large request bodies: a body waits until it fits beside those in progress. One body per user at a time; small
 * bodies may overtake large ones.
 *
 * @param maxBytes total size in progress; a single larger body is processed alone
 * @param timeoutMs after which a waiting body is rejected as `busy`
 */
export function createLargeBodyLimiter({
  maxBytes,
  timeoutMs,
}: {
  maxBytes: number;
  timeoutMs: number;
}): LargeBodyLimiter {
  const owners = new Set<string>();
  const queue = new Set<QueuedBody>();
  let usedBytes = 0;

  const fits = ({ owner, bytes }: Body) =>
    !owners.has(owner) && (usedBytes === 0 || usedBytes + bytes <= maxBytes);

  const start = ({ owner, bytes }: Body) => {
    owners.add(owner);
    usedBytes += bytes;
    let isReserved = true;

    return () => {
      if (!isReserved) return;
      isReserved = false;
      owners.delete(owner);
      usedBytes -= bytes;
      for (const next of queue) if (fits(next)) next.start();
    };
  };

  return {
    async acquire(body, onDisconnect) {
      if (fits(body)) return start(body);

      const { promise, resolve, reject } = Promise.withResolvers<() => void>();
      const leaveQueue = () => {
        clearTimeout(timer);
        queue.delete(entry);
      };
      const entry = {
        ...body,
        start() {
          leaveQueue();
          resolve(start(body));
        },
      };
      const timer = setTimeout(() => {
        leaveQueue();
        reject(refuse('busy', { details: { retryAfterSeconds: 5 } }));
      }, timeoutMs);
      queue.add(entry);
      onDisconnect(() => {
        leaveQueue();
        reject(refuse('busy'));
      });

      return promise;
    },
  };
}
