import type { Locale } from '@longhand/contract/values';
import type { Letter } from '../../platform/mail/letter.ts';
import { mailTextsIn } from '../../platform/mail/texts.ts';

type WaitlistPosition = { position: number; token: string };

/** The position in the waitlist, with a link to check it and to leave. */
export function waitlistPositionEmail(
  locale: Locale,
  { PUBLIC_URL }: { PUBLIC_URL: string },
  { position, token }: WaitlistPosition,
): Letter {
  const t = mailTextsIn(locale);

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
