import { achievementOf } from '@longhand/contract/achievement-catalogue';
import { notify } from '../notifications/index.ts';
import type { Services } from '../platform/http/context.ts';
import { publish } from '../platform/live/signals.ts';
import { readProfile } from '../settings/index.ts';
import { deleteEarned, insertEarned, listEarned, lockAchievements, saveValues } from './queries.ts';
import { reachedBy, slipsIn, toldOf } from './rules.ts';
import { valuesOf } from './values.ts';
import { readWork } from './work.ts';

/**
 * Reckons anew what a writer has earned. It may run any number of times, in any order and beside itself: a tier is awarded
 * once, because its row is there once.
 */
export async function award(services: Services, userId: string): Promise<void> {
  const { db, clock } = services;
  const preferences = await readProfile(db, userId);

  await db.transaction(async (tx) => {
    await lockAchievements(tx, userId);
    const now = clock.now();
    const values = valuesOf(await readWork(tx, { userId, preferences, now }));
    await saveValues(tx, { userId, values, reckonedAt: now });

    const earned = await listEarned(tx, userId);
    const slips = slipsIn(earned, values, now);
    await deleteEarned(tx, slips);
    const fresh = await insertEarned(
      tx,
      reachedBy(values).map((tier) => ({ ...tier, userId, earnedAt: now })),
    );
    const keepsQuiet = preferences.hideStreaks || preferences.gentleMode;
    const told = toldOf(fresh).filter(({ code }) => !(keepsQuiet && achievementOf(code).isStreak));
    if (told.length > 0) {
      await notify(tx, services, {
        userId,
        kind: 'achievement',
        params: { earned: told.map(({ code, tier }) => ({ code, tier })) },
        about: told.map(({ code, tier }) => `${code} ${tier}`).join(', '),
      });
    }
    if (fresh.length + slips.length > 0)
      await publish(tx, { userId, stale: ['achievements'], now });
  });
}
