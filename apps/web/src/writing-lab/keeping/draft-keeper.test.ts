import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftKeeper } from './draft-keeper.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a pause in the typing keeps the draft once', async () => {
  const { keeper, kept } = setUp();
  keeper.touch();
  await vi.advanceTimersByTimeAsync(100);
  keeper.touch();
  await vi.advanceTimersByTimeAsync(2_000);

  expect(kept).toHaveLength(1);
  expect(keeper.status.get()).toEqual({ is: 'kept', at: keptAt });
});

test('while the typing goes on the draft is kept within a second', async () => {
  const { keeper, kept } = setUp();
  for (let key = 0; key < 50; key++) {
    keeper.touch();
    await vi.advanceTimersByTimeAsync(100);
  }

  expect(kept.length).toBeGreaterThanOrEqual(4);
});

test('leaving the page keeps at once, and only what changed', async () => {
  const { keeper, kept } = setUp();
  await keeper.flush();
  keeper.touch();
  await keeper.flush();

  expect(kept).toHaveLength(1);
});

test('a full disk is told, and the next change tries again', async () => {
  const { keeper, kept, breakDisk, mendDisk } = setUp();
  breakDisk(new DOMException('no space', 'QuotaExceededError'));
  keeper.touch();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(keeper.status.get()).toEqual({ is: 'failed', why: 'full' });

  mendDisk();
  keeper.touch();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(kept).toHaveLength(1);
  expect(keeper.status.get()).toMatchObject({ is: 'kept' });
});

test('what is written while others are being heard and the disk fails is kept later', async () => {
  const { keeper, kept, breakDisk, mendDisk } = setUp();
  breakDisk(new DOMException('no space', 'QuotaExceededError'));
  const heard = keeper.refresh();
  keeper.touch();
  await heard;
  mendDisk();
  await keeper.flush();

  expect(kept).toHaveLength(1);
});

test('a browser that forbids storage is told apart from a full one', async () => {
  const { keeper, breakDisk } = setUp();
  breakDisk(new DOMException('denied', 'SecurityError'));
  keeper.touch();
  await keeper.flush();

  expect(keeper.status.get()).toEqual({ is: 'failed', why: 'forbidden' });
});

const keptAt = '2026-11-20T14:31:00.000Z';

function setUp() {
  const kept: string[] = [];
  let broken: Error | null = null;
  const keeper = draftKeeper({
    keptAt: null,
    async keep() {
      if (broken) throw broken;
      kept.push(keptAt);

      return keptAt;
    },
  });

  return {
    keeper,
    kept,
    breakDisk: (error: Error) => {
      broken = error;
    },
    mendDisk: () => {
      broken = null;
    },
  };
}
