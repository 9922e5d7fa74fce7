import { isDeepStrictEqual } from 'node:util';
import { achievementOf } from '@longhand/contract/achievement-catalogue';
import { notify } from '../notifications/index.ts';
import type { Services } from '../platform/http/context.ts';
import { publish } from '../platform/live/signals.ts';
import { readProfile } from '../settings/index.ts';
import { deleteEarned, insertEarned, listEarned, readProgress, saveValues } from './queries.ts';
import { reachedBy, slipsIn, type Tier, toldOf } from './rules.ts';
import { valuesOf } from './values.ts';
import { readWork } from './work.ts';

/**
 * Reckons anew what a writer has earned. It may run any number of times, in any order and beside itself: a tier is awarded
 * once, because its row is there once.
 */
export async function award(services: Services, userId: string): Promise<void> {
  while (!(await awardOnce(services, userId))) {} // somebody else has awarded meanwhile
}

/**
 * Reads outside of a transaction, which would keep the one connection of the embedded database from everybody else for all its
 * statements.
 *
 * @returns false where the values were written by somebody else meanwhile, perhaps from newer work
 */
async function awardOnce(services: Services, userId: string): Promise<boolean> {
  const { db, clock } = services;
  const before = await readProgress(db, userId);
  const preferences = await readProfile(db, userId);
  const now = clock.now();
  const values = valuesOf(await readWork(db, { userId, preferences, now }));
  const earned = await listEarned(db, userId);
  const slips = slipsIn(earned, values, now);
  const reached = reachedBy(values).filter((tier) => !earned.some(isTier(tier)));
  const isKnown = isDeepStrictEqual(values, before.values);
  if (isKnown && slips.length + reached.length === 0) return true;

  const row = { userId, values, reckonedAt: now };
  if (slips.length + reached.length === 0) return saveValues(db, row, before.state);

  return db.transaction(async (tx) => {
    if (!(await saveValues(tx, row, before.state))) return false;
    await deleteEarned(tx, slips);
    const fresh = await insertEarned(
      tx,
      reached.map((tier) => ({ ...tier, userId, earnedAt: now })),
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

    return true;
  });
}

function isTier({ code, tier }: Tier) {
  return (other: Tier) => other.code === code && other.tier === tier;
}
