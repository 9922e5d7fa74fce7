import { expect, test } from 'vitest';
import { placeTickLabels } from './tick-labels.ts';

test('a label is centered on its tick and aligned inward at the ends', () => {
  expect(placeTickLabels([0.5])).toEqual([{ side: 'middle', line: 1 }]);
  expect(placeTickLabels([0.02])).toEqual([{ side: 'start', line: 1 }]);
  expect(placeTickLabels([1])).toEqual([{ side: 'end', line: 1 }]);
});

test('a label before a close neighbor ends at its own tick', () => {
  expect(placeTickLabels([0.7, 1])).toEqual([
    { side: 'end', line: 1 },
    { side: 'end', line: 1 },
  ]);
});

test('a label too close to the next one moves to the second line', () => {
  expect(placeTickLabels([0.85, 1])[0]).toEqual({ side: 'end', line: 2 });
  expect(placeTickLabels([0.05, 0.2])[0]).toEqual({ side: 'start', line: 2 });
});
