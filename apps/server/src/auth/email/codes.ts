import { refuse } from '@longhand/contract/errors';
import type { Locale } from '@longhand/contract/values';
import type { Caller, Context } from '../../platform/http/context.ts';
import { sendCode } from '../codes.ts';
import { note } from '../events.ts';
import { addressInUseLetter, codeLetter, currentAddressLetter } from '../letters.ts';
import { findUserByEmail } from '../user-queries.ts';
import { findEmailChange } from './queries.ts';

type Asking = { locale: Locale };

/** To the new address of the change that is under way, or a mail that says that it is in use. */
export async function sendNewAddressCode(
  { locale }: Asking,
  context: Context<'public'>,
): Promise<Date> {
  const { caller, email } = await demandChange(context);

  const expiresAt = await mailNewAddress({ locale, caller, email }, context);
  await note('code_sent', { userId: caller.userId, email }, context);

  return expiresAt;
}

/** To the present address of the caller, which learns what the new one is to be. */
export async function sendCurrentAddressCode(
  { locale }: Asking,
  context: Context<'public'>,
): Promise<Date> {
  const { caller, email } = await demandChange(context);

  const expiresAt = await mailCurrentAddress({ locale, caller, email }, context);
  await note('code_sent', { userId: caller.userId, email: caller.user.email }, context);

  return expiresAt;
}

type Change = Asking & { caller: Caller; email: string };

export function mailNewAddress(
  { locale, caller, email }: Change,
  context: Context<'public'>,
): Promise<Date> {
  const { config } = context;

  return sendCode(
    {
      email,
      type: 'EmailChange',
      locale,
      about: caller.userId,
      async compose(tx, code) {
        const opens = (await findUserByEmail(tx, email)) === undefined;

        return opens
          ? { letter: codeLetter('newAddressCode', locale, config, code), opens }
          : { letter: addressInUseLetter(locale, config), opens };
      },
    },
    context,
  );
}

/** The code is about the new address: it agrees to no other. */
export function mailCurrentAddress(
  { locale, caller, email }: Change,
  context: Context<'public'>,
): Promise<Date> {
  return sendCode(
    {
      email: caller.user.email,
      type: 'EmailChangeCurrent',
      locale,
      about: email,
      compose: async (_tx, code) => ({
        letter: currentAddressLetter(locale, context.config, { code, address: email }),
        opens: true,
      }),
    },
    context,
  );
}

async function demandChange({ db, clock, caller }: Context<'public'>) {
  if (caller === null) throw refuse('unauthenticated');
  const change = await findEmailChange(db, caller.userId, clock.now());
  if (change === undefined) throw refuse('email_change_not_found');

  return { caller, email: change.email };
}
