import { expect, test } from 'vitest';
import { outlierSide } from './outliers.ts';

const usual = [10, 11, 12, 11, 10, 12, 11, 10];

test('a value far from the median is an outlier, on its side', () => {
  expect(outlierSide(40, [...usual, 40])).toBe('high');
  expect(outlierSide(-20, [...usual, -20])).toBe('low');
});

test('a value near the others is not an outlier', () => {
  expect(outlierSide(13, [...usual, 13])).toBeNull();
});

test('there are no outliers among seven values, nor among equal values', () => {
  expect(outlierSide(40, [1, 2, 3, 4, 5, 6, 40])).toBeNull();
  expect(outlierSide(40, [1, 1, 1, 1, 1, 1, 1, 1, 40])).toBeNull();
});
