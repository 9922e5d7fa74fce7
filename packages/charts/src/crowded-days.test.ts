import { expect, test } from 'vitest';
import { dayAtPosition, positionEntries, positionOfDay } from './crowded-days.ts';
import { dayNumber } from './day.ts';
import { line } from './kinds/line.ts';
import type { LineData } from './kinds/line-data.ts';
import { drawnTexts, frame } from './testkit.ts';

const chapters = [
  '2026-01-05',
  ...Array.from({ length: 40 }, () => '2026-06-10'),
  '2026-06-11',
  '2026-06-11',
  '2026-12-20',
];

test('entries of one day are evenly spaced, before those of the next day', () => {
  const { positions } = positionEntries(chapters);
  const steps = positions.slice(1, 41).map((place, at) => (positions[at + 2] ?? 0) - place);
  const whole = (positions.at(-1) ?? 0) - (positions[0] ?? 0);

  expect(positions).toEqual(positions.toSorted((one, other) => one - other));
  for (const step of steps) expect(step).toBeCloseTo(steps[0] ?? 0);
  expect(steps[0]).toBeGreaterThan(whole / 120);
});

test('every position maps back to its day', () => {
  const { positions, starts } = positionEntries(chapters);

  expect(positions.map((place) => Math.floor(dayAtPosition(place, starts) + 1e-6))).toEqual(
    chapters.map(dayNumber),
  );
  for (const day of chapters.map(dayNumber)) {
    expect(dayAtPosition(positionOfDay(day, starts), starts)).toBeCloseTo(day);
  }
});

test('days with one entry each keep their calendar position', () => {
  const days = ['2026-01-05', '2026-01-06', '2026-03-01'];

  expect(positionEntries(days)).toEqual({ positions: days.map(dayNumber), starts: [] });
});

test('a crowded day has a dot and a table row for each entry, all with the date, and a label', () => {
  const { positions, starts } = positionEntries(chapters);
  const data: LineData = {
    xAxis: { name: 'Begun', type: 'day', starts },
    value: { name: 'Words' },
    series: [
      { name: 'Words', points: positions.map((at, value) => ({ at, value, note: 'Text' })) },
    ],
  };
  const drawing = line.draw(data, frame({ width: 900 }));
  const gaps = drawing.points.slice(1).map(({ x }, at) => x - (drawing.points[at]?.x ?? 0));

  expect(Math.min(...gaps)).toBeGreaterThan(5);
  expect(line.table(data).rows.map(([day]) => day)).toEqual(chapters);
  expect(drawing.points[20]?.tooltip().values[0]?.text).toBe('June 10, 2026');
  expect(drawnTexts(drawing)).toContain('Jun 10');
});
