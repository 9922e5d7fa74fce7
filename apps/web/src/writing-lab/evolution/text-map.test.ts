import { expect, test } from 'vitest';
import { buildTextAnalysis } from '../analysis/texts/text-analysis-builder.ts';
import { createTextMap } from './text-map.ts';

test('similar texts are close to each other', () => {
  const found = createTextMap([
    reading(10, 0.7, 5),
    reading(11, 0.71, 6),
    reading(10.5, 0.7, 5.5),
    reading(30, 0.9, 1),
    reading(31, 0.91, 2),
  ]);
  const [one, other, , far] = found?.points ?? [];
  const between = (a = { x: 0, y: 0 }, b = { x: 0, y: 0 }) => Math.hypot(a.x - b.x, a.y - b.y);

  expect(between(one, other)).toBeLessThan(between(one, far) / 4);
  expect(found?.explainedVariance).toBeGreaterThan(0.95);
});

test('four texts, and identical texts, have no map', () => {
  const same = Array.from({ length: 6 }, () => reading(10, 0.7, 5));

  expect(createTextMap(same.slice(0, 4))).toBeNull();
  expect(createTextMap(same)).toBeNull();
});

function reading(length: number, mattr: number, find: number) {
  return buildTextAnalysis({ 'mean-sentence-length': length, mattr, 'find-all': find });
}
