import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadLabels } from './spread-labels.ts';

test('labels with enough room keep their position', () => {
  expect(spreadLabels([10, 50], { apart: 14, from: 0, to: 100 })).toEqual([10, 50]);
});

test('overlapping labels are moved apart and keep their order', () => {
  expect(spreadLabels([50, 52, 51], { apart: 10, from: 0, to: 100 })).toEqual([50, 70, 60]);
  expect(spreadLabels([99, 98], { apart: 10, from: 0, to: 100 })).toEqual([100, 90]);
});

test('no two labels overlap, whatever their wanted positions', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 6 }), (wanted) => {
      const placed = spreadLabels(wanted, { apart: 16, from: 0, to: 300 }).sort(
        (one, other) => one - other,
      );

      expect(
        placed.every((at, index) => index === 0 || at - (placed[index - 1] ?? 0) >= 16 - 1e-9),
      ).toBe(true);
    }),
  );
});
