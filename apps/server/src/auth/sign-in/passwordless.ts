import type { authPasswordless } from '@longhand/contract/auth-passwordless';
import { refuse } from '@longhand/contract/errors';
import type { Handlers } from '../../platform/http/context.ts';
import { recordAuditEvent } from '../audit/audit-events.ts';
import { countAttempt, countFailure } from '../limits/rate-limits.ts';
import { completeSignIn, replyToSignIn } from '../sign-in-completion.ts';
import { findUserByEmail } from '../user-queries.ts';
import { sendAccountCode } from '../verification/send-account-code.ts';
import { consumeCode } from '../verification/verification-code-queries.ts';
import { verifyCode } from '../verification/verification-codes.ts';

type PasswordlessEndpoint = 'requestLogin' | 'verifyLogin';

export const passwordlessHandlers: Pick<Handlers<typeof authPasswordless>, PasswordlessEndpoint> = {
  async requestLogin({ body: { email, locale = 'en' } }, context) {
    const expiresAt = await sendAccountCode('SignIn', { email, locale }, context);

    return {
      success: true,
      message: 'If there is an account, a sign-in code is on its way to this address.',
      expiresAt: expiresAt.toISOString(),
    };
  },

  async verifyLogin({ body: { email, verificationCode, remember } }, context) {
    const { db, clock, reply } = context;
    const attempt = await countAttempt(context);
    const found = await findUserByEmail(db, email);
    const codeGuess = {
      email,
      type: 'SignIn',
      code: verificationCode,
      field: 'verificationCode',
    } as const;
    const codeHash = await verifyCode(codeGuess, context).catch(async (refusal) => {
      await countFailure(context, email);
      const details = { email, method: 'code', ...(found && { userId: found.id }) } as const;
      await recordAuditEvent('sign_in_refused', details, context);
      throw refusal;
    });
    await attempt.succeed();

    const signInOutcome = await db.transaction(async (tx) => {
      const isFirst = await consumeCode(tx, { ...codeGuess, codeHash, now: clock.now() });
      if (!isFirst || found?.disabledAt !== null) throw refuse('code_expired');

      return completeSignIn(tx, { user: found, remembered: remember, method: 'code' }, context);
    });
    reply.clear('txn');

    return replyToSignIn(signInOutcome, context);
  },
};
