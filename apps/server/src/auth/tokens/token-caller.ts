import type { Plans } from '@longhand/contract/plans';
import { addMilliseconds, type Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Caller } from '../../platform/http/context.ts';
import { digest } from '../../platform/secret.ts';
import { readPreferences } from '../../settings/index.ts';
import { policy } from '../policy.ts';
import { sessionUserOf } from '../session-user.ts';
import { findTokenByHash, touchToken } from './queries.ts';

/** The caller of an API token, or null. The last use is saved at the same interval as for sessions. */
export async function readTokenCaller(
  token: string,
  { db, clock, plans }: { db: Db; clock: Clock; plans: Plans },
): Promise<Caller | null> {
  const now = clock.now();
  const found = await findTokenByHash(db, { hash: digest(token), now });
  if (found === undefined) return null;

  const { id, usedAt, scopes } = found.token;
  if (usedAt === null || addMilliseconds(usedAt, policy.touchInterval) <= now)
    await touchToken(db, id, now);
  const preferences = await readPreferences(db, found.user.id);
  const user = sessionUserOf(found.user, { preferences, plans });

  return { userId: user.id, role: user.role, sessionId: id, scopes, user, preferences };
}
