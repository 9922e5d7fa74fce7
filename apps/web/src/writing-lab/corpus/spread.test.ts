import { expect, test } from 'vitest';
import { knownValues, spreadOf } from './spread.ts';

test('the middle half lies between the quartiles', () => {
  expect(spreadOf([5, 1, 4, 2, 3])).toEqual({
    count: 5,
    least: 1,
    low: 2,
    middle: 3,
    high: 4,
    most: 5,
  });
});

test('quartiles between two values are in the right place between them', () => {
  expect(spreadOf([1, 2, 3, 4])).toMatchObject({ low: 1.75, middle: 2.5, high: 3.25 });
});

test('two texts are no habit', () => {
  expect(spreadOf([1, 2])).toBeNull();
});

test('figures that do not hold are left out', () => {
  expect(
    knownValues([{ value: 1 }, undefined, { value: null, absent: { code: 'language' } }]),
  ).toEqual([1]);
});
