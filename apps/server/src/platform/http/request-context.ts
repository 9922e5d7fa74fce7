import type { Access } from '@longhand/contract/access';
import { liveEventHeader } from '@longhand/contract/client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context, RequestFacts, Services } from './context.ts';
import { readCookie, replyCookies } from './cookies.ts';

/** What a handler works with, made of one request; where somebody has to be signed in, that was demanded before. */
export function contextOf<A extends Access>(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Context<A> {
  return {
    ...services,
    caller: request.caller as Context<A>['caller'], // null only where the access is `public`
    request: requestFacts(request, services),
    reply: {
      ...replyCookies(reply, services),
      toldBy: (event) => void reply.header(liveEventHeader, String(event)),
    },
  };
}

function requestFacts(request: FastifyRequest, { config }: Services): RequestFacts {
  return {
    id: request.id,
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    locale: request.caller?.preferences.locale ?? 'en',
    transaction: readCookie(request, config, 'txn'),
    signInStep: readCookie(request, config, 'mfa'),
    device: readCookie(request, config, 'dev'),
    external: readCookie(request, config, 'ext'),
  };
}
