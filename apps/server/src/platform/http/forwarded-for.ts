import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Normalizes X-Forwarded-For before it is used: removes the port that some proxies add. With the port, each connection of a client would
 * count as its own address and bypass the rate limits.
 */
export function normalizeForwardedFor(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    const given = headers['x-forwarded-for'];
    if (given !== undefined)
      headers['x-forwarded-for'] = parseForwardedFor(String(given)).join(', ');
    done();
  });
}

/**
 * The trustworthy addresses of the header: from the last, added by the nearest proxy, back to the first invalid entry.
 *
 * @example parseForwardedFor('unknown, 203.0.113.7:4001, [2001:db8::1]:443') // ['203.0.113.7', '2001:db8::1']
 */
export function parseForwardedFor(header: string): string[] {
  const addresses = header.split(',').map((entry) => withoutPort(entry.trim()));
  const lastInvalid = addresses.findLastIndex((address) => isIP(address) === 0);

  return addresses.slice(lastInvalid + 1);
}

function withoutPort(entry: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(entry) ?? [];
  const [, dotted] = /^([\d.]+):\d+$/.exec(entry) ?? [];

  return bracketed ?? dotted ?? entry;
}
