import { expect, test } from 'vitest';
import { createVault } from './vault.ts';

const vault = createVault('a secret that only tests have');
const plaintext = 'JBSWY3DPEHPK3PXP';

test('a sealed value opens only for the same owner and kind', () => {
  const sealed = vault.seal('totp', 'ann', plaintext);

  expect(vault.open('totp', 'ann', sealed)).toBe(plaintext);
  expect(() => vault.open('totp', 'bob', sealed)).toThrow();
  expect(() => vault.open('provider', 'ann', sealed)).toThrow();
  expect(() => createVault('another secret').open('totp', 'ann', sealed)).toThrow();
});

test('sealing the same value twice gives different results that do not contain the plaintext', () => {
  const [one, other] = [vault.seal('totp', 'ann', plaintext), vault.seal('totp', 'ann', plaintext)];

  expect(one).not.toBe(other);
  expect(Buffer.from(one, 'base64url').toString()).not.toContain(plaintext);
});

test('a changed, truncated or empty sealed value does not open', () => {
  const bytes = Buffer.from(vault.seal('totp', 'ann', plaintext), 'base64url');
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8((changed.readUInt8(index) + 1) % 256, index);
    expect(() => vault.open('totp', 'ann', changed.toString('base64url'))).toThrow();
  }
  for (const cut of ['', 'AAAA', bytes.subarray(0, 27).toString('base64url')]) {
    expect(() => vault.open('totp', 'ann', cut)).toThrow();
  }
});
