import { expect, test } from 'vitest';
import { buildGoal } from '../ui/progress/testkit.ts';
import { errorsOf } from './goal-errors.ts';
import { bodyOf, emptyForm, everySource, formOf, type GoalForm } from './goal-form.ts';

const today = '2026-11-20';
const filled = (overrides: Partial<GoalForm> = {}): GoalForm => ({
  ...emptyForm(today),
  title: 'The Tide Clerk',
  targetAmount: '50,000',
  ...overrides,
});

test('a new form asks for thirty days from today and counts everything', () => {
  expect(emptyForm(today)).toMatchObject({
    startOn: today,
    endOn: '2026-12-19',
    sources: everySource,
  });
});

test('a filled form has no errors and sends whole numbers', () => {
  expect(errorsOf(filled(), { today })).toEqual({});
  expect(bodyOf(filled({ title: '  The Tide Clerk ', startAmount: '1.200' }))).toMatchObject({
    title: 'The Tide Clerk',
    targetAmount: 50_000,
    startAmount: 1_200,
  });
});

test('an empty field for what was written before means nothing was', () => {
  const form = filled({ startAmount: ' ' });

  expect(errorsOf(form, { today })).toEqual({});
  expect(bodyOf(form).startAmount).toBe(0);
});

test('each field says what it lacks', () => {
  const form = filled({ title: ' ', targetAmount: 'many', startAmount: '-1', sources: [] });

  expect(errorsOf(form, { today })).toEqual({
    title: 'title',
    targetAmount: 'amount',
    startAmount: 'startAmount',
    sources: 'sources',
  });
});

test('an amount has bounds', () => {
  expect(errorsOf(filled({ targetAmount: '0' }), { today })).toEqual({ targetAmount: 'amount' });
  expect(errorsOf(filled({ targetAmount: '1000000001' }), { today })).toEqual({
    targetAmount: 'amount',
  });
});

test('a goal that is written already is none', () => {
  expect(errorsOf(filled({ startAmount: '50000' }), { today })).toEqual({
    startAmount: 'startReaches',
  });
});

test('the last day comes after the first and has not passed', () => {
  expect(errorsOf(filled({ endOn: '2026-11-19' }), { today })).toEqual({
    endOn: 'endsBeforeStart',
  });
  expect(errorsOf(filled({ startOn: '2026-11-01', endOn: '2026-11-19' }), { today })).toEqual({
    endOn: 'endPassed',
  });
  expect(errorsOf(filled({ startOn: '', endOn: 'soon' }), { today })).toEqual({
    startOn: 'date',
    endOn: 'date',
  });
});

test('a goal past its date can be changed without giving it a later one', () => {
  const mayHaveEnded = '2026-11-01';
  const goal = buildGoal({ startOn: '2026-10-01', endOn: mayHaveEnded });
  const form = formOf(goal, String);

  expect(errorsOf(form, { today, mayHaveEnded })).toEqual({});
  expect(errorsOf({ ...form, endOn: '2026-11-02' }, { today, mayHaveEnded })).toEqual({
    endOn: 'endPassed',
  });
});

test('a habit may have no end, and counts days where it says on how many', () => {
  const habit = filled({ kind: 'habit', endOn: '', cadenceUnit: 'week', times: '3' });

  expect(errorsOf(habit, { today })).toEqual({});
  expect(bodyOf(habit)).toMatchObject({
    kind: 'habit',
    planMode: 'open',
    endOn: null,
    cadence: { unit: 'week', count: 1, times: 3 },
  });
  expect(errorsOf({ ...habit, times: 'often' }, { today })).toEqual({ times: 'times' });
});

test('a pace gives the date, and is needed for it', () => {
  const paced = filled({ planMode: 'by_rate', rateAmount: '1,000' });

  expect(errorsOf(paced, { today })).toEqual({});
  expect(bodyOf(paced)).toMatchObject({ endOn: null, rate: { amount: 1_000, per: 'day' } });
  expect(errorsOf({ ...paced, rateAmount: '' }, { today })).toEqual({ rateAmount: 'rate' });
  expect(errorsOf({ ...paced, rateAmount: '1' }, { today })).toEqual({ endOn: 'planTooLong' });
});

test('time is typed in minutes and kept in seconds, an own unit has a name', () => {
  const minutes = filled({ measure: 'time', targetAmount: '25' });

  expect(bodyOf(minutes).targetAmount).toBe(1_500);
  expect(errorsOf(filled({ measure: 'own' }), { today })).toEqual({ unit: 'unit' });
  expect(errorsOf(filled({ comparator: 'at_most' }), { today })).toEqual({
    startAmount: 'cutStart',
  });
});
