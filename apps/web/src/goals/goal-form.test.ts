import { expect, test } from 'vitest';
import { buildGoal } from '../ui/progress/testkit.ts';
import { bodyOf, emptyForm, errorsOf, formOf, type GoalForm } from './goal-form.ts';

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
    sources: ['editor', 'sample', 'manual'],
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
