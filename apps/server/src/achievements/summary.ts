import {
  type AchievementCode,
  achievementCodes,
  achievementDefinition,
} from '@longhand/contract/achievement-catalogue';
import type { Context } from '../platform/http/context.ts';
import { type AchievementValues, readValues } from './queries.ts';

export type NearAchievement = { code: AchievementCode; tier: number; value: number };

/** The achievements the caller is closest to earning, closest first, for the home screen. */
export async function readNearAchievements(
  { db, caller: { userId, preferences } }: Context<'user'>,
  most: number,
): Promise<NearAchievement[]> {
  const isQuiet = preferences.hideStreaks || preferences.gentleMode;

  return nearestAchievements(await readValues(db, userId), { most, isQuiet });
}

/** The next tier of each achievement, sorted by share done, highest first. Achievements without progress are left out. */
export function nearestAchievements(
  values: AchievementValues,
  { most, isQuiet }: { most: number; isQuiet: boolean },
): NearAchievement[] {
  return achievementCodes
    .filter(
      (code) =>
        !achievementDefinition(code).isHidden && !(isQuiet && achievementDefinition(code).isStreak),
    )
    .flatMap((code) => {
      const value = values[code] ?? 0;
      const tier = achievementDefinition(code).tiers.find((one) => one > value);

      return tier === undefined || value <= 0 ? [] : [{ code, tier, value }];
    })
    .sort((one, other) => other.value / other.tier - one.value / one.tier)
    .slice(0, most);
}
