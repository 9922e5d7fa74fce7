import { refuse } from '@longhand/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Config, isHttps } from '../env.ts';
import type { Services } from './context.ts';
import { readCookie, replyCookies, tokenCookie } from './cookies.ts';
import { isRequestToken } from './request-token.ts';

type Signing = Pick<Services, 'config' | 'sign'>;

/**
 * Sees to it that the browser holds a request token of its own: a cookie that the page reads and echoes in a header.
 * Returns the one it came with, when that one is signed for this session; one planted by another site is not.
 */
export function keepRequestToken(request: FastifyRequest, reply: FastifyReply, signing: Signing) {
  const held = request.cookies[tokenCookie];
  const bearer = request.caller?.sessionId ?? readCookie(request, signing.config, 'pre');
  if (held !== undefined && bearer !== undefined && isRequestToken(signing.sign, held, bearer)) {
    return held;
  }

  const cookies = replyCookies(reply, signing);
  if (bearer === undefined) cookies.startPreSession();
  else cookies.bindToken(bearer);

  return null;
}

/** Refuses what another site sent, and what does not echo the token. */
export function demandRequestToken(
  request: FastifyRequest,
  token: string | null,
  { config }: Signing,
): void {
  const echoes = token !== null && request.headers['x-xsrf-token'] === token;
  if (!echoes || !comesFromHere(request, config)) throw refuse('csrf');
}

/**
 * Browsers that send no Sec-Fetch-Site (on plain http beyond this machine) send an Origin. There an operator may not
 * have said what the address is; another site's origin still has another host than the one it sends to.
 */
function comesFromHere({ headers }: FastifyRequest, config: Config): boolean {
  const { 'sec-fetch-site': site, origin, host } = headers;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin === undefined) return false;

  const isPlainOwn = !isHttps(config) && origin === `http://${host}`;

  return origin === new URL(config.PUBLIC_URL).origin || isPlainOwn;
}
