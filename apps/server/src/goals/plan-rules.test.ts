import { expect, test } from 'vitest';
import { type Asked, changed, isOtherPlan, isOtherScope } from './plan-rules.ts';

const goal: Asked = {
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

test('a change keeps what it does not name, and each source once', () => {
  expect(changed(goal, { title: 'Draft' })).toEqual({ ...goal, title: 'Draft' });
  expect(changed(goal, { sources: ['sample', 'manual', 'sample'] }).sources).toEqual([
    'manual',
    'sample',
  ]);
});

test('a plan that would end before it starts is refused', () => {
  expect(() => changed(goal, { startOn: '2026-12-01' })).toThrow(
    expect.objectContaining({ code: 'invalid_input', fields: { endOn: 'ends_before_start' } }),
  );
});

test('a plan of more than ten years is refused, and so is one without a day to write on', () => {
  const weekdays = [100, 100, 100, 100, 100, 0, 0];

  expect(changed(goal, { endOn: '2036-10-31' }).endOn).toBe('2036-10-31');
  expect(() => changed(goal, { endOn: '9999-12-31' })).toThrow(refusal({ endOn: 'plan_too_long' }));
  expect(changed(goal, { weekdayWeights: weekdays }).weekdayWeights).toEqual(weekdays);
  // 1 November 2026 is a Sunday.
  expect(() => changed(goal, { endOn: '2026-11-01', weekdayWeights: weekdays })).toThrow(
    refusal({ weekdayWeights: 'no_writing_day' }),
  );
});

test('a rate gives the last day, and a rate that takes more than ten years is refused', () => {
  const byRate = { planMode: 'by_rate', endOn: null } as const;
  const rate = { amount: 1_000, per: 'day' } as const;

  expect(changed(goal, { ...byRate, rate }).endOn).toBe('2026-12-20');
  expect(() => changed(goal, { ...byRate, rate: { amount: 1, per: 'month' } })).toThrow(
    refusal({ rate: 'plan_too_long' }),
  );
  expect(() => changed(goal, byRate)).toThrow(refusal({ rate: 'needed' }));
});

test('what contradicts the kind of a goal is refused', () => {
  const weekly = { unit: 'week', count: 1, times: null } as const;

  expect(changed(goal, { kind: 'habit', cadence: weekly, endOn: null })).toMatchObject({
    planMode: 'open',
    endOn: null,
  });
  expect(() => changed(goal, { kind: 'habit' })).toThrow(refusal({ cadence: 'needed' }));
  expect(() => changed(goal, { cadence: weekly })).toThrow(refusal({ cadence: 'not_for_target' }));
  expect(() => changed(goal, { measure: 'own' })).toThrow(refusal({ unit: 'unit_of_own' }));
  expect(() => changed(goal, { comparator: 'at_most' })).toThrow(
    refusal({ targetAmount: 'above_start' }),
  );
  expect(changed(goal, { comparator: 'at_most', startAmount: 60_000 }).targetAmount).toBe(50_000);
  expect(() => changed(goal, { targetAmount: 0 })).toThrow(refusal({ targetAmount: 'too_small' }));
  expect(() => changed(goal, { endOn: null })).toThrow(refusal({ endOn: 'needed' }));
  expect(changed(goal, { planMode: 'open' }).endOn).toBeNull();
});

test('a new title is no new plan; another last day is, and counts the same entries', () => {
  const other = changed(goal, { endOn: '2026-12-31' });

  expect(isOtherPlan(goal, changed(goal, { title: 'Draft', sources: ['manual', 'editor'] }))).toBe(
    false,
  );
  expect(isOtherPlan(goal, other)).toBe(true);
  expect(isOtherScope(goal, other)).toBe(false);
  expect(isOtherScope(goal, changed(goal, { tags: ['Night'] }))).toBe(true);
});

const refusal = (fields: object) => expect.objectContaining({ code: 'invalid_input', fields });
