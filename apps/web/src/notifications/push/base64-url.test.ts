import { expect, test } from 'vitest';
import { decodeBase64Url, encodeBase64Url } from './base64-url.ts';

test('a key is decoded with the characters of base64url, with and without padding', () => {
  expect([...decodeBase64Url('-_8')]).toEqual([251, 255]);
  expect([...decodeBase64Url('-_8=')]).toEqual([251, 255]);
});

test('every byte survives encoding and decoding', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, value) => value);

  expect(decodeBase64Url(encodeBase64Url(bytes))).toEqual(bytes);
  expect(encodeBase64Url(bytes)).toMatch(/^[\w-]+$/);
});
