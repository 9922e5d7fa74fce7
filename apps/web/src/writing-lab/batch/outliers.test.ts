import { expect, test } from 'vitest';
import { outlierOf } from './outliers.ts';

const usual = [10, 11, 12, 11, 10, 12, 11, 10];

test('a value far from the median of the others is an outlier, on its side', () => {
  expect(outlierOf(40, [...usual, 40])).toBe('high');
  expect(outlierOf(-20, [...usual, -20])).toBe('low');
});

test('a value near the others is none', () => {
  expect(outlierOf(13, [...usual, 13])).toBeNull();
});

test('seven values have no outlier, nor have values that are all alike', () => {
  expect(outlierOf(40, [1, 2, 3, 4, 5, 6, 40])).toBeNull();
  expect(outlierOf(40, [1, 1, 1, 1, 1, 1, 1, 1, 40])).toBeNull();
});
