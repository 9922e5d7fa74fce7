import { refuse } from '@longhand/contract/errors';
import { findPublicProfile } from '../../auth/index.ts';
import { addMilliseconds, day } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { dailyStartLimit } from '../rules.ts';
import { countStartsSince, lockConversationStarts } from './start-queries.ts';

/** Refuses a user who started as many conversations in the last 24 hours as the account allows. */
export async function requireStartAllowed(tx: Db, userId: string, now: Date): Promise<void> {
  await lockConversationStarts(tx, userId);
  const account = await findPublicProfile(tx, userId);
  const limit = dailyStartLimit(account?.createdAt ?? now, now);
  const started = await countStartsSince(tx, userId, addMilliseconds(now, -day));
  if (started >= limit) throw refuse('conversation_limit', { details: { limit } });
}
