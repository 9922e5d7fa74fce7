import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import { type LiveEventName, type liveEvents, rawRoutes } from '@longhand/contract/raw-routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { second } from '../clock.ts';
import type { Services } from '../http/context.ts';
import { addPlainRoute } from '../http/plain-routes.ts';
import { recordPresence } from './presence.ts';

/** `GET /api/events`: a server-sent event stream that names stale data, until the session ends or the client disconnects. */
export function addLiveEvents(app: FastifyInstance, services: Services): void {
  const { live, sessions } = services;
  addPlainRoute(app, services, rawRoutes.liveEvents, async (request, reply) => {
    const { caller } = request;
    if (caller === null) throw refuse('unauthenticated');
    const { userId, sessionId } = caller;
    await recordPresence(services, userId);
    if (live.countConnections(userId) >= limits.liveConnectionsMax) {
      throw refuse('rate_limited', { details: { retryAfterSeconds: 60 } });
    }

    reply.hijack();
    const { raw } = reply;
    const sendEvent = <Name extends LiveEventName>(
      name: Name,
      data: EventData<Name>,
      id?: number,
    ) => {
      const number = id === undefined ? '' : `id: ${id}\n`;
      raw.write(`${number}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    };
    raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...headers }); // all set by the server as strings
    raw.write(`retry: ${retryMs}\n\n`);

    const connection = {
      userId,
      sessionId,
      send: ({ id, stale }: { id: number; stale: EventData<'changed'>['stale'] }) =>
        sendEvent('changed', { stale }, id),
      sendTyping: (typing: EventData<'typing'>) => sendEvent('typing', typing),
      close(reason: EventData<'bye'>['reason']) {
        sendEvent('bye', { reason });
        raw.end();
      },
    };
    const heartbeat = setInterval(async () => {
      sendEvent('beat', {});
      void recordPresence(services, userId);
      if (!(await sessions.isValid(sessionId).catch(() => true))) connection.close('session_ended');
    }, limits.liveHeartbeatSeconds * second);
    heartbeat.unref();

    const close = await live.open(
      connection,
      lastEventIdOf(request),
      ({ lastEventId, isResumed }) => sendEvent('hello', { isResumed }, lastEventId),
    );
    const cleanUp = () => {
      clearInterval(heartbeat);
      close();
    };
    if (raw.destroyed) cleanUp();
    else raw.on('close', cleanUp);
  });
}

type EventData<Name extends LiveEventName> = z.infer<(typeof liveEvents)[Name]>;

/** How long a browser waits before it reconnects. */
const retryMs = 3 * second;

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
  connection: 'close', // not reusable, and the server need not wait for it at shutdown
};

/** A browser sends the header when it reconnects automatically; a page that reconnects by script uses the query parameter. */
function lastEventIdOf({ headers, url }: FastifyRequest): number | null {
  const given = headers['last-event-id'] ?? new URL(url, 'http://page').searchParams.get('after');
  const number = Number(given ?? Number.NaN);

  return Number.isSafeInteger(number) && number > 0 ? number : null;
}
