import { expect, test } from 'vitest';
import { limits } from './limits.ts';
import { isTextTooLong, utf8Bytes } from './text-size.ts';

test.each(['', 'ink', 'é', 'ß', 'حبر', '纸上的墨', '👩‍👩‍👧‍👦', 'a纸é👍'])(
  '%s is counted as its UTF-8 byte length',
  (text) => {
    expect(utf8Bytes(text)).toBe(encodeURIComponent(text).replace(/%../g, '.').length);
  },
);

test('the byte count of a long text is exact wherever chunks split', () => {
  for (const before of ['', 'i', 'ii']) {
    const text = before + 'i👍纸'.repeat(70_000);
    expect(utf8Bytes(text)).toBe(before.length + 8 * 70_000);
  }
});

test.each(['i', 'é', '纸', '👍'])('a text of %s can reach the limit but not exceed it', (one) => {
  const whole = one.repeat(limits.textBytesMax / utf8Bytes(one));

  expect(isTextTooLong(whole)).toBe(false);
  expect(isTextTooLong(`${whole}${one}`)).toBe(true);
});

test('a text of maximum size fits into a request body even when JSON escapes it', () => {
  const body = JSON.stringify({ text: '"'.repeat(limits.textBytesMax) });

  expect(body.length + 10_000).toBeLessThan(limits.textBodyBytes);
});
