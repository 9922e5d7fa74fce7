import { describe, expect, test } from 'vitest';
import { drawnTexts, frame, marksOf } from '../testkit.ts';
import { line } from './line.ts';
import type { LineData } from './line-data.ts';

const data: LineData = {
  xAxis: { name: 'Day', type: 'day' },
  value: { name: 'Words in a sentence' },
  series: [
    {
      name: 'Fiction',
      points: [
        { at: '2026-09-01', value: 12, note: 'Slack water' },
        { at: '2026-10-01', value: null },
        { at: '2026-11-01', value: 18 },
      ],
    },
    {
      name: 'Essays',
      points: [
        { at: '2026-09-01', value: 15 },
        { at: '2026-10-01', value: 14 },
      ],
    },
  ],
  bands: [{ from: 13, to: 16, label: 'your middle half' }],
  lines: [{ at: 16, label: 'target 16', isPlanned: true }],
  marks: [{ at: '2026-10-10', label: 'change' }],
  notes: 'Text',
};

test('every series, range and reference line is labeled exactly once', () => {
  const words = drawnTexts(line.draw(data, frame({ width: 1000 })));

  for (const name of ['Fiction', 'Essays', 'your middle half', 'target 16', 'change']) {
    expect(words.filter((word) => word === name)).toHaveLength(1);
  }
});

test('a point without a value is a gap and not selectable', () => {
  const { points } = line.draw(data, frame());

  expect(points).toHaveLength(4);
  expect(points.filter(({ lane }) => lane === 0)).toHaveLength(2);
});

test('a tooltip shows title, date and value', () => {
  expect(line.draw(data, frame()).points[0]?.tooltip()).toEqual({
    title: 'Slack water',
    values: [
      { name: 'Day', text: 'September 1, 2026' },
      { name: 'Fiction', text: '12' },
    ],
  });
});

test('right-to-left mirrors every point', () => {
  const places = (dir: 'ltr' | 'rtl') => line.draw(data, frame({ dir, width: 800 })).points;
  const turned = places('rtl');

  for (const [index, { x, y }] of places('ltr').entries()) {
    expect((turned[index]?.x ?? 0) + x).toBeCloseTo(800);
    expect(turned[index]?.y).toBe(y);
  }
});

test('the table has one row per day, in order, with notes', () => {
  expect(line.table(data).columns.map(({ name }) => name)).toEqual([
    'Day',
    'Fiction',
    'Essays',
    'Text',
  ]);
  expect(line.table(data).rows).toEqual([
    ['2026-09-01', 12, 15, 'Slack water'],
    ['2026-10-01', null, 14, null],
    ['2026-11-01', 18, null, null],
  ]);
});

test('100,000 points are drawn as two per pixel including the outlier; the table has all', () => {
  const points = Array.from({ length: 100_000 }, (_, at) => ({
    at,
    value: at === 61_803 ? 90 : 14,
  }));
  const many: LineData = {
    xAxis: { name: 'Sentence', type: 'number' },
    value: { name: 'Words' },
    series: [{ name: 'Words', points }],
  };
  const drawn = line.draw(many, frame({ width: 640 })).points;

  expect(drawn).toHaveLength(1280);
  expect(drawn.some((point) => point.tooltip().title === 'Sentence 61,803')).toBe(true);
  expect(line.table(many).rows).toHaveLength(100_000);
});

test('isolated points between gaps are drawn as dots, however many there are', () => {
  const points = Array.from({ length: 60 }, (_, at) => ({ at, value: at % 3 === 0 ? at : null }));
  const lonely: LineData = { ...numbered, series: [{ name: 'Words', points }] };

  expect(marksOf(line.draw(lonely, frame()), 'circle')).toHaveLength(20);
});

describe('the label of a range on a phone', () => {
  test.each([
    ['level', () => 14],
    ['rising', (at: number) => 11 + at / 10],
    ['falling', (at: number) => 17 - at / 10],
    ['leaping', (at: number) => (at % 7 === 0 ? 17 : 14)],
  ])('does not cover a line that is %s', (_, valueAt) => {
    const points = Array.from({ length: 60 }, (__, at) => ({ at, value: valueAt(at) }));
    const series = [{ name: 'Words', points, isUnlabeled: true }];
    const bands = [{ from: 13, to: 15, label: 'your middle half' }];
    const drawing = line.draw({ ...numbered, series, bands }, frame({ width: 320 }));
    const name = marksOf(drawing, 'text').find(({ children }) => children === 'your middle half');
    const [start, base] = [Number(name?.['x']), Number(name?.['y'])];
    const covered = drawing.points.filter(
      ({ x, y }) => x > start && x < start + 90 && y > base - 11 && y < base + 3,
    );

    expect(name).toBeDefined();
    expect(covered).toEqual([]);
  });
});

const numbered = {
  xAxis: { name: 'Text', type: 'number' },
  value: { name: 'Words' },
} as const;

describe.each([240, 360, 768, 1440])('in %i px', (width) => {
  test.each(['ltr', 'rtl'] as const)('all points lie within the drawing area, %s', (dir) => {
    const drawing = line.draw(data, frame({ width, dir }));
    for (const { x, y } of drawing.points) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(width);
      expect(y).toBeLessThanOrEqual(drawing.height);
    }
    for (const { y } of marksOf(drawing, 'text')) expect(y).toBeLessThanOrEqual(drawing.height);
  });
});

test('an axis of names shows them on ticks, in tooltips and in the table', () => {
  const data = {
    xAxis: { name: 'Month', type: 'number' as const, names: ['Jan', 'Feb', 'Mar'] }, // a literal
    value: { name: 'Words' },
    series: [
      {
        name: '2026',
        points: [
          { at: 1, value: 300 },
          { at: 3, value: 500 },
        ],
      },
    ],
  };
  const drawing = line.draw(data, frame());

  expect(drawnTexts(drawing)).toEqual(expect.arrayContaining(['Jan', 'Feb', 'Mar']));
  expect(drawing.points[1]?.tooltip().title).toBe('Month Mar');
  expect(line.table(data).rows).toEqual([
    ['Jan', 300],
    ['Mar', 500],
  ]);
});
