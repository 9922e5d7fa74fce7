import { AsyncLocalStorage } from 'node:async_hooks';
import type { EmbeddedClient } from './client.ts';

const currentOwner = new AsyncLocalStorage<string>();
const jobsOwner = 'jobs';
/** The server's own work, and work for several users at once; it never rests. */
const sharedOwner = '';

/** Runs work for a user or for a visitor's address; its queries take turns with those of other owners. */
export function runForOwner<Result>(owner: string, work: () => Result): Result {
  return currentOwner.run(owner, work);
}

/** Runs a job; all jobs together take turns as one owner. */
export function runForJobs<Result>(work: () => Result): Result {
  return currentOwner.run(jobsOwner, work);
}

/** Runs work for several users at once, such as a batch of their entries, as the server's own. */
export function runForSeveral<Result>(work: () => Result): Result {
  return currentOwner.run(sharedOwner, work);
}

/**
 * The embedded database has one connection. With a queue per owner, served round-robin, an owner with a hundred waiting queries delays
 * another by one or two of them, not by all.
 */
export function shareFairly(client: EmbeddedClient): EmbeddedClient {
  const { enqueue } = createFairQueue(systemTiming);

  return {
    query: (...args) => enqueue(() => client.query(...args)),
    exec: (statements) => enqueue(() => client.exec(statements)),
    transaction: (work) => enqueue(() => client.transaction(work), maxRunning),
    listen: (channel, onMessage) => client.listen(channel, onMessage),
    close: () => client.close(),
  };
}

type Timing = { now(): number; later(callback: () => void, ms: number): void };

const systemTiming: Timing = {
  now: () => performance.now(),
  later: (callback, ms) => void setTimeout(callback, ms),
};

/**
 * While one query runs, the next is already with the worker thread, so that the database does not wait for this thread. A transaction
 * takes the room of both, because others would wait for two.
 */
const maxRunning = 2;

/** After a longer task its owner rests as long as the task took, if users waited: a request of theirs needs several queries in a row. */
const longTaskMs = 25;
const maxRestMs = 500;

type Turn = { owner: string; room: number; startedAt: number; hasWaitingUser: boolean };
type WaitingTask = { room: number; start(turn: Turn): void };

/** Tasks of one owner start in order. A transaction is one task. */
export function createFairQueue({ now, later }: Timing) {
  const queues = new Map<string, WaitingTask[]>();
  const restUntil = new Map<string, number>();
  const running = new Set<Turn>();
  let lastEnd = 0;

  const hasRoom = (room: number) =>
    room + [...running].reduce((sum, turn) => sum + turn.room, 0) <= maxRunning;
  const isResting = (owner: string) => (restUntil.get(owner) ?? 0) > now();

  const forgetRests = () => {
    for (const owner of restUntil.keys()) if (!isResting(owner)) restUntil.delete(owner);
  };

  const createTurn = (owner: string, room: number): Turn => {
    const hasWaitingUser = [...queues.keys()].some((other) => other !== owner && isUser(other));
    const turn = { owner, room, startedAt: now(), hasWaitingUser };
    running.add(turn);

    return turn;
  };

  const waitForTurn = (owner: string, room: number) =>
    new Promise<Turn>((start) => {
      const queue = queues.get(owner) ?? [];
      queue.push({ room, start });
      queues.set(owner, queue);
      startWaiting();
    });

  /** Starts the tasks of the owners that have waited longest; each then waits behind all others. */
  const startWaiting = () => {
    for (const [owner, queue] of queues) {
      if (isResting(owner)) continue;
      const [next] = queue;
      if (next === undefined || !hasRoom(next.room)) return;
      queue.shift();
      queues.delete(owner);
      if (queue.length > 0) queues.set(owner, queue);
      next.start(createTurn(owner, next.room));
    }
    const rests = [...queues.keys()].map((owner) => (restUntil.get(owner) ?? 0) - now());
    if (rests.length > 0) later(startWaiting, Math.min(...rests));
  };

  /** The database runs one task at a time, so a task that waited for another there took only the time since that one's end. */
  const end = (turn: Turn) => {
    const duration = now() - Math.max(turn.startedAt, lastEnd);
    lastEnd = now();
    running.delete(turn);
    const isLong = duration > longTaskMs && turn.owner !== sharedOwner;
    if (isLong && turn.hasWaitingUser) {
      forgetRests();
      restUntil.set(turn.owner, lastEnd + Math.min(duration, maxRestMs));
    }
    startWaiting();
  };

  return {
    async enqueue<Result>(task: () => Promise<Result>, room = 1): Promise<Result> {
      const owner = currentOwner.getStore() ?? sharedOwner;
      for (const turn of running) turn.hasWaitingUser ||= turn.owner !== owner && isUser(owner);
      const isFree = queues.size === 0 && hasRoom(room) && !isResting(owner);
      const turn = isFree ? createTurn(owner, room) : await waitForTurn(owner, room);

      try {
        return await task();
      } finally {
        end(turn);
      }
    },
  };
}

function isUser(owner: string): boolean {
  return owner !== sharedOwner && owner !== jobsOwner;
}
