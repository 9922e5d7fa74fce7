import { roles } from '@longhand/contract/access';
import type { authSessions, StepUpMethod, StepUpProof } from '@longhand/contract/auth-sessions';
import { refuse } from '@longhand/contract/errors';
import type { Locale } from '@longhand/contract/values';
import { addMilliseconds } from '../../platform/clock.ts';
import type { Context, Handlers } from '../../platform/http/context.ts';
import { recordAuditEvent } from '../audit/audit-events.ts';
import { codeEmail } from '../email-templates.ts';
import { countAttempt } from '../limits/rate-limits.ts';
import { hasPasskey } from '../passkeys/queries.ts';
import { policy } from '../policy.ts';
import { type ConsumeProof, verifyProof } from '../second-factor/proofs.ts';
import { hasTotp } from '../second-factor/queries.ts';
import type { UserRow } from '../session-queries.ts';
import { isSecondFactor } from '../sign-in-completion.ts';
import { findUser } from '../user-queries.ts';
import { sendCode } from '../verification/verification-codes.ts';

type StepUpEndpoint = 'readStepUp' | 'stepUp';

export const stepUpHandlers: Pick<Handlers<typeof authSessions>, StepUpEndpoint> = {
  async readStepUp(_received, context) {
    const { clock, caller } = context;
    const user = await requireUser(context);

    return {
      success: true,
      methods: await allowedMethods(user, context),
      until: addMilliseconds(caller.lastStepUp?.at ?? clock.now(), policy.stepUp).toISOString(),
    };
  },

  async stepUp({ body }, context) {
    const { db, clock, caller, reply, sessions } = context;
    const user = await requireUser(context);
    const methods = await allowedMethods(user, context);
    const { method } = body;
    if (!methods.includes(method)) throw refuse('second_factor_method');

    const consume = await verifyStepUp(body, user, context).catch(async (refusal) => {
      await recordAuditEvent('step_up_refused', { userId: user.id, method }, context);
      throw refusal;
    });
    const rotated = await db.transaction(async (tx) => {
      if (!(await consume(tx))) throw refuse('code_expired');
      await recordAuditEvent('stepped_up', { userId: user.id, method, db: tx }, context);

      return sessions.rotateSecret(tx, caller.sessionId, {
        hasSecondFactor: isSecondFactor(method),
      });
    });
    sessions.invalidateUser(user.id);
    reply.setSessionCookie(rotated);

    return {
      success: true,
      methods,
      until: addMilliseconds(clock.now(), policy.stepUp).toISOString(),
    };
  },
};

/** With an authenticator set up, only second factors are accepted; for staff with a passkey, only the passkey. */
async function allowedMethods(
  user: UserRow,
  { db, caller }: Context<'user'>,
): Promise<StepUpMethod[]> {
  const passkey = (await hasPasskey(db, user.id)) ? (['passkey'] as const) : [];
  if (await hasTotp(db, user.id)) return ['totp', 'recovery', ...passkey];
  if (caller.role >= roles.Staff && passkey.length > 0) return [...passkey];

  return [...(user.passwordHash === null ? [] : (['password'] as const)), 'email', ...passkey];
}

async function verifyStepUp(
  proof: StepUpProof,
  user: UserRow,
  context: Context<'user'>,
): Promise<ConsumeProof> {
  const { method } = proof;
  const isGuessableFactor = method === 'totp' || method === 'email';
  const attempt = await countAttempt(context, {
    ...((isGuessableFactor || method === 'password') && { email: user.email }),
    isSecondFactor: isGuessableFactor,
  });
  const consume =
    method === 'password'
      ? await verifyPassword(proof.password, user, { ...context, guess: attempt })
      : await verifyProof(proof, { person: user, codeType: 'StepUp' }, context);
  await attempt.succeed();

  return consume;
}

async function verifyPassword(
  password: string,
  user: UserRow,
  { hasher, guess: attempt }: Context<'user'> & { guess: { undo(): Promise<void> } },
): Promise<ConsumeProof> {
  const isCorrect = await hasher.verify(user.passwordHash, password).catch(async (busy) => {
    await attempt.undo();
    throw busy;
  });
  if (!isCorrect) throw refuse('password_wrong', { fields: { password: 'password_wrong' } });

  return async () => true;
}

/** Sends the code to the caller's own address, whatever address the request names. */
export async function sendStepUpCode(
  { locale }: { locale: Locale },
  context: Context<'public'>,
): Promise<Date> {
  const { caller, config } = context;
  if (caller === null || caller.scopes !== undefined) throw refuse('unauthenticated');

  return sendCode(
    {
      email: caller.user.email,
      type: 'StepUp',
      locale,
      compose: async (_tx, code) => ({
        letter: codeEmail('stepUpCode', locale, config, code),
        isUsable: true,
      }),
    },
    context,
  );
}

async function requireUser({ db, caller }: Context<'user'>): Promise<UserRow> {
  const user = await findUser(db, caller.userId);
  if (user === undefined) throw refuse('unauthenticated');

  return user;
}
