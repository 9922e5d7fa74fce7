import { expect, test } from 'vitest';
import type { Achievement } from './api.ts';
import { grouped, standingOf } from './standing.ts';

const at = '2026-11-20T12:00:00.000Z';
const one = (overrides: Partial<Achievement>): Achievement => ({
  code: 'day_words',
  value: 0,
  earned: [],
  ...overrides,
});

test('a row is about the next tier, and says what was earned', () => {
  const earned = [
    { tier: 500, at: '2026-11-01T12:00:00.000Z' },
    { tier: 1_000, at },
  ];

  expect(standingOf(one({ value: 1_200, earned }))).toMatchObject({
    tier: 1_667,
    earnedTiers: 2,
    tiers: 5,
    earnedTier: 1_000,
    earnedAt: at,
  });
});

test('with all tiers earned it stays at the last', () => {
  expect(standingOf(one({ code: 'month_words', earned: [{ tier: 50_000, at }] }))).toMatchObject({
    tier: 50_000,
    earnedTiers: 1,
    tiers: 1,
  });
});

test('days in a row are left out where they are not wanted', () => {
  const items = [one({ code: 'streak' }), one({ code: 'writing_days' })];
  const codes = (isQuiet: boolean) =>
    grouped(items, { isQuiet }).flatMap(({ rows }) => rows.map(({ code }) => code));

  expect(codes(false)).toEqual(['streak', 'writing_days']);
  expect(codes(true)).toEqual(['writing_days']);
});
