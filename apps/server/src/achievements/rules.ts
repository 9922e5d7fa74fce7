import {
  type AchievementCode,
  achievementCodes,
  achievementDefinition,
} from '@longhand/contract/achievement-catalogue';
import type { AchievementValues } from './queries.ts';

export type Tier = { code: AchievementCode; tier: number };

/** All tiers that the values reach. */
export function reachedTiers(values: AchievementValues): Tier[] {
  return achievementCodes.flatMap((code) =>
    achievementDefinition(code)
      .tiers.filter((tier) => (values[code] ?? 0) >= tier)
      .map((tier) => ({ code, tier })),
  );
}

const revocationWindowMs = 24 * 60 * 60 * 1_000;

/**
 * Tiers to revoke: earned within the last 24 hours by data that has been corrected since. Older tiers are kept even if a recount falls
 * below them.
 */
export function revocableTiers<Earned extends Tier & { earnedAt: Date }>(
  earned: readonly Earned[],
  values: AchievementValues,
  now: Date,
): Earned[] {
  return earned.filter(
    ({ code, tier, earnedAt }) =>
      (values[code] ?? 0) < tier && now.getTime() - earnedAt.getTime() < revocationWindowMs,
  );
}

/** The highest tier of each achievement; only that one is notified. */
export function highestTiers(tiers: readonly Tier[]): Tier[] {
  return tiers.filter(
    ({ code, tier }) => !tiers.some((other) => other.code === code && other.tier > tier),
  );
}
