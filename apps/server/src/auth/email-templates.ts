import { limits } from '@longhand/contract/limits';
import type { Locale } from '@longhand/contract/values';
import type { EmailContent } from '../platform/mail/email-content.ts';
import { mailTranslatorFor } from '../platform/mail/mail-translator.ts';

/** Base URL and contact for links in emails. Taken from the configuration, never from a request (host header injection). */
export type EmailSite = { PUBLIC_URL: string; SUPPORT_EMAIL?: string | undefined };

type CodeEmailKind =
  | 'signupCode'
  | 'signInCode'
  | 'secondFactorCode'
  | 'stepUpCode'
  | 'newAddressCode'
  | 'waitlistCode'
  | 'externalCode';

/** The code is not in the subject, because lock screens show subjects. */
export function codeEmail(
  kind: CodeEmailKind,
  locale: Locale,
  site: EmailSite,
  code: string,
): EmailContent {
  const t = mailTranslatorFor(locale);
  const validity = t('signupCode.validity', { minutes: limits.codeMinutes });

  return {
    subject: t(`${kind}.subject`),
    paragraphs: [t(`${kind}.intro`), validity, t(`${kind}.ignore`)],
    code,
    footer: footerOf(locale, site),
  };
}

/** Sent to the current address when a change is requested; names the new address. */
export function currentAddressEmail(
  locale: Locale,
  site: EmailSite,
  { code, address }: { code: string; address: string },
): EmailContent {
  const t = mailTranslatorFor(locale);

  return {
    subject: t('currentAddressCode.subject'),
    paragraphs: [
      t('currentAddressCode.intro', { address: isolate(address) }),
      t('signupCode.validity', { minutes: limits.codeMinutes }),
      t('currentAddressCode.ignore'),
    ],
    code,
    footer: footerOf(locale, site),
  };
}

/** Sent when somebody signs up with the address of an existing account. The screen does not disclose this. */
export function accountExistsEmail(locale: Locale, site: EmailSite): EmailContent {
  const t = mailTranslatorFor(locale);

  return {
    subject: t('accountExists.subject'),
    paragraphs: [t('accountExists.intro'), t('accountExists.ignore')],
    action: { label: t('accountExists.action'), url: `${site.PUBLIC_URL}/auth/login` },
    footer: footerOf(locale, site),
  };
}

/** Sent when somebody requests a sign-in code or a password reset for an address without an account. */
export function noAccountEmail(locale: Locale, site: EmailSite): EmailContent {
  const t = mailTranslatorFor(locale);

  return {
    subject: t('noAccount.subject'),
    paragraphs: [t('noAccount.intro'), t('noAccount.ignore')],
    action: { label: t('noAccount.action'), url: `${site.PUBLIC_URL}/auth/signup` },
    footer: footerOf(locale, site),
  };
}

/** Sent when another account tried to change its email to this address. */
export function addressInUseEmail(locale: Locale, site: EmailSite): EmailContent {
  const t = mailTranslatorFor(locale);

  return {
    subject: t('addressInUse.subject'),
    paragraphs: [t('addressInUse.intro'), t('addressInUse.ignore')],
    footer: footerOf(locale, site),
  };
}

/** The token is in the URL fragment, which is not sent to servers or email link scanners. */
export function passwordResetEmail(locale: Locale, site: EmailSite, token: string): EmailContent {
  const t = mailTranslatorFor(locale);

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

export function passwordChangedEmail(locale: Locale, site: EmailSite): EmailContent {
  const t = mailTranslatorFor(locale);

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

/** Sent to the previous address, whose owner can undo the change only through support. */
export function addressChangedEmail(
  locale: Locale,
  site: EmailSite,
  address: string,
): EmailContent {
  const t = mailTranslatorFor(locale);
  const support = site.SUPPORT_EMAIL ?? t('whoRunsIt');

  return {
    subject: t('addressChanged.subject'),
    paragraphs: [
      t('addressChanged.intro', { address: isolate(address) }),
      t('addressChanged.ignore', { support: isolate(support) }),
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

export function securityAlertEmail(
  locale: Locale,
  site: EmailSite,
  change: SecurityChange,
): EmailContent {
  const t = mailTranslatorFor(locale);

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

function footerOf(locale: Locale, { PUBLIC_URL }: EmailSite): string {
  return mailTranslatorFor(locale)('footer', { host: new URL(PUBLIC_URL).host });
}

/** Wraps text in Unicode isolates, so that an address does not change the direction of the sentence around it. */
function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
