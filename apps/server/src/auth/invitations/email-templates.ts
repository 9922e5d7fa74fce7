import { limits } from '@longhand/contract/limits';
import type { Locale } from '@longhand/contract/values';
import type { EmailContent } from '../../platform/mail/email-content.ts';
import { mailTranslatorFor } from '../../platform/mail/mail-translator.ts';

type InvitationEmailInput = { token: string; inviter: string | null };

/** The token is in the URL fragment, which is not sent to servers, and opening the link does not consume it. */
export function invitationEmail(
  locale: Locale,
  { PUBLIC_URL }: { PUBLIC_URL: string },
  { token, inviter }: InvitationEmailInput,
): EmailContent {
  const t = mailTranslatorFor(locale);
  const values = { known: inviter === null ? 'no' : 'yes', name: `\u2068${inviter ?? ''}\u2069` };

  return {
    subject: t('invitation.subject'),
    paragraphs: [
      t('invitation.intro', values),
      t('invitation.validity', { days: limits.invitationDays }),
      t('invitation.ignore'),
    ],
    action: {
      label: t('invitation.action'),
      url: `${PUBLIC_URL}/auth/accept-invitation#token=${token}`,
    },
    footer: t('footer', { host: new URL(PUBLIC_URL).host }),
  };
}
