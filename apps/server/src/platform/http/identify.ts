import { isAllowed } from '@longhand/contract/access';
import type { Endpoint } from '@longhand/contract/endpoint';
import { refuse } from '@longhand/contract/errors';
import type { FastifyRequest } from 'fastify';
import type { Caller, Services } from './context.ts';
import { readCookie } from './cookies.ts';

/** By this a token is known as ours, here and to those who look for secrets in public places. */
export const apiTokenPrefix = 'longhand_';

/**
 * Who calls: by a personal API token where one is sent, else by the session cookie. Any other bearer, the client's
 * marker `cookie-auth` among them, says nothing, and neither does X-User-Id. Where a token can not be used, nobody
 * calls on a public endpoint.
 */
export function identify(
  request: FastifyRequest,
  endpoint: Pick<Endpoint, 'access' | 'scope'>,
  { config, sessions }: Pick<Services, 'config' | 'sessions'>,
): Caller | null | Promise<Caller | null> {
  const token = tokenOf(request);
  if (token === undefined) return sessions.callerOf(readCookie(request, config, 'sid'));
  if (endpoint.access === 'public') return null;

  return sessions.callerOfToken(token);
}

/** A token does what its scopes say, and never what its owner may not. */
export function demandScope({ access, scope }: Endpoint, { role, scopes = [] }: Caller): void {
  if (scope === undefined || !scopes.includes(scope)) throw refuse('token_scope');
  if (!isAllowed(access, role)) throw refuse('forbidden');
}

function tokenOf({ headers }: FastifyRequest): string | undefined {
  if (headers.authorization === undefined) return undefined;
  const [, token] = /^Bearer +(\S+)$/i.exec(headers.authorization) ?? [];

  return token?.startsWith(apiTokenPrefix) ? token : undefined;
}
