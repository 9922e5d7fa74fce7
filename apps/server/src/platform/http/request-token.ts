import { randomBytes } from 'node:crypto';
import { isSame, type Sign } from '../secret.ts';

/** A cross-site request token, signed over the session (or pre-session) that it belongs to. */
export function requestToken(sign: Sign, bearer: string): string {
  const random = randomBytes(12).toString('base64url');

  return `${random}.${sign('csrf', bearer, random)}`;
}

export function isRequestToken(sign: Sign, token: string, bearer: string): boolean {
  const [random = '', signature = ''] = token.split('.');

  return isSame(signature, sign('csrf', bearer, random));
}
