import { expect, test } from 'vitest';
import { limits } from './limits.ts';
import { isTextTooLong, utf8Bytes } from './text-size.ts';

test.each(['', 'ink', 'é', 'ß', 'حبر', '纸上的墨', '👩‍👩‍👧‍👦', 'a纸é👍'])(
  'the bytes of %s are those that are sent',
  (text) => {
    expect(utf8Bytes(text)).toBe(encodeURIComponent(text).replace(/%../g, '.').length);
  },
);

test('the bytes of a long text are exact wherever its characters lie', () => {
  for (const before of ['', 'i', 'ii']) {
    const text = before + 'i👍纸'.repeat(70_000);
    expect(utf8Bytes(text)).toBe(before.length + 8 * 70_000);
  }
});

test.each(['i', 'é', '纸', '👍'])('a text of %s may fill the bound and not a byte more', (one) => {
  const whole = one.repeat(limits.textBytesMax / utf8Bytes(one));

  expect(isTextTooLong(whole)).toBe(false);
  expect(isTextTooLong(`${whole}${one}`)).toBe(true);
});

test('a text that fills the bound fits into a request, whatever JSON makes of it', () => {
  const body = JSON.stringify({ text: '"'.repeat(limits.textBytesMax) });

  expect(body.length + 10_000).toBeLessThan(limits.textBodyBytes);
});
