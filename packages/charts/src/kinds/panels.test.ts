import { expect, test } from 'vitest';
import { frame, marksOf } from '../testkit.ts';
import { type PanelsData, panels } from './panels.ts';

const data: PanelsData = {
  xAxis: { name: 'Day', type: 'day' },
  value: { name: 'Words' },
  notes: 'Note',
  panels: [
    {
      name: 'Trend',
      style: 'line',
      points: [
        { at: '2026-11-02', value: 300 },
        { at: '2026-11-03', value: 320 },
      ],
    },
    {
      name: 'Remainder',
      style: 'dots',
      points: [
        { at: '2026-11-02', value: -40 },
        { at: '2026-11-03', value: 2_000, isHighlighted: true, note: 'sprint day' },
        { at: '2026-11-04', value: null },
      ],
    },
  ],
};

test('the points of panels are their days, and highlighted values stand out', () => {
  const drawing = panels.draw(data, frame());

  expect(drawing.points.map(({ key, lane }) => `${lane} ${key}`)).toEqual([
    '0 2026-11-02',
    '0 2026-11-03',
    '1 2026-11-02',
    '1 2026-11-03',
  ]);
  expect(marksOf(drawing, 'circle').filter(({ fill }) => fill === '#8a3b2e')).toHaveLength(1);
  expect(panels.table(data).rows).toEqual([
    ['2026-11-02', 300, -40, null],
    ['2026-11-03', 320, 2_000, 'sprint day'],
    ['2026-11-04', null, null, null],
  ]);
});
