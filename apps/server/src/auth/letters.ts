import { limits } from '@longhand/contract/limits';
import type { Locale } from '@longhand/contract/values';
import type { Letter } from '../platform/mail/letter.ts';
import { mailTextsIn } from '../platform/mail/texts.ts';

/** The code is not in the subject, which is shown on locked screens. */
export function signupCodeLetter(locale: Locale, publicUrl: string, code: string): Letter {
  const t = mailTextsIn(locale);

  return {
    subject: t('signupCode.subject'),
    paragraphs: [
      t('signupCode.intro'),
      t('signupCode.validity', { minutes: limits.codeMinutes }),
      t('signupCode.ignore'),
    ],
    code,
    footer: t('footer', { host: new URL(publicUrl).host }),
  };
}

/** To an address that asks to sign up and has an account: on the screen nothing tells. */
export function accountExistsLetter(locale: Locale, publicUrl: string): Letter {
  const t = mailTextsIn(locale);

  return {
    subject: t('accountExists.subject'),
    paragraphs: [t('accountExists.intro'), t('accountExists.ignore')],
    action: { label: t('accountExists.action'), url: `${publicUrl}/auth/login` },
    footer: t('footer', { host: new URL(publicUrl).host }),
  };
}
