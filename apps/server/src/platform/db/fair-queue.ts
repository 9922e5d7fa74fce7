import { AsyncLocalStorage } from 'node:async_hooks';
import type { EmbeddedClient } from './client.ts';

const currentOwner = new AsyncLocalStorage<string>();

/** Runs work for a user, for a visitor's address or for the jobs; its queries take turns with those of other owners. */
export function runForOwner<Result>(owner: string, work: () => Result): Result {
  return currentOwner.run(owner, work);
}

/**
 * The embedded database has one connection. With a queue per owner, served in turn, an owner with a hundred waiting queries delays another
 * by one or two of them, not by all.
 */
export function shareFairly(client: EmbeddedClient): EmbeddedClient {
  const { enqueue } = createFairQueue();

  return {
    query: (...args) => enqueue(() => client.query(...args)),
    exec: (statements) => enqueue(() => client.exec(statements)),
    transaction: (work) => enqueue(() => client.transaction(work)),
    listen: (channel, onMessage) => client.listen(channel, onMessage),
    close: () => client.close(),
  };
}

/** While one task runs, the next is already with the worker thread, so that the database does not wait for this thread. */
const maxRunning = 2;

/** Tasks of one owner run in order. A transaction is one task. */
export function createFairQueue() {
  const queues = new Map<string, (() => void)[]>();
  let running = 0;

  const waitForTurn = (owner: string) =>
    new Promise<void>((start) => {
      const queue = queues.get(owner) ?? [];
      queue.push(start);
      queues.set(owner, queue);
    });

  /** Passes the turn to the owner that has waited longest for one, who then waits behind all others. */
  const passTurn = () => {
    const [first] = queues;
    if (first === undefined) {
      running -= 1;

      return;
    }
    const [owner, queue] = first;
    const start = queue.shift();
    queues.delete(owner);
    if (queue.length > 0) queues.set(owner, queue);
    start?.();
  };

  return {
    async enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
      if (running === maxRunning) await waitForTurn(currentOwner.getStore() ?? '');
      else running += 1;

      try {
        return await task();
      } finally {
        passTurn();
      }
    },
  };
}
