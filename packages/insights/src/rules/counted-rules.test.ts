import { addDays, toDayNumber } from '@longhand/goals/days';
import { expect, test } from 'vitest';
import {
  codesOf,
  daysOf,
  goalOf,
  noisyAmounts,
  sessionsOf,
  statementsOf,
  today,
} from '../testkit.ts';

const flat = (count: number, amount: number | null = 500) =>
  Array.from({ length: count }, () => amount);
const forecast = (chanceOnTime: number) => {
  const start = toDayNumber(today);

  return { early: start + 20, likely: start + 30, late: start + 45, chanceOnTime, isRough: false };
};
const project = (lastEntryOn: string) => ({
  id: 'p',
  title: 'Novel',
  writingDays: 20,
  lastEntryOn,
});
const withGoal = (goal: Parameters<typeof goalOf>[0]) =>
  codesOf({ days: daysOf(flat(84)), goals: [goalOf(goal)] });

test('a record day exceeds all days before it', () => {
  const [record] = statementsOf({ days: daysOf([...flat(60), 800]) });

  expect(record?.code).toBe('record_day');
  expect(record?.params['amount']).toMatchObject({ value: 800 });
  expect(record?.params['previous']).toMatchObject({ value: 500 });
  expect(codesOf({ days: daysOf([...flat(60), 500]) })).not.toContain('record_day');
});

test('a record week exceeds all complete weeks before it', () => {
  const weeks = (last: number) => daysOf([...flat(30), 900, ...flat(39), ...flat(7, last)]);

  expect(codesOf({ days: weeks(600) })).toContain('record_week');
  expect(codesOf({ days: weeks(550) })).not.toContain('record_week');
});

test('a record month is stated in the first week after it', () => {
  const days = (last: number) =>
    Array.from({ length: 200 }, (_, at) => {
      const on = addDays('2026-12-03', at - 200);

      return { on, amount: on.startsWith('2026-11') ? last : 500, entries: 1, mood: null };
    });

  expect(codesOf({ today: '2026-12-03', days: days(520) })).toContain('record_month');
  expect(codesOf({ today: '2026-12-03', days: days(480) })).not.toContain('record_month');
  expect(codesOf({ today: '2026-12-10', days: days(520) })).not.toContain('record_month');
});

test('a comeback is a writing day after five missed days', () => {
  expect(codesOf({ days: daysOf([...flat(20), ...flat(5, null), 100]) })).toContain('comeback');
  expect(codesOf({ days: daysOf([...flat(20), ...flat(4, null), 100]) })).not.toContain('comeback');
});

test('a gap is stated after four days, unless they are rest days or such gaps are usual', () => {
  const days = daysOf([...flat(40), ...flat(4, null)]);
  const weekly = daysOf(Array.from({ length: 95 }, (_, at) => (at % 7 === 0 ? 500 : null)));

  expect(codesOf({ days })).toContain('gap');
  expect(codesOf({ days, offDays: [addDays(today, -1), addDays(today, -2)] })).not.toContain('gap');
  expect(codesOf({ days: weekly })).not.toContain('gap');
});

test('a streak is near the best one within three days', () => {
  const days = daysOf(flat(9));

  expect(codesOf({ days, streak: { current: 9, best: 12 } })).toContain('streak_near_best');
  expect(codesOf({ days, streak: { current: 8, best: 12 } })).not.toContain('streak_near_best');
  expect(codesOf({ days, streak: { current: 12, best: 12 } })).not.toContain('streak_near_best');
  expect(codesOf({ days, streak: null })).not.toContain('streak_near_best');
});

test('a milestone is near within two usual writing days', () => {
  const milestone = (missing: number) => ({ nextMilestone: { id: 'm', title: 'Half', missing } });

  expect(withGoal(milestone(1_000))).toContain('milestone_near');
  expect(withGoal(milestone(1_001))).not.toContain('milestone_near');
});

test('a due date is at risk below a chance of 25 %', () => {
  const endOn = addDays(today, 10);

  expect(withGoal({ endOn, forecast: forecast(0.1) })).toContain('deadline_risk');
  expect(withGoal({ endOn, forecast: forecast(0.3) })).not.toContain('deadline_risk');
  expect(withGoal({ endOn, forecast: { ...forecast(0.1), isRough: true } })).not.toContain(
    'deadline_risk',
  );
  expect(withGoal({ endOn, forecast: forecast(0.1), isPaused: true })).toEqual([]);
});

test('a goal is ahead by three days or more', () => {
  expect(withGoal({ bufferDays: 3 })).toContain('ahead_buffer');
  expect(withGoal({ bufferDays: 2 })).not.toContain('ahead_buffer');
});

test('a daily target is too high or too low compared with usual writing days', () => {
  expect(withGoal({ dailyTarget: 751 })).toContain('goal_too_big');
  expect(withGoal({ dailyTarget: 249 })).toContain('goal_too_small');
  expect(withGoal({ dailyTarget: 500 })).toEqual([]);
});

test('the forecast of a project is stated unless its range is too wide', () => {
  const part = (late: number) => ({
    ...{ days: daysOf(flat(84)), projects: [project(addDays(today, -1))] },
    goals: [goalOf({ projectIds: ['p'], forecast: { ...forecast(0.9), late } })],
  });

  expect(codesOf(part(toDayNumber(today) + 45))).toContain('project_finish');
  expect(codesOf(part(toDayNumber(today) + 400))).not.toContain('project_finish');
});

test('a project is neglected after 21 days, while others are written', () => {
  const projects = (days: number) => [project(addDays(today, -days))];

  expect(codesOf({ days: daysOf(flat(60)), projects: projects(21) })).toContain(
    'project_neglected',
  );
  expect(codesOf({ days: daysOf(flat(60)), projects: projects(20) })).not.toContain(
    'project_neglected',
  );
  expect(
    codesOf({ days: daysOf([...flat(60), ...flat(30, null)]), projects: projects(30) }),
  ).not.toContain('project_neglected');
});

test('the busiest window has 40 % of the amount written in sessions', () => {
  const days = daysOf(noisyAmounts(90));
  const spread = sessionsOf(() => 900).map((session, at) => ({
    ...session,
    startMinute: (at * 97) % 1_300,
  }));

  expect(codesOf({ days, sessions: sessionsOf(() => 900) })).toContain('busiest_window');
  expect(codesOf({ days, sessions: spread })).not.toContain('busiest_window');
});
