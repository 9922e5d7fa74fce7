import type { Locale } from '@longhand/contract/values';
import type mailTexts from '@longhand/locales/en/mail.json';
import { readMessages } from '@longhand/locales/node';
import { createTranslator } from 'use-intl/core';

const translators = new Map<Locale, MailTranslator>();

export type MailTranslator = ReturnType<typeof createMailTranslator>;

/** The cached translator of email messages in a language: `t('signupCode.subject')`. */
export function mailTranslatorFor(locale: Locale): MailTranslator {
  const translator = translators.get(locale) ?? createMailTranslator(locale);
  translators.set(locale, translator);

  return translator;
}

function createMailTranslator(locale: Locale) {
  const messages = readMessages(locale, 'mail') as typeof mailTexts; // a check ensures that all languages have the same keys

  return createTranslator({ locale, messages, timeZone: 'UTC' });
}
