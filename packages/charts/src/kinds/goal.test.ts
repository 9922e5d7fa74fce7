import { expect, test } from 'vitest';
import { drawnTexts, frame, marksOf } from '../testkit.ts';
import { textWidth } from '../text-width.ts';
import { burnUp } from './burn-up.ts';
import type { BurnUpData } from './burn-up-data.ts';
import { type DayBarsData, dayBars } from './day-bars.ts';

const span = { from: '2026-11-01', to: '2026-12-10' };
const goal: BurnUpData = {
  ...span,
  day: 'Day',
  total: { name: 'Words' },
  days: [
    { on: '2026-11-01', value: 900 },
    { on: '2026-11-02', value: 2100 },
    { on: '2026-11-03', value: 2100 },
  ],
  par: {
    name: 'Par',
    label: 'par, 1,000 a day',
    points: [
      { on: '2026-11-01', value: 1000 },
      { on: '2026-11-30', value: 30_000 },
    ],
  },
  target: { value: 30_000, label: '30,000 words' },
  due: { on: '2026-11-30', label: 'due 30 November' },
  today: { label: 'Today 2,100' },
  forecast: {
    name: 'Likely',
    ...{ low: [{ on: '2026-12-10', value: 26_000 }], high: [{ on: '2026-12-10', value: 30_000 }] },
    middle: [{ on: '2026-12-10', value: 28_000 }],
  },
};

test('the total, the plan and the target are labeled', () => {
  expect(drawnTexts(burnUp.draw(goal, frame({ width: 1100 })))).toEqual(
    expect.arrayContaining(['30,000 words', 'par, 1,000 a day', 'due 30 November', 'Today 2,100']),
  );
});

test('the plan is blue and dashed, the written total has the thickest line', () => {
  const paths = marksOf(burnUp.draw(goal, frame()), 'path').filter(({ fill }) => fill === 'none');
  const [heaviest] = paths.toSorted(
    (one, other) => Number(other['strokeWidth']) - Number(one['strokeWidth']),
  );

  expect(heaviest).toMatchObject({ strokeWidth: 2.5, stroke: '#1f1d1a' });
  const planned = paths.filter(({ stroke }) => stroke === '#2f4b7c');
  expect(planned.some(({ strokeDasharray }) => strokeDasharray)).toBe(true);
});

test('the tooltip of a day includes the planned total', () => {
  expect(burnUp.draw(goal, frame({ locale: 'en-GB' })).points[1]?.tooltip()).toEqual({
    title: '2 November 2026',
    values: [
      { name: 'Words', text: '2,100' },
      { name: 'Par', text: '2,000' },
    ],
  });
});

test('the table includes the forecast', () => {
  expect(burnUp.table(goal).rows).toEqual([
    ['2026-11-01', 900, 1000, null],
    ['2026-11-02', 2100, 2000, null],
    ['2026-11-03', 2100, 3000, null],
    ['2026-12-10', null, null, 28_000],
  ]);
});

const days: DayBarsData = {
  ...span,
  day: 'Day',
  amount: { name: 'Words' },
  needed: 'Needed',
  days: [
    { on: '2026-11-01', amount: 900, needed: 1000 },
    { on: '2026-11-02', amount: 1200, needed: 1000 },
    { on: '2026-11-03', amount: 0, needed: 1000, isRest: true },
    { on: '2026-11-04', amount: 300, needed: 1000 },
  ],
  today: '2026-11-04',
};

test('a day that met its target is darker; today is hollow until it does', () => {
  const bars = marksOf(dayBars.draw(days, frame()), 'rect');

  expect(bars.map(({ fill }) => fill)).toEqual(['#979084', '#1f1d1a', '#979084', 'none']);
});

test('the label of the end date wraps within the drawing', () => {
  const notes = ['8 von 10 Malen zwischen dem', '28. Dezember 2026 – 24. Januar 2027'];
  const finish = {
    ...{ earliest: '2026-12-05', on: '2026-12-08', latest: '2026-12-10' },
    label: 'Fertig am 16. Januar 2027',
    notes,
  };
  const forecast = goal.forecast && { ...goal.forecast, finish };
  const drawn = burnUp.draw({ ...goal, ...(forecast && { forecast }) }, frame({ width: 1000 }));
  const behind = marksOf(drawn, 'text').filter(({ x }) => Number(x) > 850);

  expect(behind.length).toBeGreaterThan(3);
  for (const { x, children } of behind) {
    expect(Number(x) + textWidth(String(children), 12)).toBeLessThanOrEqual(1000);
  }
  expect(drawnTexts(drawn).join(' ')).toContain(notes.join(' '));
});

test('an interval that ends after the last day shown is left open', () => {
  const whiskers = (latest: string) => {
    const finish = { earliest: '2026-12-05', on: '2026-12-08', latest, label: 'Finish' };
    const forecast = goal.forecast && { ...goal.forecast, finish };

    return burnUp.draw({ ...goal, ...(forecast && { forecast }) }, frame({ width: 1000 })).marks
      .length;
  };

  expect(whiskers('2026-12-24')).toBe(whiskers('2026-12-10') - 1);
});

