import { expect, test } from 'vitest';
import { throttleBatches } from './throttle.ts';

/** Fake timer. */
function createFakeTimer() {
  const callbacks: (() => void)[] = [];

  return {
    schedule: (_: number, act: () => void) => callbacks.push(act),
    runNext: () => callbacks.shift()?.(),
    pendingCount: () => callbacks.length,
  };
}

test('the first item is handled at once, later ones as one batch without duplicates', () => {
  const timer = createFakeTimer();
  const batches: string[][] = [];
  const throttled = throttleBatches<string>((items) => batches.push(items), {
    intervalMs: 1,
    schedule: timer.schedule,
  });
  throttled(['goals', 'home']);
  expect(batches).toEqual([['goals', 'home']]);

  throttled(['goals']);
  throttled(['goals', 'notifications']);
  expect(batches).toHaveLength(1);
  timer.runNext();
  expect(batches.at(-1)).toEqual(['goals', 'notifications']);
});

test('after an idle interval the next item is handled at once', () => {
  const timer = createFakeTimer();
  const batches: string[][] = [];
  const throttled = throttleBatches<string>((items) => batches.push(items), {
    intervalMs: 1,
    schedule: timer.schedule,
  });
  throttled(['goals']);
  timer.runNext();
  expect(batches).toHaveLength(1);
  expect(timer.pendingCount()).toBe(0);

  throttled(['home']);
  expect(batches.at(-1)).toEqual(['home']);
});

test('an empty call does nothing', () => {
  const batches: string[][] = [];
  const throttled = throttleBatches<string>((items) => batches.push(items), {
    intervalMs: 1,
    schedule: () => undefined,
  });
  throttled([]);

  expect(batches).toEqual([]);
});
