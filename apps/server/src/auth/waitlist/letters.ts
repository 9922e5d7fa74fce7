import type { Locale } from '@longhand/contract/values';
import type { Letter } from '../../platform/mail/letter.ts';
import { mailTextsIn } from '../../platform/mail/texts.ts';

type Place = { position: number; token: string };

/** The place in the queue, with the link to look at it again and to leave. */
export function placeLetter(
  locale: Locale,
  { PUBLIC_URL }: { PUBLIC_URL: string },
  { position, token }: Place,
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
