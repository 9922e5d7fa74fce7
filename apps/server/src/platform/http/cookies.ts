import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Config, isHttps } from '../env.ts';
import type { Sign } from '../secret.ts';
import { createCsrfToken } from './csrf-token.ts';

/** Session cookie (`sid`), pre-session id, pending verification code, pending second factor, known device, pending external sign-in. */
type CookieName = 'sid' | 'pre' | 'txn' | 'mfa' | 'dev' | 'ext';

export const csrfCookie = 'XSRF-TOKEN';

/** No prefix on plain http, where browsers reject both the prefix and `Secure`. */
function cookieNameOf(config: Config, name: CookieName): string {
  return isHttps(config) ? `__Host-${name}` : name;
}

export function readCookie(request: FastifyRequest, config: Config, name: CookieName) {
  return request.cookies[cookieNameOf(config, name)];
}

/** Cookie value of a new session, and its lifetime in seconds. */
export type NewSession = { id: string; value: string; maxAge?: number };

export type ReplyCookies = ReturnType<typeof replyCookies>;

/** The cookies a handler can set. Every session change also replaces the CSRF token. */
export function replyCookies(
  reply: FastifyReply,
  { config, sign }: { config: Config; sign: Sign },
) {
  const base = { path: '/', sameSite: 'lax', secure: isHttps(config) } as const;

  /** `maxAge` in seconds; without it the cookie expires when the browser closes. */
  const set = (name: CookieName, value: string, maxAge?: number) => {
    const lifetime = maxAge === undefined ? {} : { maxAge };
    reply.setCookie(cookieNameOf(config, name), value, { ...base, ...lifetime, httpOnly: true });
  };
  const clear = (name: CookieName) => {
    reply.clearCookie(cookieNameOf(config, name), { ...base, httpOnly: true });
  };
  const setCsrfToken = (bearer: string) => {
    reply.setCookie(csrfCookie, createCsrfToken(sign, bearer), base);
  };
  const startPreSession = () => {
    const id = randomBytes(16).toString('base64url');
    set('pre', id);
    setCsrfToken(id);
  };

  return {
    set,
    clear,
    setCsrfToken: setCsrfToken,
    startPreSession,
    setSessionCookie({ id, value, maxAge }: NewSession) {
      set('sid', value, maxAge);
      clear('pre');
      setCsrfToken(id);
    },
    endSession() {
      clear('sid');
      startPreSession();
    },
  };
}
