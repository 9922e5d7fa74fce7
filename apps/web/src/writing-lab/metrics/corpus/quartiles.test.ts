import { expect, test } from 'vitest';
import { definedValues, quartilesOf } from './quartiles.ts';

test('the middle half lies between the quartiles', () => {
  expect(quartilesOf([5, 1, 4, 2, 3])).toEqual({
    count: 5,
    least: 1,
    low: 2,
    middle: 3,
    high: 4,
    most: 5,
  });
});

test('quartiles are interpolated between two values', () => {
  expect(quartilesOf([1, 2, 3, 4])).toMatchObject({ low: 1.75, middle: 2.5, high: 3.25 });
});

test('two values have no quartiles', () => {
  expect(quartilesOf([1, 2])).toBeNull();
});

test('undefined metrics are left out', () => {
  expect(
    definedValues([{ value: 1 }, undefined, { value: null, absent: { code: 'language' } }]),
  ).toEqual([1]);
});
