import type { auth } from '@longhand/contract/auth';
import { Refusal, refuse } from '@longhand/contract/errors';
import type { Locale } from '@longhand/contract/values';
import { notify } from '../notifications/index.ts';
import type { Context, Handlers } from '../platform/http/context.ts';
import { saveProfile } from '../settings/index.ts';
import { beginHere, enter, makeAccount } from './accounts.ts';
import { useCode } from './code-queries.ts';
import { judgeCode, sendCode } from './codes.ts';
import { deviceOf, keepDevice, tellOfNewDevice } from './devices.ts';
import { note } from './events.ts';
import { accountExistsLetter, codeLetter } from './letters.ts';
import { countGuess } from './limits.ts';
import { demandGoodPassword } from './password-rules.ts';
import { sessionUserOf } from './session-user.ts';
import { findUserByEmail, updateUser } from './user-queries.ts';

type Registration = 'requestRegistration' | 'verifyRegistration' | 'completeRegistration';

export const registrationHandlers: Pick<Handlers<typeof auth>, Registration> = {
  async requestRegistration({ body: { email, locale = 'en', password } }, context) {
    if (context.config.SIGNUP_MODE !== 'open') throw refuse('signup_closed');
    if (password !== undefined) await demandGoodPassword({ password, email }, context);
    const expiresAt = await sendSignUpCode({ email, locale }, context);

    return {
      message: 'A verification code is on its way to this address.',
      expiresAt: expiresAt.toISOString(),
      requiresVerification: true,
    };
  },

  async verifyRegistration({ body: { email, code, password } }, context) {
    const { db, clock, hasher, reply } = context;
    await demandGoodPassword({ password, email }, context);
    const guess = await countGuess(context);
    const asked = { email, type: 'Signup', code } as const;
    const codeHash = await judgeCode(asked, context).catch(async (refusal) => {
      await note('code_refused', { email }, context);
      throw refusal;
    });
    await guess.wasRight();
    const passwordHash = await hasher.hash(password);

    const device = deviceOf(context);
    const session = await db.transaction(async (tx) => {
      const now = clock.now();
      if (!(await useCode(tx, { ...asked, codeHash, now }))) {
        throw refuse('code_expired');
      }
      const person = { email, passwordHash, emailVerifiedAt: now };
      const { id: userId } = await makeAccount(tx, person, now).catch(hideTaken);
      await note('account_made', { userId, db: tx }, context);

      const begun = await beginHere(tx, { userId, remembered: false, method: 'code' }, context);
      await tellOfNewDevice(tx, { userId, device }, context);
      await notify(tx, context, { userId, kind: 'welcome', params: {} });

      return begun;
    });
    keepDevice(device, context);
    reply.clear('txn');

    return { success: true, user: await enter(session, context), message: 'Welcome to Longhand.' };
  },

  async completeRegistration({ body }, { db, clock, caller, sessions, plans }) {
    const { firstName, lastName = '', marketingOptIn, locale, timeZone } = body;
    const { userId } = caller;
    const displayName = body.displayName || `${firstName} ${lastName}`.trim();
    const chosen = { ...(locale && { locale }), ...(timeZone && { timeZone }) };

    const user = await db.transaction(async (tx) => {
      const names = { firstName, lastName: lastName || null, displayName };
      const row = await updateUser(tx, userId, { ...names, marketingOptIn });
      const preferences = await saveProfile(tx, { userId, now: clock.now(), ...chosen });

      return sessionUserOf(row, { preferences, plans });
    });
    sessions.forget(userId);

    return { success: true, user };
  },
};

/** Sends a sign-up code, or to an address with an account a mail that says so. */
export async function sendSignUpCode(
  { email, locale }: { email: string; locale: Locale },
  context: Context<'public'>,
): Promise<Date> {
  const { config } = context;
  const expiresAt = await sendCode(
    {
      email,
      type: 'Signup',
      locale,
      async compose(tx, code) {
        const opens = (await findUserByEmail(tx, email)) === undefined;

        return opens
          ? { letter: codeLetter('signupCode', locale, config, code), opens }
          : { letter: accountExistsLetter(locale, config), opens };
      },
    },
    context,
  );
  await note('code_sent', { email }, context);

  return expiresAt;
}

/** The address got an account since the code was asked for: from here it is a code that holds no more. */
function hideTaken(error: unknown): never {
  throw error instanceof Refusal && error.code === 'email_taken' ? refuse('code_expired') : error;
}
