import { describe, expect, test } from 'vitest';
import type { ChartKind } from '../chart.ts';
import { drawnTexts, frame, marksOf } from '../testkit.ts';
import { bars } from './bars.ts';
import { dotGrid } from './dot-grid.ts';
import { histogram } from './histogram.ts';
import { lanes } from './lanes.ts';
import { multiples } from './multiples.ts';
import { panels } from './panels.ts';
import { profile } from './profile.ts';
import { rhythm } from './rhythm.ts';
import { scatter } from './scatter.ts';
import { stacked } from './stacked.ts';
import { strips } from './strips.ts';
import { timeline } from './timeline.ts';

type Sample = {
  name: string;
  points: number;
  on: <Result>(use: <Data>(kind: ChartKind<Data>, data: Data) => Result) => Result;
};

const sample = <Data>(name: string, kind: ChartKind<Data>, points: number, data: Data): Sample => ({
  name,
  points,
  on: (use) => use(kind, data),
});
const number = { name: 'Words' };

const samples: Sample[] = [
  sample('bars', bars, 3, {
    of: 'Paragraph',
    value: number,
    bars: [
      { label: '1', value: 40 },
      { label: '2', value: null },
      { label: '3', value: 70 },
    ],
    band: { from: 50, to: 60, label: 'usual' },
  }),
  sample('histogram', histogram, 2, {
    value: number,
    count: 'Sentences',
    bins: [
      { from: 0, to: 10, count: 4 },
      { from: 10, to: 20, count: 1 },
    ],
    markers: [{ at: 19, label: 'this text' }],
  }),
  sample('lanes', lanes, 3, {
    names: { lane: 'Word', count: 'Times', at: 'Place' },
    lanes: [
      { name: 'water', places: [{ at: 0.1 }, { at: 0.9 }] },
      { name: 'hand', places: [{ at: 0.5 }] },
    ],
  }),
  sample('profile', profile, 2, {
    names: { row: 'Measure', value: 'This text', low: 'Low', high: 'High' },
    rows: [
      { name: 'Dialogue', value: 0.9, from: 0, to: 0.5, low: 0.1, high: 0.3 },
      { name: 'Delta', value: null, reason: 'needs 1,000 words', from: 0, to: 3 },
    ],
  }),
  sample('strips', strips, 3, {
    value: number,
    of: 'Session',
    rows: [
      { name: 'before ten', center: 5, values: [{ at: 9 }, { at: 1 }] },
      { name: 'after', values: [{ at: 4 }] },
    ],
  }),
  sample('rhythm', rhythm, 2, {
    sentences: [{ words: 30 }, { words: 2, isDialogue: true, startsParagraph: true }],
    names: { sentence: 'Sentence', words: 'Words', dialogue: 'Dialogue', text: 'Text', yes: 'yes' },
    mean: { at: 16, label: 'mean 16' },
    longest: { label: '30 words' },
  }),
  sample('scatter', scatter, 2, {
    of: 'Text',
    x: { name: 'Planned' },
    y: { name: 'Taken' },
    points: [
      { x: 3, y: 4, label: 'One', isHighlighted: true },
      { x: 1, y: 9, label: 'Two' },
    ],
  }),
  sample('multiples', multiples, 3, {
    xAxis: { name: 'Week', type: 'number' },
    value: number,
    panels: [
      {
        name: 'One',
        points: [
          { at: 1, value: 3 },
          { at: 2, value: 5 },
        ],
      },
      { name: 'Two', points: [{ at: 1, value: 1 }] },
    ],
  }),
  sample('panels', panels, 4, {
    xAxis: { name: 'Day', type: 'day' },
    value: number,
    notes: 'Note',
    panels: [
      {
        ...{ name: 'Trend', style: 'line' as const }, // a literal
        points: [
          { at: '2026-11-02', value: 300 },
          { at: '2026-11-03', value: 320 },
        ],
      },
      {
        ...{ name: 'Remainder', style: 'dots' as const }, // a literal
        points: [
          { at: '2026-11-02', value: -40 },
          { at: '2026-11-03', value: 2_000, isHighlighted: true, note: 'sprint day' },
          { at: '2026-11-04', value: null },
        ],
      },
    ],
  }),
  sample('stacked bars', stacked, 4, {
    xAxis: { name: 'Week', type: 'day' },
    value: number,
    parts: ['One', 'Two'],
    bars: [
      { at: '2026-11-02', values: [3, 1] },
      { at: '2026-11-09', values: [2, 0] },
    ],
  }),
  sample('timeline', timeline, 2, {
    names: {
      ...{ row: 'Goal', plannedFrom: 'Planned from', plannedTo: 'to' },
      ...{ from: 'From', to: 'To', note: 'Note' },
    },
    rows: [
      {
        ...{ name: 'Draft', from: '2026-01-01', to: '2026-02-01', note: 'late' },
        planned: { from: '2026-01-01', to: '2026-01-20' },
      },
      { name: 'Essay', from: '2026-01-10', to: '2026-01-10' },
    ],
  }),
  sample('dot grid', dotGrid, 2, {
    value: number,
    of: 'Hour',
    rows: ['Mon'],
    columns: ['0', '1'],
    cells: [
      { row: 0, column: 0, amount: 3, title: 'Monday 0:00' },
      { row: 0, column: 1, amount: 0, isRest: true, title: 'Monday 1:00' },
    ],
  }),
];

