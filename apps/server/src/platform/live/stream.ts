import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import { type LiveEventName, type liveEvents, plainRoutes } from '@longhand/contract/plain-routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { second } from '../clock.ts';
import type { Services } from '../http/context.ts';
import { addPlainRoute } from '../http/plain-routes.ts';

/** `GET /api/events`: tells a page what is stale, until its session ends or it goes away. */
export function addLiveEvents(app: FastifyInstance, services: Services): void {
  const { live, sessions } = services;
  addPlainRoute(app, services, plainRoutes.liveEvents, async (request, reply) => {
    const { caller } = request;
    if (caller === null) throw refuse('unauthenticated');
    const { userId, sessionId } = caller;
    if (live.countOf(userId) >= limits.liveConnections) {
      throw refuse('rate_limited', { details: { retryAfterSeconds: 60 } });
    }

    reply.hijack();
    const { raw } = reply;
    const tell = <Name extends LiveEventName>(name: Name, data: DataOf<Name>, id?: number) => {
      const number = id === undefined ? '' : `id: ${id}\n`;
      raw.write(`${number}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    };
    raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...headers }); // all set by us, as text
    raw.write(`retry: ${retryMs}\n\n`);

    const line = {
      userId,
      sessionId,
      tell: ({ id, stale }: { id: number; stale: DataOf<'changed'>['stale'] }) =>
        tell('changed', { stale }, id),
      end(reason: DataOf<'bye'>['reason']) {
        tell('bye', { reason });
        raw.end();
      },
    };
    const beat = setInterval(async () => {
      tell('beat', {});
      if (!(await sessions.isOpen(sessionId).catch(() => true))) line.end('session_ended');
    }, limits.liveBeatSeconds * second);
    beat.unref();

    const close = await live.open(line, lastSeenOf(request), ({ after, isResumed }) =>
      tell('hello', { isResumed }, after),
    );
    const leave = () => {
      clearInterval(beat);
      close();
    };
    if (raw.destroyed) leave();
    else raw.on('close', leave);
  });
}

type DataOf<Name extends LiveEventName> = z.infer<(typeof liveEvents)[Name]>;

/** How long a browser waits before it comes back by itself. */
const retryMs = 3 * second;

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
  connection: 'close', // at its end it is of no use to another request, and a server that stops need not wait for it
};

/** A browser sends the header when it comes back by itself; a page that comes back on its own puts it into the address. */
function lastSeenOf({ headers, url }: FastifyRequest): number | null {
  const given = headers['last-event-id'] ?? new URL(url, 'http://page').searchParams.get('after');
  const number = Number(given ?? Number.NaN);

  return Number.isSafeInteger(number) && number > 0 ? number : null;
}
