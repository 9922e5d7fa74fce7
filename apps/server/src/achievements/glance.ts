import {
  type AchievementCode,
  achievementCodes,
  achievementOf,
} from '@longhand/contract/achievement-catalogue';
import type { Context } from '../platform/http/context.ts';
import { readValues, type Values } from './queries.ts';

export type NearAchievement = { code: AchievementCode; tier: number; value: number };

/** What the caller is nearest to earning, the nearest first, for the home screen. */
export async function glance(
  { db, caller: { userId, preferences } }: Context<'user'>,
  most: number,
): Promise<NearAchievement[]> {
  const isQuiet = preferences.hideStreaks || preferences.gentleMode;

  return nearestOf(await readValues(db, userId), { most, isQuiet });
}

/** Of each achievement its next tier, those of which most is done first. What was not begun is not near. */
export function nearestOf(
  values: Values,
  { most, isQuiet }: { most: number; isQuiet: boolean },
): NearAchievement[] {
  return achievementCodes
    .filter((code) => !achievementOf(code).isHidden && !(isQuiet && achievementOf(code).isStreak))
    .flatMap((code) => {
      const value = values[code] ?? 0;
      const tier = achievementOf(code).tiers.find((one) => one > value);

      return tier === undefined || value <= 0 ? [] : [{ code, tier, value }];
    })
    .sort((one, other) => other.value / other.tier - one.value / one.tier)
    .slice(0, most);
}
