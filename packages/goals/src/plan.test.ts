import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, toLocalDay, weekdayOf } from './days.ts';
import {
  bufferDays,
  dailyTargetOn,
  daysLeft,
  endDayAtShare,
  neededPerDay,
  type Plan,
  plannedAmountOn,
  planPhase,
} from './plan.ts';
import {
  curves,
  evenSchedule,
  type ScheduleOptions,
  scheduleOf,
  weightBetween,
} from './schedule.ts';

const november = { ...evenSchedule, startOn: '2026-11-01', endOn: '2026-11-30' };

function planOf(timing: Partial<ScheduleOptions> = {}, targetAmount = 50_000): Plan {
  return { startAmount: 0, targetAmount, schedule: scheduleOf({ ...november, ...timing }) };
}

describe('fifty thousand words in November', () => {
  const plan = planOf();

  test('have an even daily target, and a higher one after an empty day', () => {
    expect(dailyTargetOn(plan, 0, '2026-11-01')).toBe(1_667);
    expect(dailyTargetOn(plan, 0, '2026-11-02')).toBe(1_725);
    expect(plannedAmountOn(plan, '2026-10-31')).toBe(0);
    expect(plannedAmountOn(plan, '2026-11-01')).toBe(1_667);
    expect(plannedAmountOn(plan, '2026-11-30')).toBe(50_000);
  });

  test('have no buffer day after 2,000 words, and one after 3,334', () => {
    expect(bufferDays(plan, 2_000, '2026-11-01')).toBe(0);
    expect(bufferDays(plan, 3_333, '2026-11-01')).toBe(0);
    expect(bufferDays(plan, 3_334, '2026-11-01')).toBe(1);
    expect(bufferDays(plan, 0, '2026-11-03')).toBe(-3);
    expect(bufferDays(plan, 50_000, '2026-11-10')).toBe(20);
  });

  test('have no target on weekends that are rest days', () => {
    const weekdays = planOf({ weekdayWeights: [100, 100, 100, 100, 100, 0, 0] });

    expect(dailyTargetOn(weekdays, 0, '2026-11-01')).toBe(0);
    expect(dailyTargetOn(weekdays, 0, '2026-11-02')).toBe(2_381);
    expect(plannedAmountOn(weekdays, '2026-11-08')).toBe(plannedAmountOn(weekdays, '2026-11-06'));
    expect(neededPerDay(weekdays, 0, '2026-11-27')).toBe(50_000);
    expect(neededPerDay(weekdays, 0, '2026-11-30')).toBeNull();
  });

  test('do not grow in a pause and on days off, and use the weight of an exception', () => {
    const pausedPlan = planOf({
      pauses: [{ fromOn: '2026-11-10', toOn: '2026-11-20' }],
      exceptions: [
        { on: '2026-11-05', weight: 0 },
        { on: '2026-11-07', weight: 200 },
      ],
    });

    expect(dailyTargetOn(pausedPlan, 0, '2026-11-15')).toBe(0);
    expect(dailyTargetOn(pausedPlan, 0, '2026-11-05')).toBe(0);
    expect(plannedAmountOn(pausedPlan, '2026-11-20')).toBe(
      plannedAmountOn(pausedPlan, '2026-11-09'),
    );
    expect(
      plannedAmountOn(pausedPlan, '2026-11-07') - plannedAmountOn(pausedPlan, '2026-11-06'),
    ).toBe(Math.ceil(100_000 / 19));
  });

  test('have a phase that depends on total, planned amount and day', () => {
    expect(planPhase(plan, 0, '2026-10-20')).toBe('upcoming');
    expect(planPhase(plan, 0, '2026-11-01')).toBe('on_track');
    expect(planPhase(plan, 3_334, '2026-11-01')).toBe('ahead');
    expect(planPhase(plan, 0, '2026-11-03')).toBe('slipping');
    expect(planPhase(plan, 0, '2026-11-03', 0.2)).toBe('at_risk');
    expect(planPhase(plan, 0, '2026-11-20')).toBe('at_risk');
    expect(planPhase(plan, 49_999, '2026-12-01')).toBe('overdue');
    expect(planPhase(plan, 50_000, '2026-12-01')).toBe('done');
    expect(daysLeft(plan.schedule, '2026-11-30')).toBe(1);
    expect(daysLeft(plan.schedule, '2026-12-01')).toBe(0);
  });
});

test('a rate ends on the day its shares add up to the amount', () => {
  const everyDay = () => 1;
  const weekdays = (day: number) => (weekdayOf(day) < 5 ? 1 : 0);

  expect(endDayAtShare(50_000, 1_667, '2026-11-01', everyDay)).toBe('2026-11-30');
  expect(endDayAtShare(5_000, 500, '2026-11-02', weekdays)).toBe('2026-11-13');
  expect(endDayAtShare(5_000, 500, '2026-11-02', () => 0)).toBeNull();
});

test('a plan that ends before it starts is an error', () => {
  expect(() => scheduleOf({ ...november, endOn: '2026-10-31' })).toThrow(RangeError);
});

const weight = fc.integer({ min: 0, max: 300 });
const timings = fc.record({
  startOn: fc.integer({ min: 0, max: 20_000 }).map(toLocalDay),
  length: fc.integer({ min: 1, max: 400 }),
  curve: fc.constantFrom(...curves),
  seed: fc.integer(),
  weekdayWeights: fc.array(weight, { minLength: 7, maxLength: 7 }),
  offs: fc.array(fc.tuple(fc.nat(420), weight), { maxLength: 5 }),
  pauses: fc.array(fc.tuple(fc.integer({ min: -9, max: 420 }), fc.nat(30)), { maxLength: 3 }),
});
const plans = timings.map(
  ({ length, offs, pauses, ...timing }): { timing: ScheduleOptions; days: string[] } => ({
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
  test('is completed by writing each daily target, on the last day with a share', () => {
    fc.assert(
      fc.property(plans, fc.integer({ min: 1, max: 200_000 }), ({ timing, days }, target) => {
        const plan = { startAmount: 0, targetAmount: target, schedule: scheduleOf(timing) };
        let total = 0;
        for (const day of days) total += dailyTargetOn(plan, total, day);
        const isWorkedOn =
          weightBetween(plan.schedule, plan.schedule.first, plan.schedule.last) > 0;

        expect(total).toBe(isWorkedOn ? target : 0);
      }),
    );
  });

  test('has a planned amount that never decreases and ends at the target', () => {
    fc.assert(
      fc.property(plans, ({ timing, days }) => {
        const plan = { startAmount: 100, targetAmount: 9_000, schedule: scheduleOf(timing) };
        const pars = days.map((day) => plannedAmountOn(plan, day));

        expect(pars.at(-1)).toBe(9_000);
        expect(pars.every((par, at) => par >= (pars[at - 1] ?? 100))).toBe(true);
      }),
    );
  });

  test('has the buffer that counting day by day gives', () => {
    fc.assert(
      fc.property(plans, fc.nat(9_500), fc.nat(399), ({ timing, days }, total, at) => {
        const plan = { startAmount: 0, targetAmount: 9_000, schedule: scheduleOf(timing) };
        const day = days[at % days.length] ?? timing.startOn;
        const reached = days.filter((on) => plannedAmountOn(plan, on) <= total).length;

        expect(bufferDays(plan, total, day)).toBe(reached - 1 - days.indexOf(day));
      }),
    );
  });
});
