import type { Locale } from '@longhand/contract/values';
import type { EmailContent } from '../../platform/mail/email-content.ts';
import { mailTranslatorFor } from '../../platform/mail/mail-translator.ts';

type WaitlistPosition = { position: number; token: string };

/** The position in the waitlist, with a link to check it and to leave. */
export function waitlistPositionEmail(
  locale: Locale,
  { PUBLIC_URL }: { PUBLIC_URL: string },
  { position, token }: WaitlistPosition,
): EmailContent {
  const t = mailTranslatorFor(locale);

  return {
    subject: t('waitlistPlace.subject'),
    paragraphs: [t('waitlistPlace.intro', { position }), t('waitlistPlace.leave')],
    action: {
      label: t('waitlistPlace.action'),
      url: `${PUBLIC_URL}/auth/waitlist-verify#token=${token}`,
    },
    footer: t('footer', { host: new URL(PUBLIC_URL).host }),
  };
}
