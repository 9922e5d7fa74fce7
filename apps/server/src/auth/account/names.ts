import type { account } from '@longhand/contract/account';
import { refuse } from '@longhand/contract/errors';
import type { Handlers } from '../../platform/http/context.ts';
import { recordAuditEvent } from '../audit/audit-events.ts';
import { sessionUserOf } from '../session-user.ts';
import { updateUser } from '../user-queries.ts';
import { isUsernameTaken, lockUsername } from './account-queries.ts';

/** Usernames that could pass for staff or the service itself. */
const reservedUsernames = new Set([
  'admin',
  'administrator',
  'longhand',
  'moderator',
  'root',
  'staff',
  'support',
]);

export const nameHandlers: Pick<Handlers<typeof account>, 'changeAccount'> = {
  async changeAccount({ body }, context) {
    const { db, caller, plans, sessions } = context;
    const { userId, preferences } = caller;
    const { username } = body;
    const changes = Object.entries(body).filter(([, value]) => value !== undefined);
    if (changes.length === 0) return { success: true, user: caller.user };

    const row = await db.transaction(async (tx) => {
      if (username) {
        await lockUsername(tx, username);
        const isTaken =
          reservedUsernames.has(username) || (await isUsernameTaken(tx, username, userId));
        if (isTaken) throw refuse('username_taken', { fields: { username: 'username_taken' } });
      }
      await recordAuditEvent('names_changed', { userId, db: tx }, context);

      return updateUser(tx, userId, Object.fromEntries(changes));
    });
    sessions.invalidateUser(userId);

    return { success: true, user: sessionUserOf(row, { preferences, plans }) };
  },
};
