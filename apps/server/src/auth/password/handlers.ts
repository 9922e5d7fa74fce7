import type { authPassword } from '@longhand/contract/auth-password';
import { refuse } from '@longhand/contract/errors';
import type { Locale } from '@longhand/contract/values';
import { after } from '../../platform/clock.ts';
import type { Caller, Context, Handlers } from '../../platform/http/context.ts';
import { findOpenCode, useCode, voidCodes } from '../code-queries.ts';
import { hashSecret, sendCode } from '../codes.ts';
import { note } from '../events.ts';
import { noAccountLetter, passwordChangedLetter, resetLetter } from '../letters.ts';
import { countGuess } from '../limits.ts';
import { demandGoodPassword } from '../password-rules.ts';
import { policy } from '../policy.ts';
import { deleteStepsOf } from '../second-factor/queries.ts';
import { tellPerson } from '../security-news.ts';
import type { UserRow } from '../session-queries.ts';
import { findUser, findUserByEmail, updateUser } from '../user-queries.ts';

const changed = 'Your password is changed.';

export const passwordHandlers: Handlers<typeof authPassword> = {
  async forgotPassword({ body: { email, locale = 'en' } }, context) {
    await sendResetLink({ email, locale }, context);

    return {
      success: true,
      message: 'If there is an account, a link to set a new password is on its way.',
    };
  },

  async resetPassword({ body: { token, password } }, context) {
    const { db, clock, sign, hasher, sessions } = context;
    const type = 'PasswordReset';
    const guess = await countGuess(context);
    const codeHash = hashSecret(sign, { email: '', type }, token);
    const row = await findOpenCode(db, { type, codeHash, now: clock.now() });
    const user = row && (await findUserByEmail(db, row.email));
    if (user?.disabledAt !== null) {
      await note('reset_refused', {}, context);
      throw refuse('reset_link_invalid', { fields: { token: 'reset_link_invalid' } });
    }
    await guess.wasRight();
    await demandGoodPassword({ password, email: user.email, names: namesOf(user) }, context);
    const passwordHash = await hasher.hash(password);

    await db.transaction(async (tx) => {
      const now = clock.now();
      const isFirst = await useCode(tx, { email: user.email, type, codeHash, now });
      if (!isFirst) throw refuse('reset_link_invalid');
      await voidCodes(tx, { email: user.email, type, now });
      await updateUser(tx, user.id, { passwordHash });
      await sessions.endAll(tx, user.id);
      await deleteStepsOf(tx, user.id);
      await tellPerson(tx, { person: user, compose: passwordChangedLetter }, context);
      await note('password_reset', { userId: user.id, method: 'link', db: tx }, context);
    });
    sessions.forget(user.id);

    return { success: true, message: changed };
  },

  async changePassword({ body: { currentPassword, password } }, context) {
    const { db, caller, hasher, reply, sessions } = context;
    const user = await findUser(db, caller.userId);
    if (user === undefined) throw refuse('unauthenticated');
    await demandGoodPassword({ password, email: user.email, names: namesOf(user) }, context);
    if (currentPassword === undefined) demandRecentProof(caller, context);
    else await checkCurrentPassword({ user, currentPassword }, context);
    const passwordHash = await hasher.hash(password);

    const renewed = await db.transaction(async (tx) => {
      await updateUser(tx, user.id, { passwordHash });
      await sessions.endAll(tx, user.id, caller.sessionId);
      await deleteStepsOf(tx, user.id);
      await tellPerson(tx, { person: user, compose: passwordChangedLetter }, context);
      await note('password_changed', { userId: user.id, db: tx }, context);

      return sessions.renew(tx, caller.sessionId, { hasSecondFactor: false });
    });
    sessions.forget(user.id);
    reply.startSession(renewed);

    return { success: true, message: changed };
  },
};

/** Sends a link to set a new password, or to an address without an account a mail that says so. */
export async function sendResetLink(
  { email, locale }: { email: string; locale: Locale },
  context: Context<'public'>,
): Promise<Date> {
  const { config } = context;
  const expiresAt = await sendCode(
    {
      email,
      type: 'PasswordReset',
      locale,
      async compose(tx, token) {
        const opens = (await findUserByEmail(tx, email))?.disabledAt === null;

        return opens
          ? { letter: resetLetter(locale, config, token), opens }
          : { letter: noAccountLetter(locale, config), opens };
      },
    },
    context,
  );
  await note('code_sent', { email }, context);

  return expiresAt;
}

type Person = { id: string; email: string };

function namesOf({ firstName, lastName, displayName, username }: UserRow) {
  return [firstName, lastName, displayName, username];
}

function demandRecentProof({ proved }: Caller, { clock }: Pick<Context, 'clock'>): void {
  if (proved !== undefined && after(proved.at, policy.stepUp) > clock.now()) return;

  throw refuse('reauth_required');
}

async function checkCurrentPassword(
  given: { user: Person & { passwordHash: string | null }; currentPassword: string },
  context: Context,
): Promise<void> {
  const { user, currentPassword } = given;
  const guess = await countGuess(context, { email: user.email });
  const isRight = await context.hasher
    .verify(user.passwordHash, currentPassword)
    .catch(async (busy) => {
      await guess.takeBack();
      throw busy;
    });
  if (isRight) return guess.wasRight();

  await note('password_change_refused', { userId: user.id, method: 'password' }, context);
  throw refuse('password_wrong', { fields: { currentPassword: 'password_wrong' } });
}
