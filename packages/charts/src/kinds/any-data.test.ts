import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { binsOf } from '../bins.ts';
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

/** Draws any figures at all, in any frame, and looks at every attribute. */
function alwaysDrawn(draw: (values: readonly number[], frame: Frame) => Drawing) {
  fc.assert(
    fc.property(figures, frames, (values, wanted) => {
      const drawing = draw(values, frame(wanted));

      expect(Number.isFinite(drawing.height)).toBe(true);
      for (const { props } of drawing.marks) {
        for (const [name, given] of Object.entries(props as object)) {
          // the attributes of an element
          expect(typeof given === 'number' ? Number.isFinite(given) : true, name).toBe(true);
          expect(String(given), name).not.toMatch(/NaN|Infinity|undefined/);
        }
      }
      for (const { x, y, say } of drawing.points) {
        expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
        expect(say().title).not.toBe('');
      }
    }),
    { numRuns: 60 },
  );
}

test('lines are drawn of any figures', () => {
  alwaysDrawn((values, of) =>
    line.draw(
      {
        along: { name: 'Day', holds: 'day' },
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

test('a goal is drawn of any figures', () => {
  alwaysDrawn((values, of) =>
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

test('days are drawn of any figures, in bars and in weeks', () => {
  const span = (values: readonly number[]) => ({
    from: on(0),
    to: on(values.length - 1),
    day: 'Day',
  });
  const daysOf = (values: readonly number[]) =>
    values.map((amount, index) => ({ on: on(index), amount, needed: 500 }));

  alwaysDrawn((values, of) =>
    dayBars.draw({ ...span(values), amount: value, days: daysOf(values), best: 'best' }, of),
  );
  alwaysDrawn((values, of) =>
    calendar.draw({ ...span(values), value, days: daysOf(values), firstWeekday: 6 }, of),
  );
});

test('bars, stacks, strips and points are drawn of any figures', () => {
  alwaysDrawn((values, of) =>
    bars.draw(
      { of: 'P', value, bars: values.map((figure) => ({ label: 'a', value: figure })) },
      of,
    ),
  );
  alwaysDrawn((values, of) =>
    stacked.draw(
      {
        along: { name: 'Week', holds: 'number' },
        value,
        parts: ['One', 'Two'],
        bars: values.map((figure, at) => ({ at, values: [figure, 3] })),
      },
      of,
    ),
  );
  alwaysDrawn((values, of) =>
    strips.draw(
      {
        value,
        of: 'S',
        rows: [{ name: 'One', middle: values[0] ?? 0, values: values.map((at) => ({ at })) }],
      },
      of,
    ),
  );
  alwaysDrawn((values, of) =>
    scatter.draw(
      {
        of: 'Text',
        x: value,
        y: value,
        points: values.map((x, y) => ({ x, y, label: 'a' })),
        equal: { label: '=' },
      },
      of,
    ),
  );
  alwaysDrawn((values, of) =>
    histogram.draw({ value, count: 'Sentences', bins: binsOf(values) }, of),
  );
});

test('texts are drawn of any lengths', () => {
  alwaysDrawn((values, of) =>
    rhythm.draw(
      {
        sentences: values.map((words) => ({ words: Math.abs(words), starts: words < 0 })),
        names: { sentence: 'Sentence', words: 'Words', dialogue: 'D', text: 'Text', yes: 'yes' },
        mean: { at: 12, label: 'mean' },
        longest: { label: 'longest' },
      },
      of,
    ),
  );
  alwaysDrawn((values, of) =>
    lanes.draw(
      {
        names: { lane: 'Word', count: 'Times', at: 'Place' },
        lanes: [{ name: 'water', places: values.map((at) => ({ at: Math.abs(at % 1) })) }],
      },
      of,
    ),
  );
});
