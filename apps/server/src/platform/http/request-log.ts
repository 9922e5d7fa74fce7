import type { FastifyInstance } from 'fastify';

/** One line a request: the route it took, never the address itself, which may hold someone's mail address. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        user: request.caller?.userId,
      },
      'answered',
    );
  });
}
