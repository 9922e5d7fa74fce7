import { Refusal } from '@longhand/contract/errors';
import { expect, test } from 'vitest';
import { NoResponseError } from '../platform/failures.ts';
import { keyFor } from './attempt-words.ts';

test('where nothing answered, each call has words of its own', () => {
  const nothing = new NoResponseError('network');

  expect(keyFor('requestRegistration', nothing)).toBe('failed.registration');
  expect(keyFor('requestLogin', nothing)).toBe('failed.loginRequest');
  expect(keyFor('login', new TypeError())).toBe('failed.login');
});

test('an answer without a message of the server gets the default of the call', () => {
  const page = new Refusal('server_error');

  expect(keyFor('requestRegistration', page)).toBe('defaults.sendCode');
  expect(keyFor('verifyRegistration', page)).toBe('defaults.registration');
  expect(keyFor('login', page)).toBe('defaults.login');
});

test('a refusal of the server is said in its own words', () => {
  expect(keyFor('login', new Refusal('credentials_invalid', { requestId: 'r1' }))).toBe(undefined);
});
