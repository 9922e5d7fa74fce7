import { type ExternalProvider, providerNames } from '@longhand/contract/auth-external';
import type { Locale } from '@longhand/contract/values';
import type { EmailContent } from '../../platform/mail/email-content.ts';
import { mailTranslatorFor } from '../../platform/mail/mail-translator.ts';

/** Sent when an external identity was linked to an account. */
export function identityLinkedEmail(
  locale: Locale,
  { PUBLIC_URL }: { PUBLIC_URL: string },
  provider: ExternalProvider,
): EmailContent {
  const t = mailTranslatorFor(locale);
  const name = providerNames[provider];

  return {
    subject: t('identityLinked.subject', { name }),
    paragraphs: [t('identityLinked.intro', { name }), t('identityLinked.ignore')],
    action: { label: t('identityLinked.action'), url: `${PUBLIC_URL}/app/settings/integrations` },
    footer: t('footer', { host: new URL(PUBLIC_URL).host }),
  };
}
