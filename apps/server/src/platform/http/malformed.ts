import type { Socket } from 'node:net';
import { type Refusal, type RefusalBody, refuse } from '@longhand/contract/errors';
import type { ConnectionError, FastifyInstance } from 'fastify';
import { bodyOf } from './refusals.ts';

/**
 * What is no HTTP never becomes a request, so no error handler sees it: it is answered on the socket itself, in the shape
 * of every other refusal, and the line is closed.
 */
export function answerMalformed(newId: () => string) {
  return (error: ConnectionError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const status = statusOf(error.code);
    const refusal = refuse(status === 431 ? 'too_large' : 'invalid_input');
    answerOnSocket(socket, { status, refusal, requestId: newId() });
  };
}

type SocketAnswer = { status: keyof typeof reasons; refusal: Refusal; requestId: string };

/** Answers past the HTTP server, in the shape of every refusal, and closes the connection. */
export function answerOnSocket(socket: Socket, { status, refusal, requestId }: SocketAnswer): void {
  if (socket.writable) socket.write(answerText(status, bodyOf(refusal, requestId)));
  socket.destroySoon();
}

/** Node refuses a request without a host by itself and says nothing; so it is told to let it through to here. */
export function demandHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const isOld = raw.httpVersionMajor === 1 && raw.httpVersionMinor === 0;
    if (!isOld && raw.headers.host === undefined && raw.headers[':authority'] === undefined) {
      return done(refuse('invalid_input', { fields: { host: 'required' } }));
    }
    done();
  });
}

function answerText(status: keyof typeof reasons, refusal: RefusalBody): string {
  const body = JSON.stringify(refusal);

  return [
    `HTTP/1.1 ${status} ${reasons[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
    '',
    body,
  ].join('\r\n');
}

const reasons = {
  400: 'Bad Request',
  408: 'Request Timeout',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
};

function statusOf(code: string): keyof typeof reasons {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code === 'HPE_HEADER_OVERFLOW') return 431;

  return 400;
}
