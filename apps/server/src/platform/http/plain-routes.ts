import { isAllowed } from '@longhand/contract/access';
import { refuse } from '@longhand/contract/errors';
import type { RawRoute } from '@longhand/contract/raw-routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { runForOwner } from '../db/fair-queue.ts';
import type { Services } from './context.ts';
import { readCookie } from './cookies.ts';
import { ownerOf } from './identify.ts';

/** Registers a contract route that is not a single JSON reply. Access rules apply as usual. */
export function addPlainRoute(
  app: FastifyInstance,
  { config, sessions, requestLimits }: Services,
  { method, path, access, fails }: RawRoute,
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): void {
  app.route({
    method,
    url: path,
    config: { fails },

    async onRequest(request) {
      request.caller = await sessions.findCaller(readCookie(request, config, 'sid'));
      requestLimits.enforce({ userId: request.caller?.userId, ip: request.ip });
      if (isAllowed(access, request.caller?.role ?? null)) return;

      throw refuse(request.caller === null ? 'unauthenticated' : 'forbidden');
    },

    handler: (request, reply) => runForOwner(ownerOf(request), () => answer(request, reply)),
  });
}
