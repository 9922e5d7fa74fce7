import { randomBytes } from 'node:crypto';
import { isEqualConstantTime, type Sign } from '../secret.ts';

/** A CSRF token, signed for the session (or pre-session) it belongs to. */
export function createCsrfToken(sign: Sign, bearer: string): string {
  const random = randomBytes(12).toString('base64url');

  return `${random}.${sign('csrf', bearer, random)}`;
}

/** Verifies a token and caches the result: every request of a session sends the same one. */
export function isCsrfToken(sign: Sign, token: string, bearer: string): boolean {
  const verified = verifiedTokens.get(sign) ?? new Map<string, string>();
  verifiedTokens.set(sign, verified);
  if (verified.get(bearer) === token) return true;

  const [random = '', signature = ''] = token.split('.');
  if (!isEqualConstantTime(signature, sign('csrf', bearer, random))) return false;
  if (verified.size >= maxVerified) verified.clear();
  verified.set(bearer, token);

  return true;
}

const verifiedTokens = new WeakMap<Sign, Map<string, string>>();
const maxVerified = 20_000;
