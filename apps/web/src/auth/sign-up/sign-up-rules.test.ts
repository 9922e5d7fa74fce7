import { expect, test } from 'vitest';
import { checkCode } from '../../platform/form-rules.ts';
import { checkSignUp, type SignUpValues } from './sign-up-rules.ts';

const validValues: SignUpValues = {
  name: 'Ines Calloway',
  email: 'ines@calloway.example',
  password: 'slack water',
  confirmation: 'slack water',
  promotions: false,
};

test('complete values have no errors', () => {
  expect(checkSignUp(validValues)).toEqual({});
});

test('empty fields are required', () => {
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
])('%s is not an email', (email) => {
  expect(checkSignUp({ ...validValues, email })).toEqual({ email: 'emailFormat' });
});

test('a password needs eight characters, counted in characters, not UTF-16 units', () => {
  const errorsFor = (password: string) =>
    checkSignUp({ ...validValues, password, confirmation: password });

  expect(errorsFor('1234567')).toEqual({ password: 'passwordLength' });
  expect(errorsFor('🖋🖋🖋🖋')).toEqual({ password: 'passwordLength' });
  expect(errorsFor('12345678')).toEqual({});
});

test('the confirmation must equal the password', () => {
  expect(checkSignUp({ ...validValues, confirmation: 'Slack water' })).toEqual({
    confirmation: 'mismatch',
  });
});

test('a code has six digits', () => {
  expect(checkCode('')).toBe('codeRequired');
  expect(checkCode('40712')).toBe('codeInvalid');
  expect(checkCode('407123')).toBeUndefined();
});
