import { expect, test } from 'vitest';
import { frame } from './testkit.ts';

const { svg } = frame({ width: 400 });
const turned = frame({ width: 400, dir: 'rtl' }).svg;

test('right-to-left positions are measured from the right', () => {
  expect(svg.x(100)).toBe(100);
  expect(turned.x(100)).toBe(300);
});

test('a box has its left edge as x in both directions', () => {
  expect(svg.box([10, 50], [30, 20]).props).toMatchObject({ x: 10, y: 20, width: 20, height: 30 });
  expect(turned.box([10, 50], [30, 20]).props).toMatchObject({ x: 370, width: 20, height: 30 });
});

test('right-to-left text has a mirrored anchor and direction marks', () => {
  expect(turned.text([0, 10], '90,000 كلمة').props).toMatchObject({
    x: 400,
    textAnchor: 'end',
    children: '\u206890,000 كلمة\u2069',
  });
  expect(svg.text([0, 10], '90,000 words').props).toMatchObject({ x: 0, textAnchor: 'start' });
});

test('a curve has a gap at null', () => {
  const { d } = svg.curve([
    [0, 1],
    [5, 2],
    [6, null],
    [7, 3],
    [9, 4],
  ]).props as { d: string }; // props of a path

  expect(d.match(/M/g)).toHaveLength(2);
});
