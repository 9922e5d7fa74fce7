import { expect, test } from 'vitest';
import { buildGoal } from '../../testkit/build-goal.ts';
import { validateGoalForm } from './goal-errors.ts';
import {
  allSources,
  createEmptyForm,
  formFromGoal,
  type GoalForm,
  toGoalBody,
} from './goal-form.ts';

const today = '2026-11-20';
const filledForm = (overrides: Partial<GoalForm> = {}): GoalForm => ({
  ...createEmptyForm(today),
  title: 'The Tide Clerk',
  targetAmount: '50,000',
  ...overrides,
});

test('a new form covers thirty days from today and counts all sources', () => {
  expect(createEmptyForm(today)).toMatchObject({
    startOn: today,
    endOn: '2026-12-19',
    sources: allSources,
  });
});

test('a complete form has no errors and sends whole numbers', () => {
  expect(validateGoalForm(filledForm(), { today })).toEqual({});
  expect(
    toGoalBody(filledForm({ title: '  The Tide Clerk ', startAmount: '1.200' })),
  ).toMatchObject({
    title: 'The Tide Clerk',
    targetAmount: 50_000,
    startAmount: 1_200,
  });
});

test('an empty start amount means zero', () => {
  const form = filledForm({ startAmount: ' ' });

  expect(validateGoalForm(form, { today })).toEqual({});
  expect(toGoalBody(form).startAmount).toBe(0);
});

test('each invalid field has an error', () => {
  const form = filledForm({ title: ' ', targetAmount: 'many', startAmount: '-1', sources: [] });

  expect(validateGoalForm(form, { today })).toEqual({
    title: 'title',
    targetAmount: 'amount',
    startAmount: 'startAmount',
    sources: 'sources',
  });
});

test('an amount has bounds', () => {
  expect(validateGoalForm(filledForm({ targetAmount: '0' }), { today })).toEqual({
    targetAmount: 'amount',
  });
  expect(validateGoalForm(filledForm({ targetAmount: '1000000001' }), { today })).toEqual({
    targetAmount: 'amount',
  });
});

test('a goal cannot start at or above its target', () => {
  expect(validateGoalForm(filledForm({ startAmount: '50000' }), { today })).toEqual({
    startAmount: 'startReaches',
  });
});

test('the end date is after the start date and not in the past', () => {
  expect(validateGoalForm(filledForm({ endOn: '2026-11-19' }), { today })).toEqual({
    endOn: 'endsBeforeStart',
  });
  expect(
    validateGoalForm(filledForm({ startOn: '2026-11-01', endOn: '2026-11-19' }), { today }),
  ).toEqual({
    endOn: 'endPassed',
  });
  expect(validateGoalForm(filledForm({ startOn: '', endOn: 'soon' }), { today })).toEqual({
    startOn: 'date',
    endOn: 'date',
  });
});

test('an overdue goal can be edited without a new end date', () => {
  const allowedPastEnd = '2026-11-01';
  const goal = buildGoal({ startOn: '2026-10-01', endOn: allowedPastEnd });
  const form = formFromGoal(goal, String);

  expect(validateGoalForm(form, { today, allowedPastEnd })).toEqual({});
  expect(validateGoalForm({ ...form, endOn: '2026-11-02' }, { today, allowedPastEnd })).toEqual({
    endOn: 'endPassed',
  });
});

test('a habit may have no end date and may count days per period', () => {
  const habit = filledForm({ kind: 'habit', endOn: '', cadenceUnit: 'week', times: '3' });

  expect(validateGoalForm(habit, { today })).toEqual({});
  expect(toGoalBody(habit)).toMatchObject({
    kind: 'habit',
    planMode: 'open',
    endOn: null,
    cadence: { unit: 'week', count: 1, times: 3 },
  });
  expect(validateGoalForm({ ...habit, times: 'often' }, { today })).toEqual({ times: 'times' });
});

test('a plan by rate needs a rate, which determines the end date', () => {
  const paced = filledForm({ planMode: 'by_rate', rateAmount: '1,000' });

  expect(validateGoalForm(paced, { today })).toEqual({});
  expect(toGoalBody(paced)).toMatchObject({ endOn: null, rate: { amount: 1_000, per: 'day' } });
  expect(validateGoalForm({ ...paced, rateAmount: '' }, { today })).toEqual({ rateAmount: 'rate' });
  expect(validateGoalForm({ ...paced, rateAmount: '1' }, { today })).toEqual({
    endOn: 'planTooLong',
  });
});

test('time is entered in minutes and sent in seconds, a custom unit needs a name', () => {
  const minutes = filledForm({ measure: 'time', targetAmount: '25' });

  expect(toGoalBody(minutes).targetAmount).toBe(1_500);
  expect(validateGoalForm(filledForm({ measure: 'own' }), { today })).toEqual({ unit: 'unit' });
  expect(validateGoalForm(filledForm({ comparator: 'at_most' }), { today })).toEqual({
    startAmount: 'cutStart',
  });
});
