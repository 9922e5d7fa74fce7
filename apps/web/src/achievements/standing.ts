import {
  type AchievementCode,
  type AchievementGroup,
  achievementGroups,
  achievementOf,
} from '@longhand/contract/achievement-catalogue';
import type { Achievement } from './api.ts';

export type Standing = {
  code: AchievementCode;
  /** The tier that the row is about: the next one, or the last when all are earned. */
  tier: number;
  value: number;
  earnedTiers: number;
  tiers: number;
  /** When the highest of those earned was earned. */
  earnedAt: string | null;
  /** The highest tier earned; null before the first. */
  earnedTier: number | null;
};

/** How far the writer is with one achievement. */
export function standingOf({ code, value, earned }: Achievement): Standing {
  const { tiers } = achievementOf(code);
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

/** By group, what was earned first and else in the order of the catalogue; days in a row are left out for whoever does not want them counted. */
export function grouped(
  items: readonly Achievement[],
  { isQuiet }: { isQuiet: boolean },
): { group: AchievementGroup; rows: Standing[] }[] {
  return achievementGroups
    .map((group) => ({
      group,
      rows: items
        .filter(({ code }) => achievementOf(code).group === group)
        .filter(({ code }) => !(isQuiet && achievementOf(code).isStreak))
        .map(standingOf)
        .sort((one, other) => Number(other.earnedTiers > 0) - Number(one.earnedTiers > 0)),
    }))
    .filter(({ rows }) => rows.length > 0);
}
