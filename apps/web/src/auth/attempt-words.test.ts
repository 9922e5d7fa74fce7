import { Refusal } from '@longhand/contract/errors';
import { expect, test } from 'vitest';
import { NoAnswer } from '../platform/failures.ts';
import { wordsFor } from './attempt-words.ts';

test('where nothing answered, each call has words of its own', () => {
  const nothing = new NoAnswer('network');

  expect(wordsFor('requestRegistration', nothing)).toBe('failed.registration');
  expect(wordsFor('requestLogin', nothing)).toBe('failed.loginRequest');
  expect(wordsFor('login', new TypeError())).toBe('failed.login');
});

test('an answer without a message of the server gets the default of the call', () => {
  const page = new Refusal('server_error');

  expect(wordsFor('requestRegistration', page)).toBe('defaults.sendCode');
  expect(wordsFor('verifyRegistration', page)).toBe('defaults.registration');
  expect(wordsFor('login', page)).toBe('defaults.login');
});

test('a refusal of the server is said in its own words', () => {
  expect(wordsFor('login', new Refusal('credentials_invalid', { requestId: 'r1' }))).toBe(
    undefined,
  );
});
