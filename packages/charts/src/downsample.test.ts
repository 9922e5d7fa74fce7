import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DataPoint, lttb, peaks } from './downsample.ts';

const flatWithOnePeak = Array.from(
  { length: 100_000 },
  (_, x): DataPoint => [x, x === 61_803 ? 60 : 14],
);

test('downsampling 100,000 points keeps the outlier', () => {
  const kept = lttb(flatWithOnePeak, 1000);

  expect(kept).toHaveLength(1000);
  expect(kept).toContain(61_803);
  expect([kept[0], kept.at(-1)]).toEqual([0, 99_999]);
});

test('fewer points than the limit are all kept', () => {
  expect(lttb(flatWithOnePeak.slice(0, 5), 10)).toEqual([0, 1, 2, 3, 4]);
  expect(lttb([], 10)).toEqual([]);
});

test('kept indices are ascending, unique, and as many as requested', () => {
  const values = fc.array(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), { minLength: 4 });

  fc.assert(
    fc.property(values, fc.integer({ min: 3, max: 50 }), (heights, most) => {
      const kept = lttb(
        heights.map((y, x): DataPoint => [x, y]),
        most,
      );

      expect(kept).toHaveLength(Math.min(most, heights.length));
      expect(kept.every((index, place) => place === 0 || index > (kept[place - 1] ?? 0))).toBe(
        true,
      );
    }),
  );
});

test('each group of bars keeps its maximum, and no bar is in two groups', () => {
  expect(peaks([1, 9, 2, 3, 8, 1, 4], 3)).toEqual([
    { from: 0, to: 3, at: 1 },
    { from: 3, to: 6, at: 4 },
    { from: 6, to: 7, at: 6 },
  ]);
  expect(peaks([5, 6], 10)).toEqual([
    { from: 0, to: 1, at: 0 },
    { from: 1, to: 2, at: 1 },
  ]);
});
