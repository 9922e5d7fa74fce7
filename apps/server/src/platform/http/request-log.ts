import type { FastifyInstance } from 'fastify';
import type { Log } from '../log.ts';

/**
 * One line a request: the route it took, never the address itself, which may hold someone's mail
 * address. What went well is told on request (LOG_LEVEL=debug): a proxy in front usually does it already.
 */
export function logRequests(app: FastifyInstance, log: Log): void {
  const isTold = (level: string) => log.isLevelEnabled(level);

  app.addHook('onResponse', (request, reply, done) => {
    const level = reply.statusCode < 400 ? 'debug' : 'info';
    if (!isTold(level)) return done();

    request.log[level](
      {
        request: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        user: request.caller?.userId,
      },
      'answered',
    );
    done();
  });
}
