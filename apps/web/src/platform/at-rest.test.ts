import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atRest } from './at-rest.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('acts once after the last touch', async () => {
  const { rest, acted } = setUp();
  rest.touch();
  await vi.advanceTimersByTimeAsync(60);
  rest.touch();
  await vi.advanceTimersByTimeAsync(99);
  expect(acted()).toBe(0);

  await vi.advanceTimersByTimeAsync(1_000);
  expect(acted()).toBe(1);
});

test('acts within the bound while it is touched again and again', async () => {
  const { rest, acted } = setUp();
  for (let touch = 0; touch < 9; touch++) {
    rest.touch();
    await vi.advanceTimersByTimeAsync(50);
  }

  expect(acted()).toBe(1);
});

test('what is called off is not done, and can be touched again', async () => {
  const { rest, acted } = setUp();
  rest.touch();
  rest.cancel();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(acted()).toBe(0);

  rest.touch();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(acted()).toBe(1);
});

test('a touch from within what is done begins anew', async () => {
  let acted = 0;
  const rest = atRest(
    () => {
      acted++;
      if (acted < 3) rest.touch();
    },
    { pauseMs: 100, atMostMs: 400 },
  );
  rest.touch();
  await vi.advanceTimersByTimeAsync(1_000);

  expect(acted).toBe(3);
});

function setUp() {
  let count = 0;
  const rest = atRest(() => count++, { pauseMs: 100, atMostMs: 400 });

  return { rest, acted: () => count };
}
