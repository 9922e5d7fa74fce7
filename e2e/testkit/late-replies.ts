import { createHash } from 'node:crypto';
import { type IncomingMessage, Server } from 'node:http';

/**
 * Preloaded into the servers of stories by `LATE_REPLIES=<seed>`: each answer to a browser, be it a page, a script or
 * data, comes up to a second and a half late. How late an address is the how-manieth time depends on the seed alone.
 */
const seed = process.env['LATE_REPLIES'] ?? '';
const mostMs = 1_500;
const asked = new Map<string, number>();

function delayOf(request: IncomingMessage): number {
  const address = `${request.method} ${request.url}`;
  const nth = (asked.get(address) ?? 0) + 1;
  asked.set(address, nth);
  const drawn = createHash('sha256').update(`${seed} ${address} ${nth}`).digest().readUInt32BE();

  return (drawn / 2 ** 32) * mostMs;
}

/** The stories' own hands at the API are Node's, which says so. */
const isOfBrowser = ({ headers }: IncomingMessage) => headers['user-agent'] !== 'node';

type Emit = (this: Server, event: string, ...given: [IncomingMessage]) => boolean;

const emit = Server.prototype.emit as Emit; // as: of its events, this is about requests
const emitLater: Emit = function (event, ...given) {
  if (event !== 'request' || !isOfBrowser(given[0])) return emit.call(this, event, ...given);
  setTimeout(() => emit.call(this, event, ...given), delayOf(given[0]));

  return true;
};
Server.prototype.emit = emitLater as Server['emit']; // as: of its events, this is about requests
