import { expect, test } from 'vitest';
import { inOrder, proofOf } from './proof.ts';

test('what was typed becomes the proof of its way', () => {
  expect(proofOf('password', ' a b ')).toEqual({ method: 'password', password: ' a b ' });
  expect(proofOf('totp', '407123')).toEqual({ method: 'totp', code: '407123' });
  expect(proofOf('recovery', ' abcde-fghij ')).toEqual({ method: 'recovery', code: 'abcde-fghij' });
});

test('what is missing or short is told before it is sent', () => {
  expect(proofOf('password', '')).toEqual({ wrong: 'passwordRequired' });
  expect(proofOf('totp', '')).toEqual({ wrong: 'codeRequired' });
  expect(proofOf('email', '4071')).toEqual({ wrong: 'codeInvalid' });
  expect(proofOf('recovery', ' ')).toEqual({ wrong: 'recoveryRequired' });
});

test('the best way comes first, and a passkey only where the browser knows them', () => {
  expect(inOrder(['recovery', 'totp', 'passkey'], true)).toEqual(['passkey', 'totp', 'recovery']);
  expect(inOrder(['recovery', 'totp', 'passkey'], false)).toEqual(['totp', 'recovery']);
});
