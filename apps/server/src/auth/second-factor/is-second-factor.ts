import type { SignInMethod } from '@longhand/contract/auth';

/**
 * Whether a session of this sign-in method has both factors. An emailed code does not count: it only supplements a password under a
 * brute-force attack and grants no staff rights.
 */
export function isSecondFactor(method: SignInMethod): boolean {
  return method === 'totp' || method === 'recovery' || method === 'passkey';
}
