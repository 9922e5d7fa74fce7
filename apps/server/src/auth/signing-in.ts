import type { auth, SessionUser } from '@longhand/contract/auth';
import { Refusal, refuse } from '@longhand/contract/errors';
import type { Locale } from '@longhand/contract/values';
import { isOutdated } from '../platform/hasher.ts';
import type { Context, Handlers } from '../platform/http/context.ts';
import { admit, welcome } from './admitting.ts';
import { note } from './events.ts';
import { countGuess } from './limits.ts';
import { isOverlong } from './password-rules.ts';
import { sendSecondFactorCode } from './second-factor/signing-in.ts';
import { localeOf } from './security-news.ts';
import { findUserByEmail, updateUser } from './user-queries.ts';

export const signingInHandlers: Pick<Handlers<typeof auth>, 'login' | 'logout' | 'me'> = {
  async login({ body: { email, password, remember } }, context) {
    const { db, hasher } = context;
    const guess = await countGuess(context, { email });
    const found = await findUserByEmail(db, email);
    const user = found?.disabledAt === null ? found : undefined;
    const isRight = isOverlong(password)
      ? false
      : await hasher.verify(user?.passwordHash, password).catch(async (busy) => {
          await guess.takeBack();
          throw busy;
        });

    if (user === undefined || !isRight) {
      const about = { email, method: 'password', ...(user && { userId: user.id }) } as const;
      await note('sign_in_refused', about, context);
      throw refuse('credentials_invalid');
    }

    const isWeak = user.passwordHash !== null && isOutdated(user.passwordHash);
    const renewed = isWeak ? { passwordHash: await hasher.hash(password) } : undefined;
    const admission = await db.transaction(async (tx) => {
      if (renewed !== undefined) await updateUser(tx, user.id, renewed);
      const { isGuessedAt } = guess;

      return admit(tx, { user, remembered: remember, method: 'password', isGuessedAt }, context);
    });
    if ('session' in admission) await guess.wasRight();
    else {
      await guess.takeBack();
      if (guess.isGuessedAt)
        await mailCode({ email, locale: await localeOf(db, user.id) }, context);
    }

    return welcome(admission, context);
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

  me: (_received, { caller }) => introductionOf(caller.user),
};

/** Every page that is opened asks for this: the same for as long as the session is held in memory. */
function introductionOf(user: SessionUser): Introduction {
  const known = introductions.get(user);
  if (known !== undefined) return known;

  const made = Object.freeze({ success: true, isAuthenticated: true, user });
  introductions.set(user, made);

  return made;
}

type Introduction = Readonly<{ success: true; isAuthenticated: true; user: SessionUser }>;

const introductions = new WeakMap<SessionUser, Introduction>();

/** One that went out less than a minute ago is still good. */
async function mailCode(to: { email: string; locale: Locale }, context: Context<'public'>) {
  await sendSecondFactorCode(to, context).catch((error) => {
    if (!(error instanceof Refusal) || error.code !== 'rate_limited') throw error;
  });
}
