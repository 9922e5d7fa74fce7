import { expect, test } from 'vitest';
import { burnUp } from './kinds/burn-up.ts';
import type { BurnUpData } from './kinds/burn-up-data.ts';
import { createLabelPlacer } from './label-placement.ts';
import { frame, marksOf } from './testkit.ts';
import { textWidth } from './text-width.ts';

const size = { width: 400, em: 12 };
const start = (x: number, y: number) => ({ at: [x, y] as const, end: 'start' as const }); // literals

test('a label is placed where it crosses no line', () => {
  const labels = createLabelPlacer([[[0, 100], [400, 100]]], size); // biome-ignore format: one line
  const [onLine, below] = [start(20, 104), start(20, 120)];

  expect(labels.place(['par'], [onLine, below])).toBe(below);
});

test('a label avoids steep and vertical lines', () => {
  const steep = [[0, 200], [100, 0]] as const; // biome-ignore format: one line
  const down = [[200, 0], [200, 200]] as const; // biome-ignore format: one line
  const labels = createLabelPlacer([steep, down], size);

  expect(labels.place(['par for today'], [start(40, 100), start(160, 50)])).toBeUndefined();
});

test('a label overlaps no other label and stays within the drawing', () => {
  const labels = createLabelPlacer([], size);
  labels.reserve(['90,000 words'], start(0, 20));

  expect(labels.place(['half'], [start(10, 24), start(390, 60)])).toBeUndefined();
  expect(labels.place(['half', '2 May'], [start(10, 40)])).toEqual(start(10, 40));
});

test('the plan label of a late goal covers no line', () => {
  for (const due of ['2026-11-07', '2026-11-12', '2026-11-18', '2026-11-30']) {
    const label = 'par, 1,154 words a day';
    const points = [
      { on: '2026-11-01', value: 0 },
      { on: due, value: 30_000 },
    ];
    const late: BurnUpData = {
      ...{ from: '2026-11-01', to: '2026-12-10', day: 'Day', total: { name: 'Words' } },
      ...{ days: [{ on: '2026-11-03', value: 2100 }], par: { name: 'Par', label, points } },
      ...{ target: { value: 30_000, label: '30,000 words' }, due: { on: due, label: 'due' } },
    };
    const drawn = burnUp.draw(late, frame({ width: 320 }));
    const words = marksOf(drawn, 'text').find(({ children }) => String(children).includes(label));
    if (words === undefined) continue;
    const dashed = marksOf(drawn, 'path').find(({ strokeDasharray }) => strokeDasharray === '6 4');
    const [left = 0, bottom = 0, right = 0, top = 0] = String(dashed?.['d'])
      .split(/[^\d.-]+/)
      .filter(Boolean)
      .map(Number);
    const wide = textWidth(label, 12);
    const start = Number(words['x']) - (words['textAnchor'] === 'end' ? wide : 0);
    const parAt = (x: number) => bottom + ((top - bottom) * (x - left)) / (right - left);
    const isAbovePar = parAt(Math.min(start + wide, right)) > Number(words['y']);
    const isBelowPar = parAt(start) < Number(words['y']) - 12;

    expect({ due, isClear: isAbovePar || isBelowPar || start > right }).toMatchObject({
      isClear: true,
    });
    expect(start > right || start + wide < right).toBe(true);
  }
  expect.hasAssertions();
});
