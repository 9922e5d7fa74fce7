import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { spread } from './spread.ts';

test('labels with room stay where they belong', () => {
  expect(spread([10, 50], { apart: 14, from: 0, to: 100 })).toEqual([10, 50]);
});

test('labels at one height make room for one another, in their order', () => {
  expect(spread([50, 52, 51], { apart: 10, from: 0, to: 100 })).toEqual([50, 70, 60]);
  expect(spread([99, 98], { apart: 10, from: 0, to: 100 })).toEqual([100, 90]);
});

test('no two labels overlap, wherever they want to stand', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 6 }), (wanted) => {
      const placed = spread(wanted, { apart: 16, from: 0, to: 300 }).sort(
        (one, other) => one - other,
      );

      expect(
        placed.every((at, index) => index === 0 || at - (placed[index - 1] ?? 0) >= 16 - 1e-9),
      ).toBe(true);
    }),
  );
});