test('a forecast end after the last day shown has an arrow in the direction of the line', () => {
  const headOf = (on: string, dir: 'ltr' | 'rtl' = 'ltr') => {
    const finish = { earliest: '2026-12-05', on, latest: '2026-12-24', label: 'Finish' };
    const forecast = goal.forecast && { ...goal.forecast, finish };
    const drawn = burnUp.draw({ ...goal, ...(forecast && { forecast }) }, frame({ dir }));
    const dotted = marksOf(drawn, 'path').findIndex((one) => one['strokeDasharray'] === '1.5 3.5');
    const [line, head] = marksOf(drawn, 'path')
      .slice(dotted, dotted + 2)
      .map(({ d }) => [...String(d).matchAll(/[ML]([\d.-]+),([\d.-]+)/g)]);

    return { end: line?.at(-1)?.slice(1), head: head?.map(([, x, y]) => [x, y]) };
  };

  const { end, head } = headOf('2026-12-20');
  expect(head?.[1]).toEqual(end);
  const [before = 0, tip = 0, after = 0] = (head ?? []).map(([x]) => Number(x));
  expect(Math.max(before, after)).toBeLessThan(tip);
  const turned = headOf('2026-12-20', 'rtl');
  expect(turned.head?.[1]).toEqual(turned.end);
  expect(headOf('2026-12-10').head?.[1], 'one that is drawn needs no arrow').not.toEqual(end);
});

test('on a phone the labels of today and the due date do not overlap', () => {
  const { forecast: _, ...planned } = goal;
  const drawn = burnUp.draw(
    {
      ...planned,
      to: '2026-11-30',
      days: [
        { on: '2026-11-01', value: 0 },
        { on: '2026-11-22', value: 3 },
      ],
      today: { label: 'Today 3' },
    },
    frame({ width: 328 }),
  );
  const [due, today] = ['due 30 November', 'Today 3'].map((words) =>
    marksOf(drawn, 'text').find(({ children }) => String(children).includes(words)),
  );

  expect(Math.abs(Number(due?.['y']) - Number(today?.['y']))).toBeGreaterThan(12);
});

test('the burn-up and day bars share one axis', () => {
  const barAt = dayBars.draw(days, frame({ width: 1000 })).points[1]?.x ?? 0;
  const lineAt = burnUp.draw(goal, frame({ width: 1000 })).points[1]?.x ?? 0;

  expect(Math.abs(barAt - lineAt)).toBeLessThan(1000 / 39);
});

test('the label of the best day covers neither the target line nor its label', () => {
  for (const width of [328, 640, 1000]) {
    const drawn = dayBars.draw(
      {
        ...days,
        to: '2026-11-04',
        days: [
          { on: '2026-11-01', amount: 900, needed: 1000 },
          { on: '2026-11-02', amount: 940, needed: 1010 },
          { on: '2026-11-03', amount: 0, needed: 1020 },
          { on: '2026-11-04', amount: 300, needed: 1030 },
        ],
        ...{ best: '940, 2 November', neededLabel: '1,030 a day needed' },
      },
      frame({ width }),
    );
    const curve = marksOf(drawn, 'path').find(({ strokeWidth }) => strokeWidth === 1.25);
    const steps = [...String(curve?.['d']).matchAll(/([\d.]+),([\d.]+)/g)];
    const texts = marksOf(drawn, 'text');
    const [best = 0, needed = 0] = texts.map(({ y }) => Number(y));
    const from = Number(texts[0]?.['x']);
    const under = steps.filter(([, x]) => Number(x) >= from && Number(x) <= from + 80);

    expect(under.length).toBeGreaterThan(0);
    for (const [, , height] of under) {
      const isClear = Number(height) < best - 11 || Number(height) > best + 3;
      expect(isClear, `at ${width} px: ${best} on ${height}`).toBe(true);
    }
    const beside = width - textWidth('1,030 a day needed', 12) - textWidth('940, 2 November', 12);
    expect(Math.abs(best - needed) > 12 || from <= beside, `at ${width} px`).toBe(true);
  }
});

test('on a phone the labels of the best day and of the required amount do not overlap', () => {
  const [best, neededLabel] = ['1 530 · 18 nov.', '1 857 nécessaires aujourd’hui'];
  const november = (day: number) => `2026-11-${String(day).padStart(2, '0')}`;
  const drawn = dayBars.draw(
    {
      ...days,
      ...{ from: '2026-11-01', to: '2027-01-13', today: '2026-11-23', best, neededLabel },
      days: Array.from({ length: 23 }, (_, index) => ({
        on: november(index + 1),
        amount: index === 17 ? 1530 : 400,
        needed: 1154 + index * 32,
      })),
    },
    frame({ width: 320 }),
  );
  const boxes = marksOf(drawn, 'text')
    .filter(({ children }) => [best, neededLabel].includes(String(children)))
    .map(({ x, y, textAnchor, children }) => {
      const width = textWidth(String(children), 12);
      const left = textAnchor === 'end' ? Number(x) - width : Number(x);

      return { left, right: left + width, y: Number(y) };
    });
  const [one, other] = boxes;
  if (one === undefined || other === undefined) throw new Error('both labels are drawn');

  expect(one.right <= other.left || other.right <= one.left || Math.abs(one.y - other.y) > 12).toBe(
    true,
  );
});

test('a rest day has no target', () => {
  expect(dayBars.table(days).rows[2]).toEqual(['2026-11-03', 0, null]);
});
