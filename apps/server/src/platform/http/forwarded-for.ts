import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Rewrites X-Forwarded-For before anybody reads it: addresses alone, without the port that some proxies add. With it every
 * connection of one client would have an address of its own, and no limit by address would hold.
 */
export function normalizeForwardedFor(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    const given = headers['x-forwarded-for'];
    if (given !== undefined) headers['x-forwarded-for'] = addressesOf(String(given)).join(', ');
    done();
  });
}

/**
 * The addresses of the header that can be believed: from the last, which the nearest proxy has added, back to the first that
 * is no address.
 *
 * @example addressesOf('unknown, 203.0.113.7:4001, [2001:db8::1]:443') // ['203.0.113.7', '2001:db8::1']
 */
export function addressesOf(header: string): string[] {
  const addresses = header.split(',').map((entry) => withoutPort(entry.trim()));
  const unusable = addresses.findLastIndex((address) => isIP(address) === 0);

  return addresses.slice(unusable + 1);
}

function withoutPort(entry: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(entry) ?? [];
  const [, dotted] = /^([\d.]+):\d+$/.exec(entry) ?? [];

  return bracketed ?? dotted ?? entry;
}
