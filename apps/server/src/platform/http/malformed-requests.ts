import type { Socket } from 'node:net';
import { type Refusal, type RefusalBody, refuse } from '@longhand/contract/errors';
import type { ConnectionError, FastifyInstance } from 'fastify';
import { refusalBodyOf } from './refusals.ts';

/**
 * Malformed HTTP never becomes a request, so no error handler sees it. Answers on the socket in the usual error format and closes the
 * connection.
 */
export function handleMalformedRequests(newId: () => string) {
  return (error: ConnectionError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const status = statusOf(error.code);
    const refusal = refuse(status === 431 ? 'too_large' : 'invalid_input');
    refuseOnSocket(socket, { status, refusal, requestId: newId() });
  };
}

type SocketRefusal = { status: keyof typeof statusTexts; refusal: Refusal; requestId: string };

/** Sends an error directly on the socket, bypassing the HTTP server, and closes the connection. */
export function refuseOnSocket(
  socket: Socket,
  { status, refusal, requestId }: SocketRefusal,
): void {
  if (socket.writable) socket.write(formatResponse(status, refusalBodyOf(refusal, requestId)));
  socket.destroySoon();
}

/**
 * Node rejects a request without a Host header with an empty body; that check is turned off, and this hook sends the usual error instead.
 */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const isHttp10 = raw.httpVersionMajor === 1 && raw.httpVersionMinor === 0;
    if (!isHttp10 && raw.headers.host === undefined && raw.headers[':authority'] === undefined) {
      return done(refuse('invalid_input', { fields: { host: 'required' } }));
    }
    done();
  });
}

function formatResponse(status: keyof typeof statusTexts, refusal: RefusalBody): string {
  const body = JSON.stringify(refusal);

  return [
    `HTTP/1.1 ${status} ${statusTexts[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
    '',
    body,
  ].join('\r\n');
}

const statusTexts = {
  400: 'Bad Request',
  408: 'Request Timeout',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
};

function statusOf(code: string): keyof typeof statusTexts {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code === 'HPE_HEADER_OVERFLOW') return 431;

  return 400;
}
