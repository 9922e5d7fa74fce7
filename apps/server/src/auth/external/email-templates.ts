import { type ExternalProvider, providerNames } from '@longhand/contract/auth-external';
import type { Locale } from '@longhand/contract/values';
import type { Letter } from '../../platform/mail/letter.ts';
import { mailTextsIn } from '../../platform/mail/texts.ts';

/** Sent when an external identity was linked to an account. */
export function identityLinkedEmail(
  locale: Locale,
  { PUBLIC_URL }: { PUBLIC_URL: string },
  provider: ExternalProvider,
): Letter {
  const t = mailTextsIn(locale);
  const name = providerNames[provider];

  return {
    subject: t('identityLinked.subject', { name }),
    paragraphs: [t('identityLinked.intro', { name }), t('identityLinked.ignore')],
    action: { label: t('identityLinked.action'), url: `${PUBLIC_URL}/app/settings/integrations` },
    footer: t('footer', { host: new URL(PUBLIC_URL).host }),
  };
}
