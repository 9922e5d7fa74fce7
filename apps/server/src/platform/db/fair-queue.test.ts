import { expect, test } from 'vitest';
import { createFairQueue, runForOwner } from './fair-queue.ts';

/** Enqueues tasks of the owners in this order, lets them run, and returns the order in which they started. */
async function startOrder(owners: string): Promise<string> {
  const { enqueue } = createFairQueue();
  let started = '';
  const run = (owner: string) =>
    runForOwner(owner, () =>
      enqueue(async () => {
        started += owner;
        await new Promise(setImmediate);
      }),
    );
  await Promise.all([...owners].map(run));

  return started;
}

test('a task waits for at most one waiting task of each other owner', async () => {
  expect(await startOrder('aaaaaaaabac')).toBe('aaabcaaaaaa');
});

test('tasks of one owner run in order, two at once', async () => {
  const { enqueue } = createFairQueue();
  const finish: (() => void)[] = [];
  const tasks = [0, 1, 2].map((number) =>
    enqueue(() => new Promise<number>((resolve) => finish.push(() => resolve(number)))),
  );
  expect(finish).toHaveLength(2);

  finish[0]?.();
  await tasks[0];
  expect(finish).toHaveLength(3);
  finish[1]?.();
  finish[2]?.();
  expect(await Promise.all(tasks)).toEqual([0, 1, 2]);
});

test('a failed task passes its turn on', async () => {
  const { enqueue } = createFairQueue();
  const failures = Array.from({ length: 5 }, () => enqueue(() => Promise.reject(new Error('no'))));

  expect(await Promise.allSettled(failures)).toHaveLength(5);
  await expect(enqueue(async () => 'next')).resolves.toBe('next');
});
