import type { SignInMethod } from '@longhand/contract/auth';

/**
 * Whether somebody who came in that way has shown two factors. A mailed code is a second one only beside a password that
 * is being guessed at, and carries no staff rights.
 */
export function isSecondFactor(method: SignInMethod): boolean {
  return method === 'totp' || method === 'recovery' || method === 'passkey';
}
