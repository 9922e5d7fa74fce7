import { isDeepStrictEqual } from 'node:util';
import { achievementDefinition } from '@longhand/contract/achievement-catalogue';
import { notify } from '../notifications/index.ts';
import type { Services } from '../platform/http/context.ts';
import { publishLiveEvent } from '../platform/live/signals.ts';
import { readPreferences } from '../settings/index.ts';
import { readAchievementFacts } from './achievement-facts.ts';
import {
  deleteEarned,
  insertEarned,
  listEarned,
  readValuesForUpdate,
  saveValues,
} from './queries.ts';
import { highestTiers, reachedTiers, revocableTiers, type Tier } from './rules.ts';
import { achievementValues } from './values.ts';

/** Recalculates a user's achievements. Safe to run repeatedly and concurrently: the primary key ensures that each tier is awarded once. */
export async function awardAchievements(services: Services, userId: string): Promise<void> {
  while (!(await tryAward(services, userId))) {} // retry: another job has saved values in the meantime
}

/**
 * Reads outside the transaction, which would otherwise hold the only connection of the embedded database for all statements.
 *
 * @returns false when another job saved values in the meantime, possibly from newer data
 */
async function tryAward(services: Services, userId: string): Promise<boolean> {
  const { db, clock } = services;
  const stored = await readValuesForUpdate(db, userId);
  const preferences = await readPreferences(db, userId);
  const now = clock.now();
  const values = achievementValues(await readAchievementFacts(db, { userId, preferences, now }));
  const earned = await listEarned(db, userId);
  const revoked = revocableTiers(earned, values, now);
  const newTiers = reachedTiers(values).filter((tier) => !earned.some(isSameTier(tier)));
  const isUnchanged = isDeepStrictEqual(values, stored.values);
  if (isUnchanged && revoked.length + newTiers.length === 0) return true;

  const row = { userId, values, reckonedAt: now };
  if (revoked.length + newTiers.length === 0) return saveValues(db, row, stored.state);

  return db.transaction(async (tx) => {
    if (!(await saveValues(tx, row, stored.state))) return false;
    await deleteEarned(tx, revoked);
    const inserted = await insertEarned(
      tx,
      newTiers.map((tier) => ({ ...tier, userId, earnedAt: now })),
    );
    const hidesStreaks = preferences.hideStreaks || preferences.gentleMode;
    const highest = highestTiers(inserted).filter(
      ({ code }) => !(hidesStreaks && achievementDefinition(code).isStreak),
    );
    if (highest.length > 0) {
      await notify(tx, services, {
        userId,
        kind: 'achievement',
        params: { earned: highest.map(({ code, tier }) => ({ code, tier })) },
        about: highest.map(({ code, tier }) => `${code} ${tier}`).join(', '),
      });
    }
    if (inserted.length + revoked.length > 0)
      await publishLiveEvent(tx, { userId, stale: ['achievements'], now });

    return true;
  });
}

function isSameTier({ code, tier }: Tier) {
  return (other: Tier) => other.code === code && other.tier === tier;
}
