import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBins } from '../bins.ts';
import type { Drawing, Frame } from '../chart.ts';
import { dayOf } from '../day.ts';
import { frame } from '../testkit.ts';
import { bars } from './bars.ts';
import { burnUp } from './burn-up.ts';
import { calendar } from './calendar.ts';
import { dayBars } from './day-bars.ts';
import { histogram } from './histogram.ts';
import { lanes } from './lanes.ts';
import { line } from './line.ts';
import { panels } from './panels.ts';
import { rhythm } from './rhythm.ts';
import { scatter } from './scatter.ts';
import { stacked } from './stacked.ts';
import { strips } from './strips.ts';

const figure = fc.oneof(
  fc.integer({ min: -1000, max: 100_000 }),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 }),
);
const figures = fc.array(figure, { minLength: 1, maxLength: 60 });
const frames = fc.record({
  width: fc.constantFrom(240, 360, 700, 1440),
  dir: fc.constantFrom('ltr' as const, 'rtl' as const), // literals
  locale: fc.constantFrom('en', 'ar', 'zh-CN', 'fr'),
});
const value = { name: 'Words' };
const on = (index: number) => dayOf(20_000 + index);

/** Draws arbitrary values in arbitrary frames and checks every attribute. */
function expectValidDrawing(draw: (values: readonly number[], frame: Frame) => Drawing) {
  fc.assert(
    fc.property(figures, frames, (values, wanted) => {
      const drawing = draw(values, frame(wanted));

      expect(Number.isFinite(drawing.height)).toBe(true);
      for (const { props } of drawing.marks) {
        for (const [name, given] of Object.entries(props as object)) {
          // element attributes
          expect(typeof given === 'number' ? Number.isFinite(given) : true, name).toBe(true);
          expect(String(given), name).not.toMatch(/NaN|Infinity|undefined/);
        }
      }
      for (const { x, y, tooltip } of drawing.points) {
        expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
        expect(tooltip().title).not.toBe('');
      }
    }),
    { numRuns: 60 },
  );
}

test('line charts draw any values', () => {
  expectValidDrawing((values, of) =>
    line.draw(
      {
        xAxis: { name: 'Day', type: 'day' },
        value,
        series: [
          {
            name: 'Words',
            points: values.map((figure, index) => ({
              at: on(index),
              value: index % 5 === 3 ? null : figure,
            })),
          },
        ],
      },
      of,
    ),
  );
});

test('goal charts draw any values', () => {
  expectValidDrawing((values, of) =>
    burnUp.draw(
      {
        from: on(0),
        to: on(values.length),
        day: 'Day',
        total: value,
        days: values.map((figure, index) => ({ on: on(index), value: figure })),
        target: { value: values.at(-1) ?? 0, label: 'target' },
        today: { label: 'today' },
      },
      of,
    ),
  );
});

test('day bars and calendars draw any values', () => {
  const span = (values: readonly number[]) => ({
    from: on(0),
    to: on(values.length - 1),
    day: 'Day',
  });
  const daysOf = (values: readonly number[]) =>
    values.map((amount, index) => ({ on: on(index), amount, needed: 500 }));

  expectValidDrawing((values, of) =>
    dayBars.draw({ ...span(values), amount: value, days: daysOf(values), best: 'best' }, of),
  );
  expectValidDrawing((values, of) =>
    calendar.draw({ ...span(values), value, days: daysOf(values), firstWeekday: 6 }, of),
  );
});

test('bars, stacked bars, strips, scatter plots and histograms draw any values', () => {
  expectValidDrawing((values, of) =>
    bars.draw(
      { of: 'P', value, bars: values.map((figure) => ({ label: 'a', value: figure })) },
      of,
    ),
  );
  expectValidDrawing((values, of) =>
    stacked.draw(
      {
        xAxis: { name: 'Week', type: 'number' },
        value,
        parts: ['One', 'Two'],
        bars: values.map((figure, at) => ({ at, values: [figure, 3] })),
      },
      of,
    ),
  );
  expectValidDrawing((values, of) =>
    strips.draw(
      {
        value,
        of: 'S',
        rows: [{ name: 'One', center: values[0] ?? 0, values: values.map((at) => ({ at })) }],
      },
      of,
    ),
  );
  expectValidDrawing((values, of) =>
    scatter.draw(
      {
        of: 'Text',
        x: value,
        y: value,
        points: values.map((x, y) => ({ x, y, label: 'a' })),
        identityLine: { label: '=' },
      },
      of,
    ),
  );
  expectValidDrawing((values, of) =>
    histogram.draw({ value, count: 'Sentences', bins: createBins(values) }, of),
  );
});

test('aligned panels draw any values', () => {
  expectValidDrawing((values, of) =>
    panels.draw(
      {
        xAxis: { name: 'Day', type: 'day' },
        value,
        panels: (['line', 'dots'] as const).map((style) => ({
          ...{ name: style, style },
          points: values.map((figure, index) => ({ at: on(index), value: figure })),
        })),
      },
      of,
    ),
  );
});

test('rhythm and lane charts draw any lengths', () => {
  expectValidDrawing((values, of) =>
    rhythm.draw(
      {
        sentences: values.map((words) => ({ words: Math.abs(words), startsParagraph: words < 0 })),
        names: { sentence: 'Sentence', words: 'Words', dialogue: 'D', text: 'Text', yes: 'yes' },
        mean: { at: 12, label: 'mean' },
        longest: { label: 'longest' },
      },
      of,
    ),
  );
  expectValidDrawing((values, of) =>
    lanes.draw(
      {
        names: { lane: 'Word', count: 'Times', at: 'Place' },
        lanes: [{ name: 'water', places: values.map((at) => ({ at: Math.abs(at % 1) })) }],
      },
      of,
    ),
  );
});
