import { expect, test } from 'vitest';
import { type Asked, changed, replacedPlan } from './plan-rules.ts';

const goal: Asked = {
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
  const refusal = (fields: object) => expect.objectContaining({ code: 'invalid_input', fields });
  const weekdays = [100, 100, 100, 100, 100, 0, 0];

  expect(changed(goal, { endOn: '2036-10-31' }).endOn).toBe('2036-10-31');
  expect(() => changed(goal, { endOn: '9999-12-31' })).toThrow(refusal({ endOn: 'plan_too_long' }));
  expect(changed(goal, { weekdayWeights: weekdays }).weekdayWeights).toEqual(weekdays);
  // 1 November 2026 is a Sunday.
  expect(() => changed(goal, { endOn: '2026-11-01', weekdayWeights: weekdays })).toThrow(
    refusal({ weekdayWeights: 'no_writing_day' }),
  );
});

test('a new plan tells what it replaced, a new title replaces nothing', () => {
  expect(replacedPlan(goal, changed(goal, { endOn: '2026-12-31', targetAmount: 60_000 }))).toEqual({
    endOn: '2026-11-30',
    targetAmount: 50_000,
  });
  expect(
    replacedPlan(goal, changed(goal, { title: 'Draft', sources: ['manual', 'editor'] })),
  ).toBeNull();
});
