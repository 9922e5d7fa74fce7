import { expect, test } from 'vitest';
import { buildReading } from '../reading/testkit.ts';
import { differencesOf } from './matter-most.ts';

test('the figure that lies farthest from the others comes first', () => {
  const others = [10, 11, 12, 13].map((length) =>
    buildReading({ 'mean-sentence-length': length, mattr: 0.8 + length / 1000 }),
  );
  const [first, second] = differencesOf(
    buildReading({ 'mean-sentence-length': 30, mattr: 0.8 }),
    others,
  );

  expect(first).toMatchObject({ name: 'mean-sentence-length', value: 30, other: 11.5 });
  expect(second?.name).toBe('mattr');
  expect(second?.size).toBeLessThan(1);
});

test('what one side lacks is not compared', () => {
  expect(differencesOf(buildReading({ mattr: 0.8 }), [buildReading({ lix: 40 })])).toEqual([]);
});

test('a value inside the middle half of the others is no difference', () => {
  const others = [10, 14, 18, 22].map((length) => buildReading({ 'mean-sentence-length': length }));
  const names = (length: number) =>
    differencesOf(buildReading({ 'mean-sentence-length': length }), others).map(({ name }) => name);

  expect(names(18.5)).toEqual([]);
  expect(names(19.5)).toEqual(['mean-sentence-length']);
});
