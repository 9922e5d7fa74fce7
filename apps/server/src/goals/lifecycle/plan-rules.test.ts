import { expect, test } from 'vitest';
import {
  applyFieldsChange,
  type GoalFields,
  hasPlanChanged,
  hasScopeChanged,
} from './plan-rules.ts';

const goal: GoalFields = {
  kind: 'target',
  comparator: 'at_least',
  unit: '',
  planMode: 'by_date',
  rate: null,
  cadence: null,
  curve: 'steady',
  seed: 0,
  exceptions: [],
  pauses: [],
  successShare: 80,
  projectIds: [],
  tags: [],
  remindAt: null,
  isStarred: false,
  title: 'First draft',
  description: '',
  measure: 'word',
  targetAmount: 50_000,
  startAmount: 0,
  startOn: '2026-11-01',
  endOn: '2026-11-30',
  weekdayWeights: [100, 100, 100, 100, 100, 100, 100],
  sources: ['editor', 'manual'],
};

test('a change keeps unnamed fields and removes duplicate sources', () => {
  expect(applyFieldsChange(goal, { title: 'Draft' })).toEqual({ ...goal, title: 'Draft' });
  expect(applyFieldsChange(goal, { sources: ['sample', 'manual', 'sample'] }).sources).toEqual([
    'manual',
    'sample',
  ]);
});

test('a plan that ends before it starts is refused', () => {
  expect(() => applyFieldsChange(goal, { startOn: '2026-12-01' })).toThrow(
    expect.objectContaining({ code: 'invalid_input', fields: { endOn: 'ends_before_start' } }),
  );
});

test('a plan of more than ten years, or without a writing day, is refused', () => {
  const weekdays = [100, 100, 100, 100, 100, 0, 0];

  expect(applyFieldsChange(goal, { endOn: '2036-10-31' }).endOn).toBe('2036-10-31');
  expect(() => applyFieldsChange(goal, { endOn: '9999-12-31' })).toThrow(
    refusal({ endOn: 'plan_too_long' }),
  );
  expect(applyFieldsChange(goal, { weekdayWeights: weekdays }).weekdayWeights).toEqual(weekdays);
  // 1 November 2026 is a Sunday.
  expect(() => applyFieldsChange(goal, { endOn: '2026-11-01', weekdayWeights: weekdays })).toThrow(
    refusal({ weekdayWeights: 'no_writing_day' }),
  );
});

test('a rate sets the last day, and a rate that takes more than ten years is refused', () => {
  const byRate = { planMode: 'by_rate', endOn: null } as const;
  const rate = { amount: 1_000, per: 'day' } as const;

  expect(applyFieldsChange(goal, { ...byRate, rate }).endOn).toBe('2026-12-20');
  expect(() => applyFieldsChange(goal, { ...byRate, rate: { amount: 1, per: 'month' } })).toThrow(
    refusal({ rate: 'plan_too_long' }),
  );
  expect(() => applyFieldsChange(goal, byRate)).toThrow(refusal({ rate: 'needed' }));
});

test('fields that contradict the kind of a goal are refused', () => {
  const weekly = { unit: 'week', count: 1, times: null } as const;

  expect(applyFieldsChange(goal, { kind: 'habit', cadence: weekly, endOn: null })).toMatchObject({
    planMode: 'open',
    endOn: null,
  });
  expect(() => applyFieldsChange(goal, { kind: 'habit' })).toThrow(refusal({ cadence: 'needed' }));
  expect(() => applyFieldsChange(goal, { cadence: weekly })).toThrow(
    refusal({ cadence: 'not_for_target' }),
  );
  expect(() => applyFieldsChange(goal, { measure: 'own' })).toThrow(
    refusal({ unit: 'unit_of_own' }),
  );
  expect(() => applyFieldsChange(goal, { comparator: 'at_most' })).toThrow(
    refusal({ targetAmount: 'above_start' }),
  );
  expect(applyFieldsChange(goal, { comparator: 'at_most', startAmount: 60_000 }).targetAmount).toBe(
    50_000,
  );
  expect(() => applyFieldsChange(goal, { targetAmount: 0 })).toThrow(
    refusal({ targetAmount: 'too_small' }),
  );
  expect(() => applyFieldsChange(goal, { endOn: null })).toThrow(refusal({ endOn: 'needed' }));
  expect(applyFieldsChange(goal, { planMode: 'open' }).endOn).toBeNull();
});

test('a new title does not change the plan; a new last day does, without changing the scope', () => {
  const other = applyFieldsChange(goal, { endOn: '2026-12-31' });

  expect(
    hasPlanChanged(
      goal,
      applyFieldsChange(goal, { title: 'Draft', sources: ['manual', 'editor'] }),
    ),
  ).toBe(false);
  expect(hasPlanChanged(goal, other)).toBe(true);
  expect(hasScopeChanged(goal, other)).toBe(false);
  expect(hasScopeChanged(goal, applyFieldsChange(goal, { tags: ['Night'] }))).toBe(true);
});

const refusal = (fields: object) => expect.objectContaining({ code: 'invalid_input', fields });
