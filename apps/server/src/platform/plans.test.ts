import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultPlans } from '@longhand/contract/plans';
import { afterAll, expect, test } from 'vitest';
import { readPlans } from './plans.ts';

const folder = mkdtempSync(join(tmpdir(), 'longhand-plans-'));
afterAll(() => rmSync(folder, { recursive: true }));

function writePlansFile(content: string): { PLANS_FILE: string } {
  const file = join(folder, 'plans.json');
  writeFileSync(file, content);

  return { PLANS_FILE: file };
}

test('without a file the default plans apply', () => {
  expect(readPlans({})).toEqual(defaultPlans);
});

test('a file overrides only the fields it contains', () => {
  const plans = readPlans(
    writePlansFile(
      '{ "currency": "USD", "plus": { "monthly": 1100 }, "free": { "entitlements": { "activeGoals": null } } }',
    ),
  );

  expect(plans.currency).toBe('USD');
  expect(plans.plus).toEqual({ ...defaultPlans.plus, monthly: 1100 });
  expect(plans.free.entitlements).toEqual({
    ...defaultPlans.free.entitlements,
    activeGoals: null,
  });
  expect(plans.advertiser).toEqual(defaultPlans.advertiser);
});

test.each([
  '{ "plus": { "monthly": 9.5 } }',
  '{ "plus": { "monthly": -1 } }',
  '{ "currency": "Euro" }',
  '{ "plsu": {} }',
  '{ "free": { "entitlements": { "goals": 3 } } }',
  'no JSON',
])('a file with %s is rejected with the variable name', (content) => {
  expect(() => readPlans(writePlansFile(content))).toThrow(/^PLANS_FILE: /);
});

test('a missing file is rejected', () => {
  expect(() => readPlans({ PLANS_FILE: join(folder, 'nowhere.json') })).toThrow(/can not be read/);
});
