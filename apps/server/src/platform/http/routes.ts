import { type Access, isAllowed, isStaffAccess } from '@longhand/contract/access';
import type { Endpoint } from '@longhand/contract/endpoint';
import { type RefusalCode, refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Slice } from '../slice.ts';
import type { Caller, Context, Services } from './context.ts';
import { demandRequestToken, keepRequestToken } from './csrf.ts';
import { demandScope, identify } from './identify.ts';
import { readQuery, receive } from './input.ts';
import { contextOf } from './request-context.ts';

/** Registers one route for each endpoint of a slice: access, request token, input, handler, filtered reply. */
export function addRoutes(
  app: FastifyInstance,
  services: Services,
  { endpoints, handlers }: Pick<Slice, 'endpoints' | 'handlers'>,
): void {
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const handler = handlers[name] as AnyHandler; // checked against its endpoint where the slice is defined
    addRoute(app, services, { endpoint, handler });
  }
}

const bodyLimits = {
  usual: limits.bodyBytes,
  picture: limits.pictureBodyBytes,
  text: limits.textBodyBytes,
};

type AnyHandler = (received: Record<string, unknown>, context: Context) => unknown;

function addRoute(
  app: FastifyInstance,
  services: Services,
  { endpoint, handler }: { endpoint: Endpoint; handler: AnyHandler },
): void {
  const { requestLimits } = services;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { fails: endpoint.fails },
    bodyLimit: bodyLimits[endpoint.bodySize ?? 'usual'],

    async onRequest(request, reply) {
      request.caller = await identify(request, endpoint, services);
      requestLimits.demand({ userId: request.caller?.userId, ip: request.ip });
      if (request.caller?.scopes !== undefined) return demandScope(endpoint, request.caller);

      const token = keepRequestToken(request, reply, services);
      demandAccess(endpoint, request.caller);
      if (endpoint.method !== 'GET') demandRequestToken(request, token, services);
      await demandProof(endpoint, request.caller, services);
    },

    async handler(request, reply) {
      const received = receive(endpoint, {
        params: request.params,
        query: readQuery(request.url),
        body: request.body,
      });
      const returned = await handler(received, contextOf<Access>(request, reply, services));

      return filtered(endpoint, returned);
    },
  });
}

function demandAccess(endpoint: Endpoint, caller: Caller | null): void {
  if (isAllowed(endpoint.access, caller?.role ?? null)) return;

  throw refuse(caller === null ? 'unauthenticated' : 'forbidden');
}

/** After the request token, so that another site can not find out how somebody signed in. */
async function demandProof(
  endpoint: Endpoint,
  caller: Caller | null,
  { sessions }: Services,
): Promise<void> {
  const stepUp = endpoint.stepUp === true;
  const isStaff = isStaffAccess(endpoint.access);
  if (caller !== null && (stepUp || isStaff)) await sessions.demand(caller, { stepUp, isStaff });
}

/** Only what the reply declares goes out; a handler that returns less than it declares is our own error. */
function filtered(endpoint: Endpoint, returned: unknown): unknown {
  const reply = z.safeParse(endpoint.reply, returned);
  if (reply.success) return reply.data;

  const where = reply.error.issues.map((issue) => `${issue.path.join('.')} ${issue.code}`);
  throw new Error(`${endpoint.method} ${endpoint.path} broke its reply: ${where.join(', ')}`);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    fails?: readonly RefusalCode[];
  }
  interface FastifyRequest {
    caller: Caller | null;
  }
}
