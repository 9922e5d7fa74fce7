import { expect, test } from 'vitest';
import { formFromMilestone, toMilestoneBody, validateMilestoneForm } from './milestone-form.ts';

const form = (overrides: object) => ({ ...formFromMilestone(null, 'g'), ...overrides });

test('each kind requires its own field', () => {
  expect(validateMilestoneForm(form({ kind: 'amount', value: 'many' }))).toEqual({
    value: 'amount',
  });
  expect(validateMilestoneForm(form({ kind: 'share', value: '101' }))).toEqual({ value: 'share' });
  expect(validateMilestoneForm(form({ kind: 'date', title: 'x' }))).toEqual({ dueOn: 'date' });
  expect(validateMilestoneForm(form({ kind: 'own' }))).toEqual({ title: 'title' });
  expect(validateMilestoneForm(form({ kind: 'amount', value: '12000' }))).toEqual({});
});

test('amounts are sent in the smallest unit of the measure, shares unchanged', () => {
  expect(toMilestoneBody(form({ kind: 'amount', value: '30' }), 'time').value).toBe(1_800);
  expect(toMilestoneBody(form({ kind: 'share', value: '30' }), 'time').value).toBe(30);
  expect(toMilestoneBody(form({ kind: 'own', title: ' Part one ', value: '9' }), 'word')).toEqual({
    goalId: 'g',
    kind: 'own',
    title: 'Part one',
    value: null,
    dueOn: null,
  });
});
