import {
  type AchievementCode,
  achievementCodes,
  achievementOf,
} from '@longhand/contract/achievement-catalogue';
import type { Values } from './queries.ts';

export type Tier = { code: AchievementCode; tier: number };

/** The tiers that values have reached. */
export function reachedBy(values: Values): Tier[] {
  return achievementCodes.flatMap((code) =>
    achievementOf(code)
      .tiers.filter((tier) => (values[code] ?? 0) >= tier)
      .map((tier) => ({ code, tier })),
  );
}

const slipMs = 24 * 60 * 60 * 1_000;

/**
 * What is taken back: earned within the last day by something that was corrected since. Whatever is older is kept, whatever
 * a recount says.
 */
export function slipsIn<Earned extends Tier & { earnedAt: Date }>(
  earned: readonly Earned[],
  values: Values,
  now: Date,
): Earned[] {
  return earned.filter(
    ({ code, tier, earnedAt }) =>
      (values[code] ?? 0) < tier && now.getTime() - earnedAt.getTime() < slipMs,
  );
}

/** Of several tiers of one achievement that are earned at once only the highest is told. */
export function toldOf(tiers: readonly Tier[]): Tier[] {
  return tiers.filter(
    ({ code, tier }) => !tiers.some((other) => other.code === code && other.tier > tier),
  );
}
