import {
  type AchievementCode,
  type AchievementGroup,
  achievementDefinition,
  achievementGroups,
} from '@longhand/contract/achievement-catalogue';
import type { Achievement } from './api.ts';

export type AchievementProgress = {
  code: AchievementCode;
  /** The tier in progress: the next one, or the last when all are earned. */
  tier: number;
  value: number;
  earnedTiers: number;
  tiers: number;
  /** When the highest earned tier was earned. */
  earnedAt: string | null;
  /** The highest tier earned; null before the first. */
  earnedTier: number | null;
};

/** The user's progress in one achievement. */
export function achievementProgressOf({ code, value, earned }: Achievement): AchievementProgress {
  const { tiers } = achievementDefinition(code);
  const highest = earned.reduce<Achievement['earned'][number] | null>(
    (best, one) => (best === null || one.tier > best.tier ? one : best),
    null,
  );
  const next = tiers.find((tier) => !earned.some((one) => one.tier === tier));

  return {
    ...{ code, value, tiers: tiers.length, earnedTiers: earned.length },
    tier: next ?? tiers.at(-1) ?? 1,
    earnedAt: highest?.at ?? null,
    earnedTier: highest?.tier ?? null,
  };
}

/** Achievements by group: earned ones first, then in catalog order. Streak achievements are left out if `hidesStreaks` is set. */
export function groupAchievements(
  items: readonly Achievement[],
  { isQuiet: hidesStreaks }: { isQuiet: boolean },
): { group: AchievementGroup; rows: AchievementProgress[] }[] {
  return achievementGroups
    .map((group) => ({
      group,
      rows: items
        .filter(({ code }) => achievementDefinition(code).group === group)
        .filter(({ code }) => !(hidesStreaks && achievementDefinition(code).isStreak))
        .map(achievementProgressOf)
        .sort((one, other) => Number(other.earnedTiers > 0) - Number(one.earnedTiers > 0)),
    }))
    .filter(({ rows }) => rows.length > 0);
}
