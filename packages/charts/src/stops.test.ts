import { expect, test } from 'vitest';
import type { Point } from './chart.ts';
import { pointAt, stepFrom, stepOf } from './stops.ts';

const point = (x: number, lane = 0): Point => ({
  x,
  y: lane * 30,
  lane,
  say: () => ({ title: '', values: [] }),
});
const two = [point(0), point(10), point(20), point(2, 1), point(19, 1)];

test('arrows follow the eye: from right to left the left one goes on', () => {
  expect(stepOf('ArrowRight', 'ltr')).toBe('next');
  expect(stepOf('ArrowRight', 'rtl')).toBe('previous');
  expect(stepOf('ArrowLeft', 'rtl')).toBe('next');
  expect(stepOf('Home', 'rtl')).toBe('first');
  expect(stepOf('a', 'ltr')).toBeUndefined();
});

test('steps stay in their lane and stop at its ends', () => {
  expect(stepFrom(two, 1, 'next')).toBe(2);
  expect(stepFrom(two, 2, 'next')).toBe(2);
  expect(stepFrom(two, 0, 'previous')).toBe(0);
  expect(stepFrom(two, 3, 'last')).toBe(4);
});

test('up and down go to the nearest point of the next lane', () => {
  expect(stepFrom(two, 2, 'down')).toBe(4);
  expect(stepFrom(two, 3, 'up')).toBe(0);
  expect(stepFrom(two, 3, 'down'), 'there is no lane below').toBe(3);
});

test('a page is a tenth of the lane', () => {
  const many = Array.from({ length: 100 }, (_, x) => point(x));

  expect(stepFrom(many, 5, 'far next')).toBe(15);
  expect(stepFrom(many, 95, 'far next')).toBe(99);
});

test('a pointer finds the nearest along the line, or the nearest at all', () => {
  expect(pointAt(two, { x: 11, y: 400 }, 'along')).toBe(1);
  expect(pointAt(two, { x: 11, y: 29 }, 'around')).toBe(4);
  expect(pointAt([], { x: 1, y: 1 }, 'along')).toBeUndefined();
});

test('lanes of one point each are walked sideways as well', () => {
  const rows = [point(5, 0), point(80, 1), point(30, 2)];

  expect(stepFrom(rows, 0, 'next')).toBe(1);
  expect(stepFrom(rows, 0, 'down')).toBe(1);
  expect(stepFrom(rows, 0, 'last')).toBe(2);
});
