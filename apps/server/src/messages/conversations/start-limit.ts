import { refuse } from '@longhand/contract/errors';
import { findPublicProfile } from '../../auth/index.ts';
import { addMilliseconds, day, second } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { dailyStartLimit } from '../rules.ts';
import { listStartsSince, lockConversationStarts } from './start-queries.ts';

/** Refuses a user who started as many conversations in the last 24 hours as the account allows. */
export async function requireStartAllowed(tx: Db, userId: string, now: Date): Promise<void> {
  await lockConversationStarts(tx, userId);
  const account = await findPublicProfile(tx, userId);
  const starts = await listStartsSince(tx, userId, addMilliseconds(now, -day));
  const limit = dailyStartLimit(account?.createdAt ?? now, now);
  if (starts.length < limit) return;

  const oldest = starts.at(-limit) ?? now;
  const retryAfterSeconds = Math.ceil((oldest.getTime() + day - now.getTime()) / second);
  throw refuse('conversation_limit', { details: { limit, retryAfterSeconds } });
}
