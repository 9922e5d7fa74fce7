import type { Locale } from '@longhand/contract/values';
import type { Letter } from '../../platform/mail/letter.ts';
import { mailTextsIn } from '../../platform/mail/texts.ts';

/** Says until when signing in keeps the account. The day is one in UTC, a little before the erasure at the least. */
export function deletionLetter(locale: Locale, publicUrl: string, eraseAt: Date): Letter {
  const t = mailTextsIn(locale);
  const on = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });

  return {
    subject: t('deletion.subject'),
    paragraphs: [
      t('deletion.intro', { on: on.format(eraseAt) }),
      t('deletion.keep'),
      t('deletion.ignore'),
    ],
    action: { label: t('deletion.action'), url: `${publicUrl}/auth/login` },
    footer: t('footer', { host: new URL(publicUrl).host }),
  };
}

/** After somebody signed in to an account that was to be erased. */
export function accountKeptLetter(locale: Locale, publicUrl: string): Letter {
  const t = mailTextsIn(locale);

  return {
    subject: t('accountKept.subject'),
    paragraphs: [t('accountKept.intro'), t('accountKept.ignore')],
    action: { label: t('accountKept.action'), url: `${publicUrl}/app/settings/security` },
    footer: t('footer', { host: new URL(publicUrl).host }),
  };
}
