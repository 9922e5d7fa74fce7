import { expect, test } from 'vitest';
import { checkCode } from '../platform/form-rules.ts';
import { checkSignUp, type SignUpValues } from './sign-up-rules.ts';

const right: SignUpValues = {
  name: 'Ines Calloway',
  email: 'ines@calloway.example',
  password: 'slack water',
  confirmation: 'slack water',
  promotions: false,
};

test('what is complete has no errors', () => {
  expect(checkSignUp(right)).toEqual({});
});

test('what is empty is asked for', () => {
  const empty = { name: ' ', email: '', password: '', confirmation: '', promotions: false };

  expect(checkSignUp(empty)).toEqual({
    name: 'nameRequired',
    email: 'emailRequired',
    password: 'passwordRequired',
    confirmation: 'confirmationRequired',
  });
});

test.each([
  'ines',
  'ines@',
  '@calloway.example',
  'ines@calloway',
  'a b@calloway.example',
  'a@b..c',
])('%s is no address', (email) => {
  expect(checkSignUp({ ...right, email })).toEqual({ email: 'emailFormat' });
});

test('a password has eight characters, as people count them', () => {
  const short = (password: string) => checkSignUp({ ...right, password, confirmation: password });

  expect(short('1234567')).toEqual({ password: 'passwordLength' });
  expect(short('🖋🖋🖋🖋')).toEqual({ password: 'passwordLength' });
  expect(short('12345678')).toEqual({});
});

test('the second password is the first again', () => {
  expect(checkSignUp({ ...right, confirmation: 'Slack water' })).toEqual({
    confirmation: 'mismatch',
  });
});

test('a code has six digits', () => {
  expect(checkCode('')).toBe('codeRequired');
  expect(checkCode('40712')).toBe('codeInvalid');
  expect(checkCode('407123')).toBeUndefined();
});
