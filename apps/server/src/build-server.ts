import cookie from '@fastify/cookie';
import { refuse } from '@longhand/contract/errors';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  fastify,
} from 'fastify';
import { v7 as uuid } from 'uuid';
import type { Services } from './platform/http/context.ts';
import { addHealth } from './platform/http/health.ts';
import { readJson } from './platform/http/input.ts';
import { answerFailures, sendRefusal } from './platform/http/refusals.ts';
import { logRequests } from './platform/http/request-log.ts';
import { addRoutes } from './platform/http/routes.ts';
import { addSecurityHeaders } from './platform/http/security-headers.ts';
import type { Slice } from './platform/slice.ts';

/** The whole server, not yet listening. Tests talk to it through `inject`, `main.ts` lets it listen. */
export async function buildServer(
  services: Services,
  slices: readonly Slice[],
): Promise<FastifyInstance> {
  const { config, log } = services;
  const app: FastifyInstance = fastify({
    loggerInstance: log as FastifyBaseLogger, // else the instance's type carries pino through every function
    disableRequestLogging: true,
    genReqId: () => uuid(),
    requestIdHeader: false,
    trustProxy: config.TRUSTED_PROXIES.length > 0 ? config.TRUSTED_PROXIES : false,
    forceCloseConnections: 'idle',
    routerOptions: { querystringParser: () => ({}), maxParamLength: 200 },
    frameworkErrors: (_error, request, reply) =>
      sendRefusal(refuse('invalid_input'), request, reply),
  });

  app.decorateRequest('caller', null);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => (body === '' ? undefined : readJson(body)),
  );
  answerFailures(app);
  addSecurityHeaders(app, config);
  logRequests(app);
  await app.register(cookie);

  addHealth(app, services);
  for (const slice of slices) addRoutes(app, services, slice);
  app.setNotFoundHandler((request, reply) => sendRefusal(refuse('not_found'), request, reply));

  return app;
}
