import { roleLabels } from '@longhand/contract/access';
import auth from '@longhand/locales/en/auth.json' with { type: 'json' };
import errors from '@longhand/locales/en/errors.json' with { type: 'json' };
import ui from '@longhand/locales/en/ui.json' with { type: 'json' };
import { expect, test } from 'vitest';

/** Verbatim, including mistakes: specification, sections 5 and 8. */
test('form messages match the specification', () => {
  expect(auth.messages).toMatchObject({
    nameRequired: 'Your first name is required.',
    emailRequired: 'Enter your email, it will be required to login.',
    emailFormat: 'Please, enter a valid email.',
    passwordRequired:
      'Enter your password with at least 8 characters, it will be required to login.',
    passwordLength: 'The password should contain at least 8 characters.',
    confirmationRequired: 'Please, confirm your password.',
    mismatch: 'The password does not match.',
    codeRequired: 'Please enter the verification code.',
    codeInvalid: 'Please enter a valid verification code.',
  });
});

test('default messages match the specification when the server sends none', () => {
  expect(auth.defaults).toEqual({
    sendCode: 'Failed to send verification code',
    registration: 'Registration failed',
    loginRequest: 'Login failed',
    login: 'Invalid credentials',
  });
});

test('messages for calls without a response match the specification', () => {
  expect(auth.failed).toEqual({
    registration: 'Registration failed. Please try again.',
    loginRequest: 'Failed to request login. Please try again.',
    login: 'Login failed. Please try again.',
    complete: 'Failed to complete registration. Please try again.',
    verification: 'Verification failed. Please try again.',
    resend: 'Failed to resend verification code. Please try again.',
  });
});

test('messages of the API client match the specification', () => {
  expect(errors.client).toMatchObject({
    sessionExpired: 'Session expired. Please log in again.',
    accessDenied: 'Access denied. You do not have permission for this action.',
    rateLimited: 'Rate limit exceeded. Please try again later.',
    serverError: 'Server error. Please try again later.',
    timeout: 'Request timeout. Please check your connection.',
    network: 'Network error. Please check your connection.',
  });
});

test('role names match the role table', () => {
  expect({ short: ui.roles.short, long: ui.roles.long }).toEqual({
    short: labelsOf('short'),
    long: labelsOf('long'),
  });
});

function labelsOf(kind: 'short' | 'long'): Record<string, string> {
  return Object.fromEntries(
    Object.entries(roleLabels).map(([name, labels]) => [name, labels[kind]]),
  );
}
