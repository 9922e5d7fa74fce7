import { expect, test } from 'vitest';
import { achievementProgressOf, groupAchievements } from './achievement-progress.ts';
import type { Achievement } from './api.ts';

const at = '2026-11-20T12:00:00.000Z';
const achievement = (overrides: Partial<Achievement>): Achievement => ({
  code: 'day_words',
  value: 0,
  earned: [],
  ...overrides,
});

test('progress counts toward the next tier and includes the tiers earned', () => {
  const earned = [
    { tier: 500, at: '2026-11-01T12:00:00.000Z' },
    { tier: 1_000, at },
  ];

  expect(achievementProgressOf(achievement({ value: 1_200, earned }))).toMatchObject({
    tier: 1_667,
    earnedTiers: 2,
    tiers: 5,
    earnedTier: 1_000,
    earnedAt: at,
  });
});

test('with all tiers earned, the last tier is shown', () => {
  expect(
    achievementProgressOf(achievement({ code: 'month_words', earned: [{ tier: 50_000, at }] })),
  ).toMatchObject({
    tier: 50_000,
    earnedTiers: 1,
    tiers: 1,
  });
});

test('streak achievements are left out when streaks are hidden', () => {
  const items = [achievement({ code: 'streak' }), achievement({ code: 'writing_days' })];
  const codes = (isQuiet: boolean) =>
    groupAchievements(items, { isQuiet }).flatMap(({ rows }) => rows.map(({ code }) => code));

  expect(codes(false)).toEqual(['streak', 'writing_days']);
  expect(codes(true)).toEqual(['writing_days']);
});
