import { expect, test } from 'vitest';
import { frame, marksOf } from '../testkit.ts';
import { calendar } from './calendar.ts';

test('a calendar starts its weeks on the user’s first weekday and frames today', () => {
  const data = {
    ...{ day: 'Day', value: { name: 'Words' }, from: '2026-11-15', to: '2026-11-21' },
    days: [
      { on: '2026-11-20', amount: 4 },
      { on: '2026-11-18', amount: 1 },
    ],
    today: '2026-11-20',
  };
  const lanes = (firstWeekday: 0 | 1) =>
    calendar.draw({ ...data, firstWeekday }, frame()).points.map(({ lane }) => lane);

  expect(lanes(0), 'a Sunday to a Saturday in one column').toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(
    lanes(1).filter((lane) => lane === 6),
    'its Sunday is last',
  ).toHaveLength(1);
  expect(marksOf(calendar.draw({ ...data, firstWeekday: 1 }, frame()), 'rect')).toHaveLength(1);
});

test('the area of a dot is the amount: four times the amount is twice the diameter', () => {
  const drawing = calendar.draw(
    {
      ...{
        day: 'Day',
        value: { name: 'Words' },
        from: '2026-11-16',
        to: '2026-11-17',
        firstWeekday: 1,
      },
      days: [
        { on: '2026-11-16', amount: 400 },
        { on: '2026-11-17', amount: 100 },
      ],
    },
    frame(),
  );
  const [first, second] = marksOf(drawing, 'circle').map(({ r }) => Number(r));

  expect((first ?? 0) / (second ?? 1)).toBeCloseTo(2, 1);
});
