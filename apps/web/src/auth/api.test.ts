import { Refusal } from '@longhand/contract/errors';
import { expect, test } from 'vitest';
import { NoResponseError } from '../platform/failures.ts';
import { messageKeyFor } from './api.ts';

test('each call has its own message when no response arrives', () => {
  const noResponse = new NoResponseError('network');

  expect(messageKeyFor('requestRegistration', noResponse)).toBe('failed.registration');
  expect(messageKeyFor('requestLogin', noResponse)).toBe('failed.loginRequest');
  expect(messageKeyFor('login', new TypeError())).toBe('failed.login');
});

test('an error response without a server message gets the default message of the call', () => {
  const proxyError = new Refusal('server_error');

  expect(messageKeyFor('requestRegistration', proxyError)).toBe('defaults.sendCode');
  expect(messageKeyFor('verifyRegistration', proxyError)).toBe('defaults.registration');
  expect(messageKeyFor('login', proxyError)).toBe('defaults.login');
});

test('an API error is shown with its own message', () => {
  expect(messageKeyFor('login', new Refusal('credentials_invalid', { requestId: 'r1' }))).toBe(
    undefined,
  );
});
