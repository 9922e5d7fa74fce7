import { type Access, isAllowed, isStaffAccess } from '@longhand/contract/access';
import type { Endpoint } from '@longhand/contract/endpoint';
import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import type { RefusalCode } from '@longhand/contract/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { runForOwner } from '../db/fair-queue.ts';
import type { Slice } from '../slice.ts';
import type { Caller, Context, Services } from './context.ts';
import { ensureCsrfToken, requireCsrfToken } from './csrf.ts';
import { identifyCaller, ownerOf, requireScope } from './identify.ts';
import { parseInput, parseQuery } from './input.ts';
import { createLargeBodyLimiter } from './large-body-limiter.ts';
import { mapMaybePromise, runWithCallback } from './maybe-promise.ts';
import { createReplyWriter } from './reply-writer.ts';
import { createContext } from './request-context.ts';

/** Registers one route per endpoint of a slice: access, CSRF token, input, handler, filtered reply. */
export function addSliceRoutes(
  app: FastifyInstance,
  services: Services,
  { endpoints, handlers }: Pick<Slice, 'endpoints' | 'handlers'>,
): void {
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const handler = handlers[name] as AnyHandler; // type-checked against its endpoint in `defineSlice`
    addRoute(app, services, { endpoint, handler });
  }
}

const bodyLimits = {
  usual: limits.bodyBytes,
  picture: limits.pictureBodyBytes,
  text: limits.textBodyBytes,
};

/** Long texts may be sent gzipped, for slow connections; the body limit applies to the unpacked size. */
const gzipRequests = { requestEncodings: ['gzip' as const] }; // literal type

type AnyHandler = (received: Record<string, unknown>, context: Context) => unknown;

function addRoute(
  app: FastifyInstance,
  services: Services,
  { endpoint, handler }: { endpoint: Endpoint; handler: AnyHandler },
): void {
  const { requestLimits, sessions, storage } = services;
  const needsDiskSpace =
    endpoint.method !== 'GET' &&
    endpoint.method !== 'DELETE' &&
    !/^\/api\/auth\//.test(endpoint.path); // signing in is also needed for reading
  const stepUpRule = { stepUp: endpoint.stepUp === true, isStaff: isStaffAccess(endpoint.access) };
  const needsStepUp = stepUpRule.stepUp || stepUpRule.isStaff; // checked after the CSRF token, so that another site learns nothing about the session
  const writeReply = createReplyWriter(endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { fails: endpoint.fails, isData: true },
    bodyLimit: bodyLimits[endpoint.bodySize ?? 'usual'],
    ...(endpoint.bodySize === undefined ? {} : { decompress: gzipRequests }),

    onRequest(request, reply, done) {
      const authorize = (caller: Caller | null) => {
        request.caller = caller;
        requestLimits.enforce({ userId: caller?.userId, ip: request.ip });
        if (needsDiskSpace) storage.requireSpace();
        if (caller?.scopes !== undefined) return requireScope(endpoint, caller);

        const token = ensureCsrfToken(request, reply, services);
        requireAccess(endpoint, caller);
        if (endpoint.method !== 'GET') requireCsrfToken(request, token, services);

        return needsStepUp && caller !== null
          ? sessions.requireStepUp(caller, stepUpRule)
          : undefined;
      };
      const authorizeWithBody = (caller: Caller | null) =>
        endpoint.bodySize === undefined
          ? authorize(caller)
          : mapMaybePromise(authorize(caller), () => waitForBodyRoom(endpoint, request, reply));

      runWithCallback(
        () => mapMaybePromise(identifyCaller(request, endpoint, services), authorizeWithBody),
        done,
      );
    },

    handler(request, reply) {
      const received = parseInput(endpoint, {
        params: request.params,
        query: parseQuery(request.url),
        body: request.body,
      });
      const returned = runForOwner(ownerOf(request), () =>
        handler(received, createContext<Access>(request, reply, services)),
      );

      return mapMaybePromise(returned, (value) => writeReply(reply, value));
    },
  });
}

const largeBodies = createLargeBodyLimiter({ maxBytes: 20_000_000, timeoutMs: 20_000 });

/** Assumed compression ratio of ordinary text. */
const expectedExpansion = 8;

/** Waits until there is memory for the body; released when the response is finished. */
async function waitForBodyRoom(
  { bodySize }: Endpoint,
  request: FastifyRequest,
  { raw }: FastifyReply,
): Promise<void> {
  const most = bodyLimits[bodySize ?? 'usual'];
  const length = Number(request.headers['content-length'] ?? most);
  const isCompressed = request.headers['content-encoding'] !== undefined;
  const bytes = Math.min(most, isCompressed ? length * expectedExpansion : length);
  if (bytes <= limits.bodyBytes) return;

  const owner = ownerOf(request);
  const release = await largeBodies.acquire({ owner, bytes }, (leave) => raw.once('close', leave));
  if (raw.closed) return release();
  for (const end of ['finish', 'close']) raw.once(end, release);
}

function requireAccess(endpoint: Endpoint, caller: Caller | null): void {
  if (isAllowed(endpoint.access, caller?.role ?? null)) return;

  throw refuse(caller === null ? 'unauthenticated' : 'forbidden');
}

declare module 'fastify' {
  interface FastifyContextConfig {
    fails?: readonly RefusalCode[];
    /** Serves data, never a page; determines the security headers. */
    isData?: boolean;
  }
  interface FastifyRequest {
    caller: Caller | null;
  }
}
