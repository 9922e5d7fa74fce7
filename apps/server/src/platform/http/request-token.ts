import { randomBytes } from 'node:crypto';
import { isSame, type Sign } from '../secret.ts';

/** A cross-site request token, signed over the session (or pre-session) that it belongs to. */
export function requestToken(sign: Sign, bearer: string): string {
  const random = randomBytes(12).toString('base64url');

  return `${random}.${sign('csrf', bearer, random)}`;
}

/** Remembers what it found right: every request of a session brings the same one. */
export function isRequestToken(sign: Sign, token: string, bearer: string): boolean {
  const known = genuine.get(sign) ?? new Map<string, string>();
  genuine.set(sign, known);
  if (known.get(bearer) === token) return true;

  const [random = '', signature = ''] = token.split('.');
  if (!isSame(signature, sign('csrf', bearer, random))) return false;
  if (known.size >= mostKnown) known.clear();
  known.set(bearer, token);

  return true;
}

const genuine = new WeakMap<Sign, Map<string, string>>();
const mostKnown = 20_000;
