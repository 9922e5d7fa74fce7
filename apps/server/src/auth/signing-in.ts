import type { auth } from '@longhand/contract/auth';
import { refuse } from '@longhand/contract/errors';
import { isOutdated } from '../platform/hasher.ts';
import type { Handlers } from '../platform/http/context.ts';
import { beginHere, enter } from './accounts.ts';
import { deviceOf, keepDevice, tellOfNewDevice } from './devices.ts';
import { note } from './events.ts';
import { countGuess } from './limits.ts';
import { isOverlong } from './password-rules.ts';
import { findUserByEmail, updateUser } from './user-queries.ts';

export const signingInHandlers: Pick<Handlers<typeof auth>, 'login' | 'logout' | 'me'> = {
  async login({ body: { email, password, remember } }, context) {
    const { db, hasher } = context;
    const guess = await countGuess(context, email);
    const found = await findUserByEmail(db, email);
    const user = found?.disabledAt === null ? found : undefined;
    const isRight = isOverlong(password)
      ? false
      : await hasher.verify(user?.passwordHash, password).catch(async (busy) => {
          await guess.takeBack();
          throw busy;
        });

    if (user === undefined || !isRight) {
      await note('sign_in_refused', { email, ...(user && { userId: user.id }) }, context);
      throw refuse('credentials_invalid');
    }

    await guess.wasRight();
    const isWeak = user.passwordHash !== null && isOutdated(user.passwordHash);
    const renewed = isWeak ? { passwordHash: await hasher.hash(password) } : undefined;
    const device = deviceOf(context);
    const session = await db.transaction(async (tx) => {
      if (renewed !== undefined) await updateUser(tx, user.id, renewed);
      await note('signed_in', { userId: user.id, db: tx }, context);

      const begun = await beginHere(tx, { userId: user.id, remembered: remember }, context);
      await tellOfNewDevice(tx, { userId: user.id, device }, context);

      return begun;
    });
    keepDevice(device, context);

    return { success: true, user: await enter(session, context), message: 'Signed in.' };
  },

  async logout(_received, context) {
    const { caller, sessions, reply } = context;
    if (caller !== null) {
      await sessions.end(caller.sessionId);
      await note('signed_out', { userId: caller.userId }, context);
    }
    reply.endSession();

    return { success: true };
  },

  me: (_received, { caller }) => ({ success: true, isAuthenticated: true, user: caller.user }),
};
