import { expect, test } from 'vitest';
import type { Point } from './chart.ts';
import { navigateFrom, nearestPoint, stepForKey } from './keyboard-navigation.ts';

const point = (x: number, lane = 0): Point => ({
  x,
  y: lane * 30,
  lane,
  tooltip: () => ({ title: '', values: [] }),
});
const two = [point(0), point(10), point(20), point(2, 1), point(19, 1)];

test('arrow keys follow the visual direction: in right-to-left the left arrow is next', () => {
  expect(stepForKey('ArrowRight', 'ltr')).toBe('next');
  expect(stepForKey('ArrowRight', 'rtl')).toBe('previous');
  expect(stepForKey('ArrowLeft', 'rtl')).toBe('next');
  expect(stepForKey('Home', 'rtl')).toBe('first');
  expect(stepForKey('a', 'ltr')).toBeUndefined();
});

test('left and right stay in the lane and stop at its first and last point', () => {
  expect(navigateFrom(two, 1, 'next')).toBe(2);
  expect(navigateFrom(two, 2, 'next')).toBe(2);
  expect(navigateFrom(two, 0, 'previous')).toBe(0);
  expect(navigateFrom(two, 3, 'last')).toBe(4);
});

test('up and down select the nearest point of the adjacent lane', () => {
  expect(navigateFrom(two, 2, 'down')).toBe(4);
  expect(navigateFrom(two, 3, 'up')).toBe(0);
  expect(navigateFrom(two, 3, 'down'), 'there is no lane below').toBe(3);
});

test('page keys move a tenth of the lane', () => {
  const many = Array.from({ length: 100 }, (_, x) => point(x));

  expect(navigateFrom(many, 5, 'far next')).toBe(15);
  expect(navigateFrom(many, 95, 'far next')).toBe(99);
});

test('the pointer selects the nearest point along the axis, or in both directions', () => {
  expect(nearestPoint(two, { x: 11, y: 400 }, 'along')).toBe(1);
  expect(nearestPoint(two, { x: 11, y: 29 }, 'around')).toBe(4);
  expect(nearestPoint([], { x: 1, y: 1 }, 'along')).toBeUndefined();
});

test('lanes with one point each are also traversed sideways', () => {
  const rows = [point(5, 0), point(80, 1), point(30, 2)];

  expect(navigateFrom(rows, 0, 'next')).toBe(1);
  expect(navigateFrom(rows, 0, 'down')).toBe(1);
  expect(navigateFrom(rows, 0, 'last')).toBe(2);
});
