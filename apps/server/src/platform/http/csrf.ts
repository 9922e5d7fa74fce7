import { refuse } from '@longhand/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Config, isHttps } from '../env.ts';
import type { Services } from './context.ts';
import { csrfCookie, readCookie, replyCookies } from './cookies.ts';
import { isCsrfToken } from './csrf-token.ts';

type CsrfServices = Pick<Services, 'config' | 'sign'>;

/**
 * Ensures that the browser has a CSRF token: a cookie that the page echoes in a header. Returns the received token if it is signed for this
 * session, otherwise null; a token planted by another site is not.
 */
export function ensureCsrfToken(
  request: FastifyRequest,
  reply: FastifyReply,
  services: CsrfServices,
) {
  const cookieToken = request.cookies[csrfCookie];
  const bearer = request.caller?.sessionId ?? readCookie(request, services.config, 'pre');
  if (
    cookieToken !== undefined &&
    bearer !== undefined &&
    isCsrfToken(services.sign, cookieToken, bearer)
  ) {
    return cookieToken;
  }

  const cookies = replyCookies(reply, services);
  if (bearer === undefined) cookies.startPreSession();
  else cookies.setCsrfToken(bearer);

  return null;
}

/** Rejects requests from other sites and requests that do not echo the token. */
export function requireCsrfToken(
  request: FastifyRequest,
  token: string | null,
  { config }: CsrfServices,
): void {
  const echoes = token !== null && request.headers['x-xsrf-token'] === token;
  if (!echoes || !isSameOrigin(request, config)) throw refuse('csrf');
}

/**
 * Browsers without Sec-Fetch-Site (on plain http beyond localhost) send an Origin. The operator may not have configured PUBLIC_URL there; a
 * foreign origin still differs from the Host header.
 */
function isSameOrigin({ headers }: FastifyRequest, config: Config): boolean {
  const { 'sec-fetch-site': site, origin, host } = headers;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin === undefined) return false;

  const isOwnHttpOrigin = !isHttps(config) && origin === `http://${host}`;

  return origin === new URL(config.PUBLIC_URL).origin || isOwnHttpOrigin;
}
