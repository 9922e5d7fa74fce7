import { expect, test } from 'vitest';
import { dayAt, placeAt, placeOnDays } from './crowded-days.ts';
import { dayNumber } from './day.ts';
import { line } from './kinds/line.ts';
import type { LineData } from './kinds/line-data.ts';
import { frame, wordsOf } from './testkit.ts';

const chapters = [
  '2026-01-05',
  ...Array.from({ length: 40 }, () => '2026-06-10'),
  '2026-06-11',
  '2026-06-11',
  '2026-12-20',
];

test('entries of one day follow one another at even distances, before those of the next', () => {
  const { places } = placeOnDays(chapters);
  const steps = places.slice(1, 41).map((place, at) => (places[at + 2] ?? 0) - place);
  const whole = (places.at(-1) ?? 0) - (places[0] ?? 0);

  expect(places).toEqual(places.toSorted((one, other) => one - other));
  for (const step of steps) expect(step).toBeCloseTo(steps[0] ?? 0);
  expect(steps[0]).toBeGreaterThan(whole / 120);
});

test('every place leads back to its day', () => {
  const { places, starts } = placeOnDays(chapters);

  expect(places.map((place) => Math.floor(dayAt(place, starts) + 1e-6))).toEqual(
    chapters.map(dayNumber),
  );
  for (const day of chapters.map(dayNumber)) {
    expect(dayAt(placeAt(day, starts), starts)).toBeCloseTo(day);
  }
});

test('days with one entry each lie where the calendar has them', () => {
  const days = ['2026-01-05', '2026-01-06', '2026-03-01'];

  expect(placeOnDays(days)).toEqual({ places: days.map(dayNumber), starts: [] });
});

test('a chart of a crowded day has a dot and a row for each entry, all with their date, and names the day', () => {
  const { places, starts } = placeOnDays(chapters);
  const data: LineData = {
    along: { name: 'Begun', holds: 'day', starts },
    value: { name: 'Words' },
    series: [{ name: 'Words', points: places.map((at, value) => ({ at, value, note: 'Text' })) }],
  };
  const drawing = line.draw(data, frame({ width: 900 }));
  const gaps = drawing.points.slice(1).map(({ x }, at) => x - (drawing.points[at]?.x ?? 0));

  expect(Math.min(...gaps)).toBeGreaterThan(5);
  expect(line.table(data).rows.map(([day]) => day)).toEqual(chapters);
  expect(drawing.points[20]?.say().values[0]?.text).toBe('June 10, 2026');
  expect(wordsOf(drawing)).toContain('Jun 10');
});
