import type { authExternal } from '@longhand/contract/auth-external';
import { refuse } from '@longhand/contract/errors';
import type { Locale } from '@longhand/contract/values';
import type { Context, Handlers } from '../../platform/http/context.ts';
import { digest } from '../../platform/secret.ts';
import { recordAuditEvent } from '../audit/audit-events.ts';
import { codeEmail } from '../email-templates.ts';
import { countAttempt } from '../limits/rate-limits.ts';
import { replyToSignIn } from '../sign-in-completion.ts';
import { consumeCode } from '../verification/verification-code-queries.ts';
import { sendCode, verifyCode } from '../verification/verification-codes.ts';
import { linkByEmail } from './account-linking.ts';
import { findEmailVerificationFlow } from './flows.ts';
import { defaultReturnUrl } from './handlers.ts';
import { consumeFlow } from './queries.ts';

type ProofEndpoint = 'readExternalProof' | 'requestExternalProof' | 'verifyExternalProof';

/** Email verification for sign-ins whose provider vouches for no address. The steps are the same for every address. */
export const externalEmailHandlers: Pick<Handlers<typeof authExternal>, ProofEndpoint> = {
  async readExternalProof(_received, context) {
    const flow = await findEmailVerificationFlow(context);

    return {
      success: true,
      isPending: flow !== undefined,
      provider: flow?.provider ?? null,
      email: flow?.email ?? null,
      returnUrl: flow?.returnUrl ?? defaultReturnUrl,
      expiresAt: flow?.expiresAt.toISOString() ?? null,
    };
  },

  async requestExternalProof({ body: { email, locale = 'en' } }, context) {
    const expiresAt = await sendExternalEmailCode({ email, locale }, context);

    return {
      success: true,
      message: 'A verification code is on its way to this address.',
      expiresAt: expiresAt.toISOString(),
    };
  },

  async verifyExternalProof({ body: { email, code } }, context) {
    const { db, clock, reply, request } = context;
    const attempt = await countAttempt(context);
    const codeGuess = { email, type: 'External', code } as const;
    const codeHash = await verifyCode(codeGuess, context).catch(async (refusal) => {
      await recordAuditEvent('code_refused', { email }, context);
      throw refusal;
    });
    await attempt.succeed();

    const { signInOutcome, isNew } = await db.transaction(async (tx) => {
      const now = clock.now();
      const flow = await consumeFlow(tx, { tokenHash: digest(request.externalSignIn ?? ''), now });
      if (flow?.purpose !== 'proof' || flow.subject === null) throw refuse('external_expired');
      if (!(await consumeCode(tx, { ...codeGuess, codeHash, now }))) throw refuse('code_expired');
      const { subject, label, firstName, lastName } = flow;
      const profile = {
        subject,
        label,
        firstName,
        lastName,
        email,
        isEmailVerified: true,
        refreshToken: null,
      };

      return linkByEmail(tx, { flow, profile, email, isVerifiedHere: true }, context);
    });
    reply.clear('txn');
    reply.clear('ext');

    return { ...(await replyToSignIn(signInOutcome, context)), isNew };
  },
};

/** Sends a code to any address, so that the reply does not disclose whether it has an account. */
export async function sendExternalEmailCode(
  { email, locale }: { email: string; locale: Locale },
  context: Context<'public'>,
): Promise<Date> {
  if ((await findEmailVerificationFlow(context)) === undefined) throw refuse('external_expired');
  const { config } = context;
  const compose = async (_tx: unknown, code: string) => ({
    letter: codeEmail('externalCode', locale, config, code),
    isUsable: true,
  });
  const expiresAt = await sendCode({ email, type: 'External', locale, compose }, context);
  await recordAuditEvent('code_sent', { email }, context);

  return expiresAt;
}
