import type { Locale } from '@longhand/contract/values';
import type { Context } from '../../platform/http/context.ts';
import type { EmailContent } from '../../platform/mail/email-content.ts';
import { recordAuditEvent } from '../audit/audit-events.ts';
import {
  accountExistsEmail,
  codeEmail,
  type EmailSite,
  noAccountEmail,
  passwordResetEmail,
} from '../email-templates.ts';
import type { UserRow } from '../session-queries.ts';
import { findUserByEmail } from '../user-queries.ts';
import { sendCode } from './verification-codes.ts';

type AccountCode = {
  /** Whether the address may use a code; otherwise its owner gets an email that says why not. */
  isUsable: (user: UserRow | undefined) => boolean;
  codeEmail: (locale: Locale, site: EmailSite, secret: string) => EmailContent;
  refusalEmail: (locale: Locale, site: EmailSite) => EmailContent;
};

const hasActiveAccount = (user: UserRow | undefined) => user?.disabledAt === null;

const accountCodes = {
  Signup: {
    isUsable: (user) => user === undefined,
    codeEmail: (locale, site, code) => codeEmail('signupCode', locale, site, code),
    refusalEmail: accountExistsEmail,
  },
  SignIn: {
    isUsable: hasActiveAccount,
    codeEmail: (locale, site, code) => codeEmail('signInCode', locale, site, code),
    refusalEmail: noAccountEmail,
  },
  PasswordReset: {
    isUsable: hasActiveAccount,
    codeEmail: passwordResetEmail,
    refusalEmail: noAccountEmail,
  },
} satisfies Record<string, AccountCode>;

/** Sends a code to sign up or sign in, or a link to set a new password. Reply and work are the same whether the address has an account. */
export async function sendAccountCode(
  type: keyof typeof accountCodes,
  { email, locale }: { email: string; locale: Locale },
  context: Context<'public'>,
): Promise<Date> {
  const { config } = context;
  const emails: AccountCode = accountCodes[type];
  const expiresAt = await sendCode(
    {
      email,
      type,
      locale,
      async compose(tx, secret) {
        const isUsable = emails.isUsable(await findUserByEmail(tx, email));
        const letter = isUsable
          ? emails.codeEmail(locale, config, secret)
          : emails.refusalEmail(locale, config);

        return { letter, isUsable };
      },
    },
    context,
  );
  await recordAuditEvent('code_sent', { email }, context);

  return expiresAt;
}
