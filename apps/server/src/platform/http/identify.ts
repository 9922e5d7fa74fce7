import { isAllowed } from '@longhand/contract/access';
import type { Endpoint } from '@longhand/contract/endpoint';
import { refuse } from '@longhand/contract/errors';
import type { FastifyRequest } from 'fastify';
import type { Caller, Services } from './context.ts';
import { readCookie } from './cookies.ts';

/** Prefix of API tokens, which also lets secret scanners detect leaked ones. */
export const apiTokenPrefix = 'longhand_';

/**
 * Identifies the caller by a personal API token if one is sent, otherwise by the session cookie. Other bearer tokens (including the
 * client's marker `cookie-auth`) and X-User-Id are ignored. On public endpoints an API token is ignored.
 */
export function identifyCaller(
  request: FastifyRequest,
  endpoint: Pick<Endpoint, 'access' | 'scope'>,
  { config, sessions }: Pick<Services, 'config' | 'sessions'>,
): Caller | null | Promise<Caller | null> {
  const token = tokenOf(request);
  if (token === undefined) return sessions.findCaller(readCookie(request, config, 'sid'));
  if (endpoint.access === 'public') return null;

  return sessions.findCallerByToken(token);
}

/** The user or, for visitors, the address: whose turn a request takes where turns are shared fairly. */
export function ownerOf({ caller, ip }: FastifyRequest): string {
  return caller?.userId ?? ip;
}

/** A token allows what its scopes include, and never more than its owner may do. */
export function requireScope({ access, scope }: Endpoint, { role, scopes = [] }: Caller): void {
  if (scope === undefined || !scopes.includes(scope)) throw refuse('token_scope');
  if (!isAllowed(access, role)) throw refuse('forbidden');
}

function tokenOf({ headers }: FastifyRequest): string | undefined {
  if (headers.authorization === undefined) return undefined;
  const [, token] = /^Bearer +(\S+)$/i.exec(headers.authorization) ?? [];

  return token?.startsWith(apiTokenPrefix) ? token : undefined;
}
