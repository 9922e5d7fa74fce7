import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSigner } from '../../platform/secret.ts';
import { payloadBytesMax, serializePayload } from './push-message.ts';
import { deriveVapidKeys, vapidSubject } from './vapid-keys.ts';

const payload = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  title: 'Goal completed: The Salt Road',
  path: '/app/goals',
  locale: 'en',
  dir: 'ltr',
} as const;

test('a payload that fits is unchanged', () => {
  expect(JSON.parse(serializePayload(payload))).toEqual(payload);
});

test('a payload always fits and is valid JSON, whatever its title', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 5_000, size: 'max' }),
      fc.constantFrom(payloadBytesMax, 500),
      (title, bytesMax) => {
        const json = serializePayload({ ...payload, title }, bytesMax);

        expect(Buffer.byteLength(json)).toBeLessThanOrEqual(bytesMax);
        expect(JSON.parse(json).title.isWellFormed()).toBe(true);
      },
    ),
    { numRuns: 50 },
  );
});

test('the key pair depends on the server secret only', () => {
  const [first, again, other] = ['a', 'a', 'b'].map((secret) =>
    deriveVapidKeys(createSigner(secret)),
  );

  expect(again).toEqual(first);
  expect(other?.publicKey).not.toBe(first?.publicKey);
  expect(Buffer.from(first?.privateKey ?? '', 'base64url')).toHaveLength(32);
});

test.each([
  [
    'Longhand <post@write.example.org>',
    'https://write.example.org',
    'mailto:post@write.example.org',
  ],
  ['post@write.example.org', 'http://localhost:3000', 'mailto:post@write.example.org'],
  ['Longhand <longhand@localhost>', 'https://write.example.org', 'https://write.example.org'],
  ['Longhand <longhand@localhost>', 'http://localhost:3000', 'mailto:longhand@localhost'],
])('with %s and %s, push services get the contact %s', (MAIL_FROM, PUBLIC_URL, subject) => {
  expect(vapidSubject({ MAIL_FROM, PUBLIC_URL })).toBe(subject);
});
