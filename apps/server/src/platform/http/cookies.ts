import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Config, isHttps } from '../env.ts';
import type { Sign } from '../secret.ts';
import { requestToken } from './request-token.ts';

/**
 * The session, the id of a browser before it has one, the code step that a browser is in, the half of a sign-in that it
 * has done, and by what it is known again at the next sign-in.
 */
type CookieName = 'sid' | 'pre' | 'txn' | 'mfa' | 'dev' | 'ext';

export const tokenCookie = 'XSRF-TOKEN';

/** Without the prefix on plain http, where browsers refuse both it and `Secure`. */
function fullName(config: Config, name: CookieName): string {
  return isHttps(config) ? `__Host-${name}` : name;
}

export function readCookie(request: FastifyRequest, config: Config, name: CookieName) {
  return request.cookies[fullName(config, name)];
}

/** What the cookie of a new session holds, and for how many seconds the browser keeps it. */
export type NewSession = { id: string; value: string; maxAge?: number };

export type ReplyCookies = ReturnType<typeof replyCookies>;

/** What a handler may set on its reply. Every change of session changes the request token with it. */
export function replyCookies(
  reply: FastifyReply,
  { config, sign }: { config: Config; sign: Sign },
) {
  const base = { path: '/', sameSite: 'lax', secure: isHttps(config) } as const;

  /** `maxAge` in seconds; without it the cookie goes when the browser closes. */
  const set = (name: CookieName, value: string, maxAge?: number) => {
    const life = maxAge === undefined ? {} : { maxAge };
    reply.setCookie(fullName(config, name), value, { ...base, ...life, httpOnly: true });
  };
  const clear = (name: CookieName) => {
    reply.clearCookie(fullName(config, name), { ...base, httpOnly: true });
  };
  const bindToken = (bearer: string) => {
    reply.setCookie(tokenCookie, requestToken(sign, bearer), base);
  };
  const startPreSession = () => {
    const id = randomBytes(16).toString('base64url');
    set('pre', id);
    bindToken(id);
  };

  return {
    set,
    clear,
    bindToken,
    startPreSession,
    startSession({ id, value, maxAge }: NewSession) {
      set('sid', value, maxAge);
      clear('pre');
      bindToken(id);
    },
    endSession() {
      clear('sid');
      startPreSession();
    },
  };
}
