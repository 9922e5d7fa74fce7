import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraftAutosave } from './draft-autosave.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a pause in typing stores the draft once', async () => {
  const { keeper, kept } = setUpAutosave();
  keeper.touch();
  await vi.advanceTimersByTimeAsync(100);
  keeper.touch();
  await vi.advanceTimersByTimeAsync(2_000);

  expect(kept).toHaveLength(1);
  expect(keeper.status.get()).toEqual({ is: 'kept', at: keptAt });
});

test('during continuous typing the draft is stored within a second', async () => {
  const { keeper, kept } = setUpAutosave();
  for (let key = 0; key < 50; key++) {
    keeper.touch();
    await vi.advanceTimersByTimeAsync(100);
  }

  expect(kept.length).toBeGreaterThanOrEqual(4);
});

test('leaving the page stores immediately, and only if something changed', async () => {
  const { keeper, kept } = setUpAutosave();
  await keeper.flush();
  keeper.touch();
  await keeper.flush();

  expect(kept).toHaveLength(1);
});

test('a full disk is reported, and the next change retries', async () => {
  const { keeper, kept, breakDisk, repairDisk } = setUpAutosave();
  breakDisk(new DOMException('no space', 'QuotaExceededError'));
  keeper.touch();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(keeper.status.get()).toEqual({ is: 'failed', why: 'full' });

  repairDisk();
  keeper.touch();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(kept).toHaveLength(1);
  expect(keeper.status.get()).toMatchObject({ is: 'kept' });
});

test('an edit made during a failing sync is stored later', async () => {
  const { keeper, kept, breakDisk, repairDisk } = setUpAutosave();
  breakDisk(new DOMException('no space', 'QuotaExceededError'));
  const heard = keeper.sync();
  keeper.touch();
  await heard;
  repairDisk();
  await keeper.flush();

  expect(kept).toHaveLength(1);
});

test('a browser that forbids storage is distinguished from a full one', async () => {
  const { keeper, breakDisk } = setUpAutosave();
  breakDisk(new DOMException('denied', 'SecurityError'));
  keeper.touch();
  await keeper.flush();

  expect(keeper.status.get()).toEqual({ is: 'failed', why: 'forbidden' });
});

const keptAt = '2026-11-20T14:31:00.000Z';

function setUpAutosave() {
  const kept: string[] = [];
  let broken: Error | null = null;
  const keeper = createDraftAutosave({
    keptAt: null,
    async saveDraft() {
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
    repairDisk: () => {
      broken = null;
    },
  };
}
