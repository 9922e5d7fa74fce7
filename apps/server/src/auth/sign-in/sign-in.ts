import type { auth, SessionUser } from '@longhand/contract/auth';
import { Refusal, refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import type { Locale } from '@longhand/contract/values';
import { needsRehash } from '../../platform/hasher.ts';
import type { Context, Handlers } from '../../platform/http/context.ts';
import { recordAuditEvent } from '../audit/audit-events.ts';
import { countAttempt } from '../limits/rate-limits.ts';
import { sendSecondFactorCode } from '../second-factor/sign-in.ts';
import { readUserLocale } from '../security-alerts.ts';
import { completeSignIn, replyToSignIn } from '../sign-in-completion.ts';
import { findUserByEmail, updateUser } from '../user-queries.ts';

export const signInHandlers: Pick<Handlers<typeof auth>, 'login' | 'logout' | 'me'> = {
  async login({ body: { email, password, remember } }, context) {
    const { db, hasher } = context;
    const attempt = await countAttempt(context, { email });
    const found = await findUserByEmail(db, email);
    const user = found?.disabledAt === null ? found : undefined;
    const isCorrect = isTooLong(password)
      ? false
      : await hasher.verify(user?.passwordHash, password).catch(async (busy) => {
          await attempt.undo();
          throw busy;
        });

    if (user === undefined || !isCorrect) {
      const details = { email, method: 'password', ...(user && { userId: user.id }) } as const;
      await recordAuditEvent('sign_in_refused', details, context);
      throw refuse('credentials_invalid');
    }

    const isHashOutdated = user.passwordHash !== null && needsRehash(user.passwordHash);
    const rehashed = isHashOutdated ? { passwordHash: await hasher.hash(password) } : undefined;
    const signInOutcome = await db.transaction(async (tx) => {
      if (rehashed !== undefined) await updateUser(tx, user.id, rehashed);
      const { isUnderBruteForce } = attempt;

      return completeSignIn(
        tx,
        { user, remembered: remember, method: 'password', isUnderBruteForce },
        context,
      );
    });
    if ('session' in signInOutcome) await attempt.succeed();
    else {
      await attempt.undo();
      if (attempt.isUnderBruteForce)
        await sendCodeUnlessRecent({ email, locale: await readUserLocale(db, user.id) }, context);
    }

    return replyToSignIn(signInOutcome, context);
  },

  async logout(_received, context) {
    const { caller, sessions, reply } = context;
    if (caller !== null) {
      await sessions.end(caller.sessionId);
      await recordAuditEvent('signed_out', { userId: caller.userId }, context);
    }
    reply.endSession();

    return { success: true };
  },

  me: (_received, { caller }) => currentUserReply(caller.user),
};

/** Longer than any stored password can be, so hashing can be skipped. */
function isTooLong(password: string): boolean {
  return [...password].length > limits.passwordMax;
}

/** Called on every page load, so the reply is cached for as long as the session is in memory. */
function currentUserReply(user: SessionUser): CurrentUserReply {
  const known = currentUserReplies.get(user);
  if (known !== undefined) return known;

  const made = Object.freeze({ success: true, isAuthenticated: true, user });
  currentUserReplies.set(user, made);

  return made;
}

type CurrentUserReply = Readonly<{ success: true; isAuthenticated: true; user: SessionUser }>;

const currentUserReplies = new WeakMap<SessionUser, CurrentUserReply>();

/** Ignores the resend limit: a code sent less than a minute ago is still valid. */
async function sendCodeUnlessRecent(
  to: { email: string; locale: Locale },
  context: Context<'public'>,
) {
  await sendSecondFactorCode(to, context).catch((error) => {
    if (!(error instanceof Refusal) || error.code !== 'rate_limited') throw error;
  });
}
