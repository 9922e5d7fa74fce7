import { expect, test } from 'vitest';
import type { FigureName, Reading } from '../reading/reading.ts';
import { differencesOf } from './matter-most.ts';

test('the figure that lies farthest from the others comes first', () => {
  const others = [10, 11, 12, 13].map((length) =>
    reading({ 'mean-sentence-length': length, mattr: 0.8 }),
  );
  const [first, second] = differencesOf(
    reading({ 'mean-sentence-length': 30, mattr: 0.79 }),
    others,
  );

  expect(first).toMatchObject({ name: 'mean-sentence-length', value: 30, other: 11.5 });
  expect(second?.name).toBe('mattr');
  expect(second?.size).toBeLessThan(1);
});

test('what one side lacks is not compared', () => {
  expect(differencesOf(reading({ mattr: 0.8 }), [reading({ lix: 40 })])).toEqual([]);
});

function reading(values: Partial<Record<FigureName, number>>): Reading {
  const figures = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { value }]),
  );

  return {
    version: '1',
    language: 'en',
    words: 1000,
    sentences: 100,
    figures,
    functionWords: null,
    frequencies: { words: 0, uses: [] },
    course: [],
  };
}