describe.each(samples)('$name', ({ points, on }) => {
  test.each([240, 360, 1440])('stays within %i px and has selectable points', (width) => {
    on((kind, data) => {
      const drawing = kind.draw(data, frame({ width }));

      expect(drawing.points).toHaveLength(points);
      for (const { x, y } of drawing.points) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(width);
        expect(y).toBeLessThanOrEqual(drawing.height);
      }
      expect(JSON.stringify(drawing.marks.map(({ props }) => props))).not.toMatch(/NaN|null/);
    });
  });

  test('is mirrored for right-to-left', () => {
    on((kind, data) => {
      const plain = kind.draw(data, frame({ width: 700 }));
      const turned = kind.draw(data, frame({ width: 700, dir: 'rtl' }));

      for (const [index, { x }] of plain.points.entries()) {
        expect((turned.points[index]?.x ?? 0) + x).toBeCloseTo(700, 0);
      }
      expect(drawnTexts(turned)).toEqual(drawnTexts(plain));
    });
  });

  test('has a cell for each column in every table row', () => {
    on((kind, data) => {
      const { columns, rows } = kind.table(data);

      expect(rows.length).toBeGreaterThan(0);
      expect(rows.every((row) => row.length === columns.length)).toBe(true);
    });
  });
});

test('a value outside its range is drawn at the edge, and its tooltip has the real value', () => {
  const [row] = samples.filter(({ name }) => name === 'profile');
  row?.on((kind, data) => {
    const drawing = kind.draw(data, frame());

    expect(drawing.points[0]?.tooltip().values[0]).toEqual({ name: 'This text', text: '0.9' });
    expect(drawnTexts(drawing)).toContain('needs 1,000 words');
  });
});

test('on a phone a long metric name wraps beside its value', () => {
  const name = 'Sentences that begin with the pronoun of the first person';
  const row = { name, unit: 'of all sentences', value: 12.5, from: 0, to: 20 };
  const names = { row: 'Measure', value: 'One', low: 'Low', high: 'High', other: 'Other' };
  const draw = (width: number) => profile.draw({ names, rows: [row, row] }, frame({ width }));
  const words = drawnTexts(draw(328));

  expect(words.slice(0, words.indexOf('12.5')).join(' ')).toBe(`${name} (of all sentences)`);
  expect(words.length).toBeGreaterThan(4);
  const [first, second] = draw(328).points;
  expect((second?.y ?? 0) - (first?.y ?? 0)).toBeGreaterThan(46);
});

test('dialogue is lighter, and the longest sentence is highlighted and labeled', () => {
  const [row] = samples.filter(({ name }) => name === 'rhythm');
  row?.on((kind, data) => {
    const drawing = kind.draw(data, frame());

    expect(marksOf(drawing, 'rect').map(({ fill }) => fill)).toEqual(['#8a3b2e', '#979084']);
    expect(drawnTexts(drawing)).toContain('30 words');
  });
});

test('tick heights in a crowded row show the density', () => {
  const one = (at: number) => ({ at });
  const data = {
    names: { lane: 'Word', count: 'Times', at: 'Place' },
    lanes: [
      { name: 'Dialogue', places: [...Array(10).fill(one(0.2)), ...Array(5).fill(one(0.8))] },
    ],
  };
  const heights = (places: typeof data.lanes) =>
    marksOf(lanes.draw({ ...data, lanes: places }, frame()), 'line')
      .map(({ y1, y2 }) => Math.round(Math.abs(Number(y2) - Number(y1))))
      .filter((height) => height > 0);

  expect(heights(data.lanes)).toEqual([14, 7]);
  expect(heights([{ name: 'Dialogue', places: [one(0.2), one(0.2), one(0.8)] }])).toEqual([14, 14]);
});
