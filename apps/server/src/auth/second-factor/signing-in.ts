import type { authPasswordless } from '@longhand/contract/auth-passwordless';
import { Refusal, refuse } from '@longhand/contract/errors';
import type { Locale } from '@longhand/contract/values';
import type { Context, Handlers } from '../../platform/http/context.ts';
import { letIn, welcomeIn } from '../admitting.ts';
import { sendCode } from '../codes.ts';
import { note } from '../events.ts';
import { codeLetter } from '../letters.ts';
import { countGuess } from '../limits.ts';
import { tellOfSecurity } from '../security-news.ts';
import { checkProof } from './proofs.ts';
import { deleteStep, spendStepAttempt } from './queries.ts';
import { demandStep, openStep } from './step.ts';

type Names = 'readSecondFactor' | 'verifySigninCode';

export const secondFactorHandlers: Pick<Handlers<typeof authPasswordless>, Names> = {
  async readSecondFactor(_received, context) {
    const open = await openStep(context);

    return {
      success: true,
      isPending: open !== null,
      methods: open?.step.methods ?? [],
      expiresAt: open?.step.expiresAt.toISOString() ?? null,
    };
  },

  async verifySigninCode({ body }, context) {
    const { db, reply } = context;
    const { step, user } = await demandStep(context);
    const { method } = body;
    if (!step.methods.includes(method)) throw refuse('second_factor_method');

    const attemptsLeft = await spendStepAttempt(db, step.id);
    if (attemptsLeft === undefined) throw refuse('code_attempts_spent');
    const guess = await countGuess(context, {
      email: user.email,
      isSecondFactor: canBeGuessed(method),
    });
    const aim = { person: user, codeType: 'SecondFactor' } as const;
    const use = await checkProof(body, aim, context).catch(async (refusal) => {
      await note('second_factor_refused', { userId: user.id, method }, context);
      throw withAttempts(refusal, attemptsLeft);
    });

    const admission = await db.transaction(async (tx) => {
      const isFirst = (await deleteStep(tx, step.id)) && (await use(tx));
      if (!isFirst) throw refuse('code_expired');
      if (method === 'recovery') {
        await note('recovery_code_used', { userId: user.id, method, db: tx }, context);
        await tellOfSecurity(tx, { person: user, change: 'recovery_code_used' }, context);
      }

      return letIn(tx, { userId: user.id, remembered: step.remembered, method }, context);
    });
    await guess.wasRight();
    reply.clear('mfa');

    return welcomeIn(admission, context);
  },
};

/** A mailed code for an account whose password is being guessed at. */
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
        letter: codeLetter('secondFactorCode', locale, context.config, code),
        opens: true,
      }),
    },
    context,
  );
}

/** Recovery codes and passkeys can not be guessed, so that there is always a way in. */
function canBeGuessed(method: string): boolean {
  return method === 'totp' || method === 'email';
}

function withAttempts(error: unknown, attemptsLeft: number): unknown {
  if (!(error instanceof Refusal) || error.code !== 'code_invalid') return error;

  return refuse('code_invalid', { fields: error.fields, details: { attemptsLeft } });
}
