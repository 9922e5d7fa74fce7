import { roles } from '@longhand/contract/access';
import type { authSessions, StepUpMethod, StepUpProof } from '@longhand/contract/auth-sessions';
import { refuse } from '@longhand/contract/errors';
import type { Locale } from '@longhand/contract/values';
import { after } from '../../platform/clock.ts';
import type { Context, Handlers } from '../../platform/http/context.ts';
import { sendCode } from '../codes.ts';
import { note } from '../events.ts';
import { codeLetter } from '../letters.ts';
import { countGuess } from '../limits.ts';
import { hasPasskey } from '../passkeys/queries.ts';
import { policy } from '../policy.ts';
import { checkProof, type Use } from '../second-factor/proofs.ts';
import { hasTotp } from '../second-factor/queries.ts';
import { isSecondFactor } from '../second-factor/strength.ts';
import type { UserRow } from '../session-queries.ts';
import { findUser } from '../user-queries.ts';

type Names = 'readStepUp' | 'stepUp';

export const stepUpHandlers: Pick<Handlers<typeof authSessions>, Names> = {
  async readStepUp(_received, context) {
    const { clock, caller } = context;
    const user = await demandUser(context);

    return {
      success: true,
      methods: await methodsOf(user, context),
      until: after(caller.proved?.at ?? clock.now(), policy.stepUp).toISOString(),
    };
  },

  async stepUp({ body }, context) {
    const { db, clock, caller, reply, sessions } = context;
    const user = await demandUser(context);
    const methods = await methodsOf(user, context);
    const { method } = body;
    if (!methods.includes(method)) throw refuse('second_factor_method');

    const use = await check(body, user, context).catch(async (refusal) => {
      await note('step_up_refused', { userId: user.id, method }, context);
      throw refusal;
    });
    const renewed = await db.transaction(async (tx) => {
      if (!(await use(tx))) throw refuse('code_expired');
      await note('stepped_up', { userId: user.id, method, db: tx }, context);

      return sessions.renew(tx, caller.sessionId, { hasSecondFactor: isSecondFactor(method) });
    });
    sessions.forget(user.id);
    reply.startSession(renewed);

    return { success: true, methods, until: after(clock.now(), policy.stepUp).toISOString() };
  },
};

/** Where an authenticator is set up nothing less will do; for staff with a passkey nothing less than that. */
async function methodsOf(user: UserRow, { db, caller }: Context<'user'>): Promise<StepUpMethod[]> {
  const passkey = (await hasPasskey(db, user.id)) ? (['passkey'] as const) : [];
  if (await hasTotp(db, user.id)) return ['totp', 'recovery', ...passkey];
  if (caller.role >= roles.Staff && passkey.length > 0) return [...passkey];

  return [...(user.passwordHash === null ? [] : (['password'] as const)), 'email', ...passkey];
}

async function check(proof: StepUpProof, user: UserRow, context: Context<'user'>): Promise<Use> {
  const { method } = proof;
  const isSecond = method === 'totp' || method === 'email';
  const guess = await countGuess(context, {
    ...((isSecond || method === 'password') && { email: user.email }),
    isSecondFactor: isSecond,
  });
  const use =
    method === 'password'
      ? await checkPassword(proof.password, user, { ...context, guess })
      : await checkProof(proof, { person: user, codeType: 'StepUp' }, context);
  await guess.wasRight();

  return use;
}

async function checkPassword(
  password: string,
  user: UserRow,
  { hasher, guess }: Context<'user'> & { guess: { takeBack(): Promise<void> } },
): Promise<Use> {
  const isRight = await hasher.verify(user.passwordHash, password).catch(async (busy) => {
    await guess.takeBack();
    throw busy;
  });
  if (!isRight) throw refuse('password_wrong', { fields: { password: 'password_wrong' } });

  return async () => true;
}

/** A code to the caller's own address, whatever address they name. */
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
        letter: codeLetter('stepUpCode', locale, config, code),
        opens: true,
      }),
    },
    context,
  );
}

async function demandUser({ db, caller }: Context<'user'>): Promise<UserRow> {
  const user = await findUser(db, caller.userId);
  if (user === undefined) throw refuse('unauthenticated');

  return user;
}
