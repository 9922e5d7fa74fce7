import type { Locale } from '@longhand/contract/values';
import type { EmailContent } from '../../platform/mail/email-content.ts';
import { mailTranslatorFor } from '../../platform/mail/mail-translator.ts';

/** Names the date until which signing in cancels the deletion. The date is in UTC, so that it is never later than the deletion. */
export function deletionRequestedEmail(
  locale: Locale,
  publicUrl: string,
  eraseAt: Date,
): EmailContent {
  const t = mailTranslatorFor(locale);
  const dateFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });

  return {
    subject: t('deletion.subject'),
    paragraphs: [
      t('deletion.intro', { on: dateFormat.format(eraseAt) }),
      t('deletion.keep'),
      t('deletion.ignore'),
    ],
    action: { label: t('deletion.action'), url: `${publicUrl}/auth/login` },
    footer: t('footer', { host: new URL(publicUrl).host }),
  };
}

/** Sent when a sign-in cancelled the deletion. */
export function deletionCancelledEmail(locale: Locale, publicUrl: string): EmailContent {
  const t = mailTranslatorFor(locale);

  return {
    subject: t('accountKept.subject'),
    paragraphs: [t('accountKept.intro'), t('accountKept.ignore')],
    action: { label: t('accountKept.action'), url: `${publicUrl}/app/settings/security` },
    footer: t('footer', { host: new URL(publicUrl).host }),
  };
}
