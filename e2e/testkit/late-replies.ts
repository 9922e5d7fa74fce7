import { createHash } from 'node:crypto';
import { type IncomingMessage, Server } from 'node:http';

/**
 * Preloaded into test servers by `LATE_REPLIES=<seed>`: delays every response to the browser (page, script or data) by up to 1.5 s. The
 * delay is determined by the seed, the address and the number of earlier requests to that address.
 */
const seed = process.env['LATE_REPLIES'] ?? '';
const maxDelayMs = 1_500;
const requestCounts = new Map<string, number>();

function delayOf(request: IncomingMessage): number {
  const address = `${request.method} ${request.url}`;
  const nth = (requestCounts.get(address) ?? 0) + 1;
  requestCounts.set(address, nth);
  const random = createHash('sha256').update(`${seed} ${address} ${nth}`).digest().readUInt32BE();

  return (random / 2 ** 32) * maxDelayMs;
}

/** The API client of the tests runs in Node, which sets this user agent. */
const isBrowserRequest = ({ headers }: IncomingMessage) => headers['user-agent'] !== 'node';

type Emit = (this: Server, event: string, ...given: [IncomingMessage]) => boolean;

const emit = Server.prototype.emit as Emit; // as: of its events, this is about requests
const emitLater: Emit = function (event, ...given) {
  if (event !== 'request' || !isBrowserRequest(given[0])) return emit.call(this, event, ...given);
  setTimeout(() => emit.call(this, event, ...given), delayOf(given[0]));

  return true;
};
Server.prototype.emit = emitLater as Server['emit']; // as: of its events, this is about requests
