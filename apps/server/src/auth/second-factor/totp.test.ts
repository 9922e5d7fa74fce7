import { Secret } from 'otpauth';
import { expect, test } from 'vitest';
import { findTotpStep, generateTotpSecret, totpUri } from './totp.ts';

/** Test vectors of RFC 6238, appendix B, for SHA-1, shortened to six digits. */
const secret = Secret.fromUTF8('12345678901234567890').base32;
const vectors: [number, string][] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
];
const at = (seconds: number) => new Date(seconds * 1000);

test.each(vectors)('at %d seconds the code matches RFC 6238', (seconds, code) => {
  expect(findTotpStep(secret, { code, now: at(seconds) })).toBe(Math.floor(seconds / 30));
});

test('a code is valid in its own time step and the adjacent ones', () => {
  const code = '005924';
  const step = Math.floor(1_234_567_890 / 30);
  const read = (steps: number) => findTotpStep(secret, { code, now: at((step + steps) * 30) });

  expect([-2, -1, 0, 1, 2].map(read)).toEqual([undefined, step, step, step, undefined]);
});

test('a secret has 160 bits, and its URI names the account', () => {
  expect(Secret.fromBase32(generateTotpSecret()).bytes).toHaveLength(20);
  expect(generateTotpSecret()).not.toBe(generateTotpSecret());
  expect(totpUri(secret, 'ann+x@example.org')).toBe(
    `otpauth://totp/Longhand:ann%2Bx%40example.org?issuer=Longhand&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  );
});
