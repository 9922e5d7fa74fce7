import type { authPasswordless } from '@longhand/contract/auth-passwordless';
import { Refusal, refuse } from '@longhand/contract/errors';
import type { Locale } from '@longhand/contract/values';
import type { Context, Handlers } from '../../platform/http/context.ts';
import { recordAuditEvent } from '../audit/audit-events.ts';
import { codeEmail } from '../email-templates.ts';
import { countAttempt } from '../limits/rate-limits.ts';
import { sendSecurityAlert } from '../security-alerts.ts';
import { createSignInSession, replyWithSession } from '../sign-in-completion.ts';
import { findPendingSignIn, requirePendingSignIn } from '../sign-in-step.ts';
import { sendCode } from '../verification/verification-codes.ts';
import { verifyProof } from './proofs.ts';
import { consumeStepAttempt, deleteSignInStep } from './queries.ts';

type SecondFactorEndpoint = 'readSecondFactor' | 'verifySigninCode';

export const secondFactorHandlers: Pick<Handlers<typeof authPasswordless>, SecondFactorEndpoint> = {
  async readSecondFactor(_received, context) {
    const pending = await findPendingSignIn(context);

    return {
      success: true,
      isPending: pending !== null,
      methods: pending?.step.methods ?? [],
      expiresAt: pending?.step.expiresAt.toISOString() ?? null,
    };
  },

  async verifySigninCode({ body }, context) {
    const { db, reply } = context;
    const { step, user } = await requirePendingSignIn(context);
    const { method } = body;
    if (!step.methods.includes(method)) throw refuse('second_factor_method');

    const attemptsLeft = await consumeStepAttempt(db, step.id);
    if (attemptsLeft === undefined) throw refuse('code_attempts_spent');
    const attempt = await countAttempt(context, {
      email: user.email,
      isSecondFactor: canBeGuessed(method),
    });
    const target = { person: user, codeType: 'SecondFactor' } as const;
    const consume = await verifyProof(body, target, context).catch(async (refusal) => {
      await recordAuditEvent('second_factor_refused', { userId: user.id, method }, context);
      throw withAttempts(refusal, attemptsLeft);
    });

    const deviceSession = await db.transaction(async (tx) => {
      const isFirst = (await deleteSignInStep(tx, step.id)) && (await consume(tx));
      if (!isFirst) throw refuse('code_expired');
      if (method === 'recovery') {
        await recordAuditEvent('recovery_code_used', { userId: user.id, method, db: tx }, context);
        await sendSecurityAlert(tx, { person: user, change: 'recovery_code_used' }, context);
      }

      return createSignInSession(
        tx,
        { userId: user.id, remembered: step.remembered, method },
        context,
      );
    });
    await attempt.succeed();
    reply.clear('mfa');

    return replyWithSession(deviceSession, context);
  },
};

/** Emails a code as second factor for an account under a brute-force attack. */
export async function sendSecondFactorCode(
  { email, locale }: { email: string; locale: Locale },
  context: Context<'public'>,
): Promise<Date> {
  return sendCode(
    {
      email,
      type: 'SecondFactor',
      locale,
      compose: async (_tx, code) => ({
        letter: codeEmail('secondFactorCode', locale, context.config, code),
        isUsable: true,
      }),
    },
    context,
  );
}

/** Recovery codes and passkeys cannot be guessed. Not limiting them leaves the owner a way to sign in during an attack. */
function canBeGuessed(method: string): boolean {
  return method === 'totp' || method === 'email';
}

function withAttempts(error: unknown, attemptsLeft: number): unknown {
  if (!(error instanceof Refusal) || error.code !== 'code_invalid') return error;

  return refuse('code_invalid', { fields: error.fields, details: { attemptsLeft } });
}
