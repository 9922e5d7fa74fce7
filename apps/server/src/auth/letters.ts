import { limits } from '@longhand/contract/limits';
import type { Locale } from '@longhand/contract/values';
import type { Letter } from '../platform/mail/letter.ts';
import { mailTextsIn } from '../platform/mail/texts.ts';

/** Where the letters lead; from the configuration, never from a request. */
type Site = { PUBLIC_URL: string; SUPPORT_EMAIL?: string | undefined };

type CodeKind =
  | 'signupCode'
  | 'signInCode'
  | 'secondFactorCode'
  | 'stepUpCode'
  | 'newAddressCode'
  | 'waitlistCode'
  | 'externalCode';

/** The code is not in the subject, which is shown on locked screens. */
export function codeLetter(kind: CodeKind, locale: Locale, site: Site, code: string): Letter {
  const t = mailTextsIn(locale);
  const validity = t('signupCode.validity', { minutes: limits.codeMinutes });

  return {
    subject: t(`${kind}.subject`),
    paragraphs: [t(`${kind}.intro`), validity, t(`${kind}.ignore`)],
    code,
    footer: footerOf(locale, site),
  };
}

/** To the present address, which learns what the new one is to be. */
export function currentAddressLetter(
  locale: Locale,
  site: Site,
  { code, address }: { code: string; address: string },
): Letter {
  const t = mailTextsIn(locale);

  return {
    subject: t('currentAddressCode.subject'),
    paragraphs: [
      t('currentAddressCode.intro', { address: apart(address) }),
      t('signupCode.validity', { minutes: limits.codeMinutes }),
      t('currentAddressCode.ignore'),
    ],
    code,
    footer: footerOf(locale, site),
  };
}

/** To an address that asks to sign up and has an account: on the screen nothing tells. */
export function accountExistsLetter(locale: Locale, site: Site): Letter {
  const t = mailTextsIn(locale);

  return {
    subject: t('accountExists.subject'),
    paragraphs: [t('accountExists.intro'), t('accountExists.ignore')],
    action: { label: t('accountExists.action'), url: `${site.PUBLIC_URL}/auth/login` },
    footer: footerOf(locale, site),
  };
}

/** To an address that asks to sign in, or for a new password, and has no account. */
export function noAccountLetter(locale: Locale, site: Site): Letter {
  const t = mailTextsIn(locale);

  return {
    subject: t('noAccount.subject'),
    paragraphs: [t('noAccount.intro'), t('noAccount.ignore')],
    action: { label: t('noAccount.action'), url: `${site.PUBLIC_URL}/auth/signup` },
    footer: footerOf(locale, site),
  };
}

/** To an address that somebody wanted for another account. */
export function addressInUseLetter(locale: Locale, site: Site): Letter {
  const t = mailTextsIn(locale);

  return {
    subject: t('addressInUse.subject'),
    paragraphs: [t('addressInUse.intro'), t('addressInUse.ignore')],
    footer: footerOf(locale, site),
  };
}

/** The token stands in the fragment, which no server and no scanner of mail is sent. */
export function resetLetter(locale: Locale, site: Site, token: string): Letter {
  const t = mailTextsIn(locale);

  return {
    subject: t('reset.subject'),
    paragraphs: [
      t('reset.intro'),
      t('reset.validity', { minutes: limits.resetLinkMinutes }),
      t('reset.ignore'),
    ],
    action: {
      label: t('reset.action'),
      url: `${site.PUBLIC_URL}/auth/reset-password#token=${token}`,
    },
    footer: footerOf(locale, site),
  };
}

export function passwordChangedLetter(locale: Locale, site: Site): Letter {
  const t = mailTextsIn(locale);

  return {
    subject: t('passwordChanged.subject'),
    paragraphs: [t('passwordChanged.intro'), t('passwordChanged.ignore')],
    action: {
      label: t('passwordChanged.action'),
      url: `${site.PUBLIC_URL}/auth/forgot-password`,
    },
    footer: footerOf(locale, site),
  };
}

/** To the address of before, which has no other way back than a person. */
export function addressChangedLetter(locale: Locale, site: Site, address: string): Letter {
  const t = mailTextsIn(locale);
  const support = site.SUPPORT_EMAIL ?? t('whoRunsIt');

  return {
    subject: t('addressChanged.subject'),
    paragraphs: [
      t('addressChanged.intro', { address: apart(address) }),
      t('addressChanged.ignore', { support: apart(support) }),
    ],
    footer: footerOf(locale, site),
  };
}

export type SecurityChange =
  | 'totp_on'
  | 'totp_off'
  | 'recovery_codes_made'
  | 'recovery_code_used'
  | 'token_made'
  | 'identity_unlinked'
  | 'role_changed'
  | 'passkey_added'
  | 'passkey_removed';

export function securityChangedLetter(locale: Locale, site: Site, change: SecurityChange): Letter {
  const t = mailTextsIn(locale);

  return {
    subject: t('securityChanged.subject'),
    paragraphs: [t('securityChanged.intro', { change }), t('securityChanged.ignore')],
    action: {
      label: t('securityChanged.action'),
      url: `${site.PUBLIC_URL}/app/settings/security`,
    },
    footer: footerOf(locale, site),
  };
}

function footerOf(locale: Locale, { PUBLIC_URL }: Site): string {
  return mailTextsIn(locale)('footer', { host: new URL(PUBLIC_URL).host });
}

/** Set apart, so that an address does not turn the sentence around it. */
function apart(words: string): string {
  return `\u2068${words}\u2069`;
}
