import type { authPasswordless } from '@longhand/contract/auth-passwordless';
import { refuse } from '@longhand/contract/errors';
import type { Locale } from '@longhand/contract/values';
import type { Context, Handlers } from '../platform/http/context.ts';
import { admit, welcome } from './admitting.ts';
import { useCode } from './code-queries.ts';
import { judgeCode, sendCode } from './codes.ts';
import { note } from './events.ts';
import { codeLetter, noAccountLetter } from './letters.ts';
import { countFailure, countGuess } from './limits.ts';
import { findUserByEmail } from './user-queries.ts';

type Names = 'requestLogin' | 'verifyLogin';

export const passwordlessHandlers: Pick<Handlers<typeof authPasswordless>, Names> = {
  async requestLogin({ body: { email, locale = 'en' } }, context) {
    const expiresAt = await sendSignInCode({ email, locale }, context);

    return {
      success: true,
      message: 'If there is an account, a sign-in code is on its way to this address.',
      expiresAt: expiresAt.toISOString(),
    };
  },

  async verifyLogin({ body: { email, verificationCode, remember } }, context) {
    const { db, clock, reply } = context;
    const guess = await countGuess(context);
    const found = await findUserByEmail(db, email);
    const asked = {
      email,
      type: 'SignIn',
      code: verificationCode,
      field: 'verificationCode',
    } as const;
    const codeHash = await judgeCode(asked, context).catch(async (refusal) => {
      await countFailure(context, email);
      const about = { email, method: 'code', ...(found && { userId: found.id }) } as const;
      await note('sign_in_refused', about, context);
      throw refusal;
    });
    await guess.wasRight();

    const admission = await db.transaction(async (tx) => {
      const isFirst = await useCode(tx, { ...asked, codeHash, now: clock.now() });
      if (!isFirst || found?.disabledAt !== null) throw refuse('code_expired');

      return admit(tx, { user: found, remembered: remember, method: 'code' }, context);
    });
    reply.clear('txn');

    return welcome(admission, context);
  },
};

/** Sends a sign-in code, or to an address without an account a mail that says so. */
export async function sendSignInCode(
  { email, locale }: { email: string; locale: Locale },
  context: Context<'public'>,
): Promise<Date> {
  const { config } = context;
  const expiresAt = await sendCode(
    {
      email,
      type: 'SignIn',
      locale,
      async compose(tx, code) {
        const opens = (await findUserByEmail(tx, email))?.disabledAt === null;

        return opens
          ? { letter: codeLetter('signInCode', locale, config, code), opens }
          : { letter: noAccountLetter(locale, config), opens };
      },
    },
    context,
  );
  await note('code_sent', { email }, context);

  return expiresAt;
}
