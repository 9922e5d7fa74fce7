import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify';
import {
  type ConnectionLimits,
  connectionLimits,
  limitConnections,
} from './platform/http/connections.ts';
import type { Services } from './platform/http/context.ts';
import { normalizeForwardedFor } from './platform/http/forwarded-for.ts';
import { addHealthRoutes } from './platform/http/health.ts';
import { parseJsonBody } from './platform/http/input.ts';
import { handleMalformedRequests, requireHost } from './platform/http/malformed-requests.ts';
import { handleErrors, sendRefusal } from './platform/http/refusals.ts';
import { createRequestIdGenerator } from './platform/http/request-ids.ts';
import { logRequests } from './platform/http/request-log.ts';
import { addSliceRoutes } from './platform/http/routes.ts';
import { addSecurityHeaders } from './platform/http/security-headers.ts';
import { addWebApp } from './platform/http/web-app.ts';
import { addLiveEvents } from './platform/live/stream.ts';
import { addDevMailPage } from './platform/mail/dev-mail.ts';
import type { Slice } from './platform/slice.ts';

type ServerParts = {
  slices: readonly Slice[];
  webDirectory: string;
  connections?: ConnectionLimits;
};

/** Builds the server without listening. Tests use `inject`; `startServer` calls `listen`. */
export async function buildServer(
  services: Services,
  { slices, webDirectory, connections = connectionLimits }: ServerParts,
): Promise<FastifyInstance> {
  const { config, log } = services;
  const newId = createRequestIdGenerator();
  const app: FastifyInstance = fastify({
    loggerInstance: log as FastifyBaseLogger, // otherwise the instance's type carries pino through every function
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    genReqId: newId,
    clientErrorHandler: handleMalformedRequests(newId),
    http: { requireHostHeader: false },
    requestIdHeader: false,
    trustProxy: config.TRUSTED_PROXIES.length > 0 ? config.TRUSTED_PROXIES : false,
    forceCloseConnections: 'idle',
    routerOptions: { querystringParser: () => ({}), maxParamLength: 200 },
    frameworkErrors: (_error, request, reply) =>
      sendRefusal(refuse('invalid_input'), request, reply),
  });

  normalizeForwardedFor(app);
  limitConnections(app, { config, limits: connections, newId });
  app.decorateRequest('caller', null);
  acceptJsonOnly(app);
  handleErrors(app, services);
  addSecurityHeaders(app, config);
  logRequests(app, log);
  requireHost(app);
  await app.register(cookie);
  await app.register(compress, {
    globalDecompression: false,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });

  addHealthRoutes(app, services);
  addDevMailPage(app, services);
  app.addHook('preClose', () => services.live.close());
  app.addHook('onClose', async () => services.storage.stop());
  if (slices.length > 0) addLiveEvents(app, services);
  for (const slice of slices) {
    addSliceRoutes(app, services, slice);
    await slice.addPlainRoutes?.(app, services);
  }
  await addWebApp(app, services, webDirectory);

  return app;
}

function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => {
      if (body === '') return undefined;
      const parsed = await parseJsonBody(body);
      if (body.length > limits.bodyBytes) await new Promise(setImmediate); // let other requests run between large bodies

      return parsed;
    },
  );
}
