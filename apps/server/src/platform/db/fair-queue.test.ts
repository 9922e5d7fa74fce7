import { expect, test } from 'vitest';
import { createFairQueue, runForJobs, runForOwner, runForSeveral } from './fair-queue.ts';

/** A queue whose tasks end when the test says so, on a clock that only the test moves. */
function openQueue() {
  let now = 0;
  let timers: { at: number; callback: () => void }[] = [];
  const { enqueue } = createFairQueue({
    now: () => now,
    later: (callback, ms) => void timers.push({ at: now + ms, callback }),
  });
  const ends = new Map<string, () => void>();
  const pause = () => new Promise(setImmediate);
  let started = '';

  return {
    enqueue,
    /** Tasks in the order of their start. */
    started: () => started,
    /** Adds a task named after its owner; `-` is a job, `+` is for several users. */
    add(name: string) {
      const task = () =>
        enqueue(() => {
          started += name;

          return new Promise<void>((resolve) => ends.set(name, resolve));
        });
      if (name === '-') void runForJobs(task);
      else void (name === '+' ? runForSeveral(task) : runForOwner(name, task));
    },
    async end(name: string, afterMs = 0) {
      now += afterMs;
      ends.get(name)?.();
      await pause();
    },
    async advance(ms: number) {
      now += ms;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { callback } of due) callback();
      await pause();
    },
  };
}

test('a user waits for at most one waiting task of each other user', async () => {
  const queue = openQueue();
  for (const name of 'aaaaabac') queue.add(name);
  while (queue.started().length < 8) for (const name of 'abc') await queue.end(name);

  expect(queue.started()).toBe('aaabcaaa');
});

test('two tasks run at once, and a failed one passes its turn on', async () => {
  const { enqueue } = createFairQueue({ now: () => 0, later: () => {} });
  let runningTasks = 0;
  let most = 0;
  const failures = Array.from({ length: 5 }, () =>
    enqueue(async () => {
      runningTasks += 1;
      most = Math.max(most, runningTasks);
      await new Promise(setImmediate);
      runningTasks -= 1;
      throw new Error('no');
    }),
  );

  expect((await Promise.allSettled(failures)).map(({ status }) => status)).toEqual(
    Array(5).fill('rejected'),
  );
  expect(most).toBe(2);
  await expect(enqueue(async () => 'next')).resolves.toBe('next');
});

test('after a long task for which another user waited, its owner rests as long as it took', async () => {
  const queue = openQueue();
  queue.add('a');
  queue.add('b');
  await queue.end('a', 80);
  queue.add('a');
  await queue.end('b');
  queue.add('b');
  await queue.advance(79);
  expect(queue.started()).toBe('abb');

  await queue.advance(1);
  expect(queue.started()).toBe('abba');
});

test.each([
  ['its task was short', 'a', 'b', 25],
  ['only a job waited', 'a', '-', 80],
  ['its task was for several users', '+', 'b', 80],
])('an owner does not rest when %s', async (_, owner, other, ms) => {
  const queue = openQueue();
  queue.add(owner);
  queue.add(other);
  await queue.end(owner, ms);
  queue.add(owner);

  expect(queue.started()).toBe(`${owner}${other}${owner}`);
});

test('a short task is not blamed for the long one that it waited for', async () => {
  const queue = openQueue();
  queue.add('a');
  queue.add('b');
  await queue.end('a', 80);
  await queue.end('b', 1);
  queue.add('c');
  queue.add('b');

  expect(queue.started()).toBe('abcb');
});

test('a transaction runs alone, and is not overtaken by the queries behind it', async () => {
  const { enqueue } = createFairQueue({ now: () => 0, later: () => {} });
  const starts: string[] = [];
  const run = (name: string, room: number) =>
    enqueue(async () => {
      starts.push(name);
      await new Promise(setImmediate);
      starts.push(`end of ${name}`);
    }, room);
  await Promise.all([run('query', 1), run('transaction', 2), run('another query', 1)]);

  expect(starts).toEqual(
    ['query', 'transaction', 'another query'].flatMap((name) => [name, `end of ${name}`]),
  );
});
