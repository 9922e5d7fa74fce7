import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayOf, weekdayOf } from './days.ts';
import {
  bufferDays,
  daysLeft,
  endOfRate,
  neededPerDay,
  type Plan,
  parOn,
  phaseOf,
  quotaOn,
} from './plan.ts';
import { curves, evenTiming, scheduleOf, type Timing, weightBetween } from './schedule.ts';

const november = { ...evenTiming, startOn: '2026-11-01', endOn: '2026-11-30' };

function planOf(timing: Partial<Timing> = {}, targetAmount = 50_000): Plan {
  return { startAmount: 0, targetAmount, schedule: scheduleOf({ ...november, ...timing }) };
}

describe('fifty thousand words in November', () => {
  const plan = planOf();

  test('ask for an even share, and for more after a day without any', () => {
    expect(quotaOn(plan, 0, '2026-11-01')).toBe(1_667);
    expect(quotaOn(plan, 0, '2026-11-02')).toBe(1_725);
    expect(parOn(plan, '2026-10-31')).toBe(0);
    expect(parOn(plan, '2026-11-01')).toBe(1_667);
    expect(parOn(plan, '2026-11-30')).toBe(50_000);
  });

  test('leave no day in hand after 2,000 words, and one after 3,334', () => {
    expect(bufferDays(plan, 2_000, '2026-11-01')).toBe(0);
    expect(bufferDays(plan, 3_333, '2026-11-01')).toBe(0);
    expect(bufferDays(plan, 3_334, '2026-11-01')).toBe(1);
    expect(bufferDays(plan, 0, '2026-11-03')).toBe(-3);
    expect(bufferDays(plan, 50_000, '2026-11-10')).toBe(20);
  });

  test('ask for nothing at the weekend when it is for rest', () => {
    const weekdays = planOf({ weekdayWeights: [100, 100, 100, 100, 100, 0, 0] });

    expect(quotaOn(weekdays, 0, '2026-11-01')).toBe(0);
    expect(quotaOn(weekdays, 0, '2026-11-02')).toBe(2_381);
    expect(parOn(weekdays, '2026-11-08')).toBe(parOn(weekdays, '2026-11-06'));
    expect(neededPerDay(weekdays, 0, '2026-11-27')).toBe(50_000);
    expect(neededPerDay(weekdays, 0, '2026-11-30')).toBeNull();
  });

  test('stand still in a pause and on a day off, and weigh a day of its own', () => {
    const held = planOf({
      pauses: [{ fromOn: '2026-11-10', toOn: '2026-11-20' }],
      exceptions: [
        { on: '2026-11-05', weight: 0 },
        { on: '2026-11-07', weight: 200 },
      ],
    });

    expect(quotaOn(held, 0, '2026-11-15')).toBe(0);
    expect(quotaOn(held, 0, '2026-11-05')).toBe(0);
    expect(parOn(held, '2026-11-20')).toBe(parOn(held, '2026-11-09'));
    expect(parOn(held, '2026-11-07') - parOn(held, '2026-11-06')).toBe(Math.ceil(100_000 / 19));
  });

  test('are in a phase that words can say', () => {
    expect(phaseOf(plan, 0, '2026-10-20')).toBe('upcoming');
    expect(phaseOf(plan, 0, '2026-11-01')).toBe('on_track');
    expect(phaseOf(plan, 3_334, '2026-11-01')).toBe('ahead');
    expect(phaseOf(plan, 0, '2026-11-03')).toBe('slipping');
    expect(phaseOf(plan, 0, '2026-11-03', 0.2)).toBe('at_risk');
    expect(phaseOf(plan, 0, '2026-11-20')).toBe('at_risk');
    expect(phaseOf(plan, 49_999, '2026-12-01')).toBe('overdue');
    expect(phaseOf(plan, 50_000, '2026-12-01')).toBe('done');
    expect(daysLeft(plan.schedule, '2026-11-30')).toBe(1);
    expect(daysLeft(plan.schedule, '2026-12-01')).toBe(0);
  });
});

test('a rate ends on the day on which its shares add up', () => {
  const everyDay = () => 1;
  const weekdays = (day: number) => (weekdayOf(day) < 5 ? 1 : 0);

  expect(endOfRate(50_000, 1_667, '2026-11-01', everyDay)).toBe('2026-11-30');
  expect(endOfRate(5_000, 500, '2026-11-02', weekdays)).toBe('2026-11-13');
  expect(endOfRate(5_000, 500, '2026-11-02', () => 0)).toBeNull();
});

test('a plan that ends before it starts is none', () => {
  expect(() => scheduleOf({ ...november, endOn: '2026-10-31' })).toThrow(RangeError);
});

const weight = fc.integer({ min: 0, max: 300 });
const timings = fc.record({
  startOn: fc.integer({ min: 0, max: 20_000 }).map(dayOf),
  length: fc.integer({ min: 1, max: 400 }),
  curve: fc.constantFrom(...curves),
  seed: fc.integer(),
  weekdayWeights: fc.array(weight, { minLength: 7, maxLength: 7 }),
  offs: fc.array(fc.tuple(fc.nat(420), weight), { maxLength: 5 }),
  pauses: fc.array(fc.tuple(fc.integer({ min: -9, max: 420 }), fc.nat(30)), { maxLength: 3 }),
});
const plans = timings.map(
  ({ length, offs, pauses, ...timing }): { timing: Timing; days: string[] } => ({
    timing: {
      ...timing,
      endOn: addDays(timing.startOn, length - 1),
      exceptions: offs.map(([at, weight]) => ({ on: addDays(timing.startOn, at), weight })),
      pauses: pauses.map(([at, more]) => ({
        fromOn: addDays(timing.startOn, at),
        toOn: addDays(timing.startOn, at + more),
      })),
    },
    days: Array.from({ length }, (_, at) => addDays(timing.startOn, at)),
  }),
);

describe('any plan', () => {
  test('is fulfilled by who writes each quota, on the last day that has a share', () => {
    fc.assert(
      fc.property(plans, fc.integer({ min: 1, max: 200_000 }), ({ timing, days }, target) => {
        const plan = { startAmount: 0, targetAmount: target, schedule: scheduleOf(timing) };
        let total = 0;
        for (const day of days) total += quotaOn(plan, total, day);
        const isWorkedOn =
          weightBetween(plan.schedule, plan.schedule.first, plan.schedule.last) > 0;

        expect(total).toBe(isWorkedOn ? target : 0);
      }),
    );
  });

  test('has a par that never falls and ends at the target', () => {
    fc.assert(
      fc.property(plans, ({ timing, days }) => {
        const plan = { startAmount: 100, targetAmount: 9_000, schedule: scheduleOf(timing) };
        const pars = days.map((day) => parOn(plan, day));

        expect(pars.at(-1)).toBe(9_000);
        expect(pars.every((par, at) => par >= (pars[at - 1] ?? 100))).toBe(true);
      }),
    );
  });

  test('has the buffer that counting day by day finds', () => {
    fc.assert(
      fc.property(plans, fc.nat(9_500), fc.nat(399), ({ timing, days }, total, at) => {
        const plan = { startAmount: 0, targetAmount: 9_000, schedule: scheduleOf(timing) };
        const day = days[at % days.length] ?? timing.startOn;
        const reached = days.filter((on) => parOn(plan, on) <= total).length;

        expect(bufferDays(plan, total, day)).toBe(reached - 1 - days.indexOf(day));
      }),
    );
  });
});
