import type { auth } from '@longhand/contract/auth';
import { Refusal, refuse } from '@longhand/contract/errors';
import { notify } from '../../notifications/index.ts';
import type { Handlers } from '../../platform/http/context.ts';
import { savePreferences } from '../../settings/index.ts';
import { createAccount } from '../accounts.ts';
import { recordAuditEvent } from '../audit/audit-events.ts';
import { deviceTokenOf, notifyOfNewDevice, setDeviceCookie } from '../devices/devices.ts';
import { countAttempt } from '../limits/rate-limits.ts';
import { requireStrongPassword } from '../password/password-rules.ts';
import { sessionUserOf } from '../session-user.ts';
import { createSession, setSessionCookie } from '../sign-in-completion.ts';
import { updateUser } from '../user-queries.ts';
import { sendAccountCode } from '../verification/send-account-code.ts';
import { consumeCode } from '../verification/verification-code-queries.ts';
import { verifyCode } from '../verification/verification-codes.ts';

type RegistrationEndpoint = 'requestRegistration' | 'verifyRegistration' | 'completeRegistration';

export const registrationHandlers: Pick<Handlers<typeof auth>, RegistrationEndpoint> = {
  async requestRegistration({ body: { email, locale = 'en', password } }, context) {
    if (context.config.SIGNUP_MODE !== 'open') throw refuse('signup_closed');
    if (password !== undefined) await requireStrongPassword({ password, email }, context);
    const expiresAt = await sendAccountCode('Signup', { email, locale }, context);

    return {
      message: 'A verification code is on its way to this address.',
      expiresAt: expiresAt.toISOString(),
      requiresVerification: true,
    };
  },

  async verifyRegistration({ body: { email, code, password } }, context) {
    const { db, clock, hasher, reply } = context;
    await requireStrongPassword({ password, email }, context);
    const attempt = await countAttempt(context);
    const codeGuess = { email, type: 'Signup', code } as const;
    const codeHash = await verifyCode(codeGuess, context).catch(async (refusal) => {
      await recordAuditEvent('code_refused', { email }, context);
      throw refusal;
    });
    await attempt.succeed();
    const passwordHash = await hasher.hash(password);

    const device = deviceTokenOf(context);
    const session = await db.transaction(async (tx) => {
      const now = clock.now();
      if (!(await consumeCode(tx, { ...codeGuess, codeHash, now }))) {
        throw refuse('code_expired');
      }
      const newAccount = { email, passwordHash, emailVerifiedAt: now };
      const { id: userId } = await createAccount(tx, newAccount, now).catch(hideEmailTaken);
      await recordAuditEvent('account_made', { userId, db: tx }, context);

      const created = await createSession(
        tx,
        { userId, remembered: false, method: 'code' },
        context,
      );
      await notifyOfNewDevice(tx, { userId, device }, context);
      await notify(tx, context, { userId, kind: 'welcome', params: {} });

      return created;
    });
    setDeviceCookie(device, context);
    reply.clear('txn');

    return {
      success: true,
      user: await setSessionCookie(session, context),
      message: 'Welcome to Longhand.',
    };
  },

  async completeRegistration({ body }, { db, clock, caller, sessions, plans }) {
    const { firstName, lastName = '', marketingOptIn, locale, timeZone } = body;
    const { userId } = caller;
    const displayName = body.displayName || `${firstName} ${lastName}`.trim();
    const chosen = { ...(locale && { locale }), ...(timeZone && { timeZone }) };

    const user = await db.transaction(async (tx) => {
      const names = { firstName, lastName: lastName || null, displayName };
      const row = await updateUser(tx, userId, { ...names, marketingOptIn });
      const preferences = await savePreferences(tx, { userId, now: clock.now(), ...chosen });

      return sessionUserOf(row, { preferences, plans });
    });
    sessions.invalidateUser(userId);

    return { success: true, user };
  },
};

/** The address got an account after the code was requested: reported as an expired code, so that nothing is disclosed. */
function hideEmailTaken(error: unknown): never {
  throw error instanceof Refusal && error.code === 'email_taken' ? refuse('code_expired') : error;
}
