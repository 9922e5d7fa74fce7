import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounce } from './debounce.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('runs once after the last call', async () => {
  const { rest: debounced, acted: callCount } = setUp();
  debounced.schedule();
  await vi.advanceTimersByTimeAsync(60);
  debounced.schedule();
  await vi.advanceTimersByTimeAsync(99);
  expect(callCount()).toBe(0);

  await vi.advanceTimersByTimeAsync(1_000);
  expect(callCount()).toBe(1);
});

test('runs within the maximum wait while called repeatedly', async () => {
  const { rest: debounced, acted: callCount } = setUp();
  for (let touch = 0; touch < 9; touch++) {
    debounced.schedule();
    await vi.advanceTimersByTimeAsync(50);
  }

  expect(callCount()).toBe(1);
});

test('a cancelled call does not run, and can be scheduled again', async () => {
  const { rest: debounced, acted: callCount } = setUp();
  debounced.schedule();
  debounced.cancel();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(callCount()).toBe(0);

  debounced.schedule();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(callCount()).toBe(1);
});

test('scheduling from within the callback starts a new delay', async () => {
  let callCount = 0;
  const debounced = debounce(
    () => {
      callCount++;
      if (callCount < 3) debounced.schedule();
    },
    { waitMs: 100, maxWaitMs: 400 },
  );
  debounced.schedule();
  await vi.advanceTimersByTimeAsync(1_000);

  expect(callCount).toBe(3);
});

function setUp() {
  let count = 0;
  const debounced = debounce(() => count++, { waitMs: 100, maxWaitMs: 400 });

  return { rest: debounced, acted: () => count };
}
