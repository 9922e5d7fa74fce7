import { locales } from '@longhand/contract/values';
import { expect, test } from 'vitest';
import { asHtml, asText } from '../platform/mail/letter.ts';
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
      `lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}"`,
    );
    for (const letter of [code, exists]) {
      expect(asText(letter) + letter.subject).not.toMatch(/[{}]|signupCode|accountExists/);
    }
  },
);
