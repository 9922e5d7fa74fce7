import type { Access } from '@longhand/contract/access';
import { liveEventHeader } from '@longhand/contract/client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context, RequestInfo, Services } from './context.ts';
import { readCookie, replyCookies } from './cookies.ts';

/** Creates the context of a handler for one request. Access was checked before. */
export function createContext<A extends Access>(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Context<A> {
  return {
    ...services,
    caller: request.caller as Context<A>['caller'], // null only where the access is `public`
    request: requestInfoOf(request, services),
    reply: {
      ...replyCookies(reply, services),
      setLiveEvent: (event) => void reply.header(liveEventHeader, String(event)),
    },
  };
}

function requestInfoOf(request: FastifyRequest, { config }: Services): RequestInfo {
  return {
    id: request.id,
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    locale: request.caller?.preferences.locale ?? 'en',
    transactionToken: readCookie(request, config, 'txn'),
    signInStep: readCookie(request, config, 'mfa'),
    deviceToken: readCookie(request, config, 'dev'),
    externalSignIn: readCookie(request, config, 'ext'),
  };
}
