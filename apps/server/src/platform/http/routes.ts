import { type Access, isAllowed, isStaffAccess } from '@longhand/contract/access';
import type { Endpoint } from '@longhand/contract/endpoint';
import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import type { RefusalCode } from '@longhand/contract/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Slice } from '../slice.ts';
import type { Caller, Context, Services } from './context.ts';
import { demandRequestToken, keepRequestToken } from './csrf.ts';
import { demandScope, identify } from './identify.ts';
import { readQuery, receive } from './input.ts';
import { createLargeBodies } from './large-bodies.ts';
import { createWriter } from './reply-writer.ts';
import { contextOf } from './request-context.ts';
import { whenDone, whenKnown } from './when-known.ts';

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

/** A manuscript may come packed, so that a slow line carries it in time; the bound is on what it unpacks to. */
const packed = { requestEncodings: ['gzip' as const] }; // the literal

type AnyHandler = (received: Record<string, unknown>, context: Context) => unknown;

function addRoute(
  app: FastifyInstance,
  services: Services,
  { endpoint, handler }: { endpoint: Endpoint; handler: AnyHandler },
): void {
  const { requestLimits, sessions, storage } = services;
  const takesSpace =
    endpoint.method !== 'GET' &&
    endpoint.method !== 'DELETE' &&
    !/^\/api\/auth\//.test(endpoint.path); // to sign in is needed for reading too
  const proof = { stepUp: endpoint.stepUp === true, isStaff: isStaffAccess(endpoint.access) };
  const takesProof = proof.stepUp || proof.isStaff; // after the request token: another site learns nothing of a sign-in
  const write = createWriter(endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { fails: endpoint.fails, isData: true },
    bodyLimit: bodyLimits[endpoint.bodySize ?? 'usual'],
    ...(endpoint.bodySize === undefined ? {} : { decompress: packed }),

    onRequest(request, reply, done) {
      const admit = (caller: Caller | null) => {
        request.caller = caller;
        requestLimits.demand({ userId: caller?.userId, ip: request.ip });
        if (takesSpace) storage.demandSpace();
        if (caller?.scopes !== undefined) return demandScope(endpoint, caller);

        const token = keepRequestToken(request, reply, services);
        demandAccess(endpoint, caller);
        if (endpoint.method !== 'GET') demandRequestToken(request, token, services);

        return takesProof && caller !== null ? sessions.demand(caller, proof) : undefined;
      };
      const admitWithBody = (caller: Caller | null) =>
        endpoint.bodySize === undefined
          ? admit(caller)
          : whenKnown(admit(caller), () => admitBody(endpoint, request, reply));

      whenDone(() => whenKnown(identify(request, endpoint, services), admitWithBody), done);
    },

    handler(request, reply) {
      const received = receive(endpoint, {
        params: request.params,
        query: readQuery(request.url),
        body: request.body,
      });
      const returned = handler(received, contextOf<Access>(request, reply, services));

      return whenKnown(returned, (value) => write(reply, value));
    },
  });
}

const largeBodies = createLargeBodies({ bytesMost: 20_000_000, patienceMs: 20_000 });

/** What a packed body may unpack to is guessed from ordinary writing. */
const unpacksTo = 8;

/** Lets a request go on once there is room for what it brings; the room is free again when it is answered. */
async function admitBody(
  { bodySize }: Endpoint,
  request: FastifyRequest,
  { raw }: FastifyReply,
): Promise<void> {
  const most = bodyLimits[bodySize ?? 'usual'];
  const length = Number(request.headers['content-length'] ?? most);
  const isPacked = request.headers['content-encoding'] !== undefined;
  const bytes = Math.min(most, isPacked ? length * unpacksTo : length);
  if (bytes <= limits.bodyBytes) return;

  const owner = request.caller?.userId ?? request.ip;
  const release = await largeBodies.admit({ owner, bytes }, (leave) => raw.once('close', leave));
  if (raw.closed) return release();
  for (const end of ['finish', 'close']) raw.once(end, release);
}

function demandAccess(endpoint: Endpoint, caller: Caller | null): void {
  if (isAllowed(endpoint.access, caller?.role ?? null)) return;

  throw refuse(caller === null ? 'unauthenticated' : 'forbidden');
}

declare module 'fastify' {
  interface FastifyContextConfig {
    fails?: readonly RefusalCode[];
    /** Answers with data, never with a page. */
    isData?: boolean;
  }
  interface FastifyRequest {
    caller: Caller | null;
  }
}
