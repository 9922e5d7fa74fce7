import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Services } from './context.ts';

/** Health checks. `/healthz`: the process is alive. `/readyz`: it can do its work, so a load balancer may send requests. */
export function addHealthRoutes(app: FastifyInstance, { db, log, storage }: Services): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });

  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    try {
      if (!isClosing) await db.execute(sql`select 1`);
    } catch (error) {
      storage.recordFailure(error);
      log.error({ err: error }, 'the database does not answer');

      return reply.code(503).send({ status: 'unavailable' });
    }

    const fault = storage.fault();
    if (fault !== undefined && !isClosing) return reply.code(503).send({ status: fault });

    return isClosing ? reply.code(503).send({ status: 'closing' }) : { status: 'ready' };
  });
}
