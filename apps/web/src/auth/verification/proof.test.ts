import { expect, test } from 'vitest';
import { buildProof, sortProofMethods } from './proof.ts';

test('typed input becomes the proof of its method', () => {
  expect(buildProof('password', ' a b ')).toEqual({ method: 'password', password: ' a b ' });
  expect(buildProof('totp', '407123')).toEqual({ method: 'totp', code: '407123' });
  expect(buildProof('recovery', ' abcde-fghij ')).toEqual({
    method: 'recovery',
    code: 'abcde-fghij',
  });
});

test('missing or incomplete input is reported before sending', () => {
  expect(buildProof('password', '')).toEqual({ wrong: 'passwordRequired' });
  expect(buildProof('totp', '')).toEqual({ wrong: 'codeRequired' });
  expect(buildProof('email', '4071')).toEqual({ wrong: 'codeInvalid' });
  expect(buildProof('recovery', ' ')).toEqual({ wrong: 'recoveryRequired' });
});

test('methods are sorted by preference, passkeys only if the browser supports them', () => {
  expect(sortProofMethods(['recovery', 'totp', 'passkey'], true)).toEqual([
    'passkey',
    'totp',
    'recovery',
  ]);
  expect(sortProofMethods(['recovery', 'totp', 'passkey'], false)).toEqual(['totp', 'recovery']);
});
