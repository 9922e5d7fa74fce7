import { refuse } from '@longhand/contract/errors';
import type { Locale } from '@longhand/contract/values';
import type { Caller, Context } from '../../platform/http/context.ts';
import { recordAuditEvent } from '../audit/audit-events.ts';
import { addressInUseEmail, codeEmail, currentAddressEmail } from '../email-templates.ts';
import { findUserByEmail } from '../user-queries.ts';
import { sendCode } from '../verification/verification-codes.ts';
import { findEmailChange } from './queries.ts';

type CodeLocale = { locale: Locale };

/** Sends the code to the new address of the pending change, or an email that says the address is in use. */
export async function sendNewAddressCode(
  { locale }: CodeLocale,
  context: Context<'public'>,
): Promise<Date> {
  const { caller, email } = await requireEmailChange(context);

  const expiresAt = await emailNewAddress({ locale, caller, email }, context);
  await recordAuditEvent('code_sent', { userId: caller.userId, email }, context);

  return expiresAt;
}

/** Sends the code to the caller's current address, naming the new one. */
export async function sendCurrentAddressCode(
  { locale }: CodeLocale,
  context: Context<'public'>,
): Promise<Date> {
  const { caller, email } = await requireEmailChange(context);

  const expiresAt = await emailCurrentAddress({ locale, caller, email }, context);
  await recordAuditEvent('code_sent', { userId: caller.userId, email: caller.user.email }, context);

  return expiresAt;
}

type EmailChangeRequest = CodeLocale & { caller: Caller; email: string };

export function emailNewAddress(
  { locale, caller, email }: EmailChangeRequest,
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
        const isUsable = (await findUserByEmail(tx, email)) === undefined;

        return isUsable
          ? { letter: codeEmail('newAddressCode', locale, config, code), isUsable }
          : { letter: addressInUseEmail(locale, config), isUsable };
      },
    },
    context,
  );
}

/** The code is bound to the new address, so it does not confirm a change to another. */
export function emailCurrentAddress(
  { locale, caller, email }: EmailChangeRequest,
  context: Context<'public'>,
): Promise<Date> {
  return sendCode(
    {
      email: caller.user.email,
      type: 'EmailChangeCurrent',
      locale,
      about: email,
      compose: async (_tx, code) => ({
        letter: currentAddressEmail(locale, context.config, { code, address: email }),
        isUsable: true,
      }),
    },
    context,
  );
}

async function requireEmailChange({ db, clock, caller }: Context<'public'>) {
  if (caller === null) throw refuse('unauthenticated');
  const change = await findEmailChange(db, caller.userId, clock.now());
  if (change === undefined) throw refuse('email_change_not_found');

  return { caller, email: change.email };
}
