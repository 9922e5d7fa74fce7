import { expect, test } from 'vitest';
import { bodyOf, errorsOf, formOf } from './milestone-form.ts';

const form = (overrides: object) => ({ ...formOf(null, 'g'), ...overrides });

test('each kind needs what decides when it is reached', () => {
  expect(errorsOf(form({ kind: 'amount', value: 'many' }))).toEqual({ value: 'amount' });
  expect(errorsOf(form({ kind: 'share', value: '101' }))).toEqual({ value: 'share' });
  expect(errorsOf(form({ kind: 'date', title: 'x' }))).toEqual({ dueOn: 'date' });
  expect(errorsOf(form({ kind: 'own' }))).toEqual({ title: 'title' });
  expect(errorsOf(form({ kind: 'amount', value: '12000' }))).toEqual({});
});

test('amounts are sent in the parts of the measure, shares as they are', () => {
  expect(bodyOf(form({ kind: 'amount', value: '30' }), 'time').value).toBe(1_800);
  expect(bodyOf(form({ kind: 'share', value: '30' }), 'time').value).toBe(30);
  expect(bodyOf(form({ kind: 'own', title: ' Part one ', value: '9' }), 'word')).toEqual({
    goalId: 'g',
    kind: 'own',
    title: 'Part one',
    value: null,
    dueOn: null,
  });
});
