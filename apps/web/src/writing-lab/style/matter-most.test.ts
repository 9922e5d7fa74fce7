import { expect, test } from 'vitest';
import { buildReading } from '../reading/testkit.ts';
import { differencesOf } from './matter-most.ts';

test('the figure that lies farthest from the others comes first', () => {
  const others = [10, 11, 12, 13].map((length) =>
    buildReading({ 'mean-sentence-length': length, mattr: 0.8 }),
  );
  const [first, second] = differencesOf(
    buildReading({ 'mean-sentence-length': 30, mattr: 0.79 }),
    others,
  );

  expect(first).toMatchObject({ name: 'mean-sentence-length', value: 30, other: 11.5 });
  expect(second?.name).toBe('mattr');
  expect(second?.size).toBeLessThan(1);
});

test('what one side lacks is not compared', () => {
  expect(differencesOf(buildReading({ mattr: 0.8 }), [buildReading({ lix: 40 })])).toEqual([]);
});
