import { expect, test } from 'vitest';
import { buildReading } from '../reading/testkit.ts';
import { mapOf } from './text-map.ts';

test('texts that are alike lie near one another', () => {
  const found = mapOf([
    reading(10, 0.7, 5),
    reading(11, 0.71, 6),
    reading(10.5, 0.7, 5.5),
    reading(30, 0.9, 1),
    reading(31, 0.91, 2),
  ]);
  const [one, other, , far] = found?.points ?? [];
  const between = (a = { x: 0, y: 0 }, b = { x: 0, y: 0 }) => Math.hypot(a.x - b.x, a.y - b.y);

  expect(between(one, other)).toBeLessThan(between(one, far) / 4);
  expect(found?.kept).toBeGreaterThan(0.95);
});

test('four texts, and texts that are all alike, have no map', () => {
  const same = Array.from({ length: 6 }, () => reading(10, 0.7, 5));

  expect(mapOf(same.slice(0, 4))).toBeNull();
  expect(mapOf(same)).toBeNull();
});

function reading(length: number, mattr: number, find: number) {
  return buildReading({ 'mean-sentence-length': length, mattr, 'find-all': find });
}
