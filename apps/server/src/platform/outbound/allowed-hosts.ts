import { isIP, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import * as z from 'zod';

/** A host of the operator's own network: a name with any allowed port, a name with one port, or a range of addresses. */
export type AllowedHost =
  | { is: 'host'; hostname: string; port: number | null }
  | { is: 'range'; contains(address: string): boolean };

const notAllowed = 'is not a host, a host:port or a range of addresses';

/** The comma-separated list of `OUTBOUND_ALLOWED_HOSTS`. */
export const allowedHosts = z
  .string()
  .default('')
  .transform((list) => list.split(',').map((entry) => entry.trim()))
  .transform((list) => list.filter((entry) => entry !== ''))
  .transform((list, context) =>
    list.map((entry): AllowedHost => {
      const allowedHost = entry.includes('/') ? parseRange(entry) : parseHost(entry);
      if (allowedHost !== null) return allowedHost;
      context.addIssue({ code: 'custom', message: notAllowed });

      return z.NEVER;
    }),
  );

/** The host name of a URL without the brackets of IPv6 and without the dot of a full domain name. */
export function bareHostname({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1').replace(/(?<=.)\.$/, '');
}

function parseRange(entry: string): AllowedHost | null {
  const [address = '', bits = ''] = entry.split('/');
  const maxBits = isIPv6(address) ? 128 : 32;
  if (isIP(address) === 0 || !/^\d{1,3}$/.test(bits) || Number(bits) > maxBits) return null;
  const range = ipaddr.parseCIDR(`${address}/${Number(bits)}`);

  return {
    is: 'range',
    contains(other) {
      const parsed = ipaddr.parse(other);

      return parsed.kind() === range[0].kind() && parsed.match(range);
    },
  };
}

function parseHost(entry: string): AllowedHost | null {
  const host = isIPv6(entry) ? `[${entry}]` : entry;
  const [, name = '', port] = /^(\[[^\]]+\]|[^:[\]]+)(?::(\d{1,5}))?$/.exec(host) ?? [];
  const url = URL.parse(`http://${name}/`);
  const isPort = port === undefined || (Number(port) > 0 && Number(port) < 65_536);
  if (url === null || !isPort || url.href !== `http://${url.hostname}/`) return null;
  const hostname = bareHostname(url);
  if (isIP(hostname) === 0 && !/^[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?$/.test(hostname)) return null;

  return { is: 'host', hostname, port: port === undefined ? null : Number(port) };
}
