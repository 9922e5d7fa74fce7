import type { Locale } from '@longhand/contract/values';
import type mailTexts from '@longhand/locales/en/mail.json';
import { readTexts } from '@longhand/locales/node';
import { createTranslator } from 'use-intl/core';

const translators = new Map<Locale, MailTexts>();

export type MailTexts = ReturnType<typeof translatorOf>;

/** The texts of mails in a language, `t('signupCode.subject')`. */
export function mailTextsIn(locale: Locale): MailTexts {
  const made = translators.get(locale) ?? translatorOf(locale);
  translators.set(locale, made);

  return made;
}

function translatorOf(locale: Locale) {
  const messages = readTexts(locale, 'mail') as typeof mailTexts; // a check keeps the languages' keys the same

  return createTranslator({ locale, messages, timeZone: 'UTC' });
}
