import { lt, lte, or } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { authCodes, authLimits, sessions } from './tables.ts';

/** A code's row also holds the daily send count of its address, so it is deleted only after that day. */
export async function deleteExpired(
  db: Db,
  { now, yesterday }: { now: Date; yesterday: Date },
): Promise<void> {
  await db
    .delete(sessions)
    .where(or(lte(sessions.expiresAt, now), lte(sessions.idleExpiresAt, now)));
  await db.delete(authCodes).where(lt(authCodes.dayFrom, yesterday));
  await db.delete(authLimits).where(lt(authLimits.since, yesterday));
}
