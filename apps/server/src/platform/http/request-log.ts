import type { FastifyInstance } from 'fastify';
import type { Log } from '../log.ts';

/**
 * Logs one line per request with the route pattern, never the URL, which may contain an email address. Successful requests are logged at
 * LOG_LEVEL=debug only, because a proxy usually logs them already.
 */
export function logRequests(app: FastifyInstance, log: Log): void {
  const isLogged = (level: string) => log.isLevelEnabled(level);

  app.addHook('onResponse', (request, reply, done) => {
    const level = reply.statusCode < 400 ? 'debug' : 'info';
    if (!isLogged(level)) return done();

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
