import { locales } from '@longhand/contract/values';
import { directionOf } from '@longhand/locales';
import { expect, test } from 'vitest';
import { asText } from '../platform/mail/letter.ts';
import { asHtml } from '../platform/mail/letter-html.ts';
import { accountExistsLetter, signupCodeLetter } from './letters.ts';

const publicUrl = 'https://write.example.org';

test.each(locales)(
  'every letter can be read in %s, in its direction, with no code in the subject',
  (locale) => {
    const code = signupCodeLetter(locale, publicUrl, '123456');
    const exists = accountExistsLetter(locale, publicUrl);

    expect(asText(code)).toMatch(/^123456$/m);
    expect(asText(code)).toContain('10');
    expect(code.subject).not.toContain('123456');
    expect(asText(exists)).toContain(`${publicUrl}/auth/login`);
    expect(asHtml(exists, locale)).toContain(
      `<html dir="${directionOf(locale)}" lang="${locale}">`,
    );
    for (const letter of [code, exists]) {
      expect(asText(letter) + letter.subject).not.toMatch(/[{}]|signupCode|accountExists/);
    }
  },
);
