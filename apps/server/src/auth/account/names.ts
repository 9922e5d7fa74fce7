import type { account } from '@longhand/contract/account';
import { refuse } from '@longhand/contract/errors';
import type { Handlers } from '../../platform/http/context.ts';
import { note } from '../events.ts';
import { sessionUserOf } from '../session-user.ts';
import { updateUser } from '../user-queries.ts';
import { isUsernameTaken, lockUsername } from './account-queries.ts';

/** User names that would be taken for somebody who speaks for the installation. */
const kept = new Set([
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
    const given = Object.entries(body).filter(([, value]) => value !== undefined);
    if (given.length === 0) return { success: true, user: caller.user };

    const row = await db.transaction(async (tx) => {
      if (username) {
        await lockUsername(tx, username);
        const isTaken = kept.has(username) || (await isUsernameTaken(tx, username, userId));
        if (isTaken) throw refuse('username_taken', { fields: { username: 'username_taken' } });
      }
      await note('names_changed', { userId, db: tx }, context);

      return updateUser(tx, userId, Object.fromEntries(given));
    });
    sessions.forget(userId);

    return { success: true, user: sessionUserOf(row, { preferences, plans }) };
  },
};
