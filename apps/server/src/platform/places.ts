import { readFile, stat } from 'node:fs/promises';
import { BlockList, isIPv6 } from 'node:net';
import type { Place, PlaceSource } from '@longhand/contract/place';
import { line, locale } from '@longhand/contract/values';
import { Reader, type Response } from 'mmdb-lib';
import * as z from 'zod';
import { minute } from './clock.ts';
import type { Config } from './env.ts';
import type { Log } from './log.ts';

/** Locations of IP addresses, from the operator's GeoIP database. */
export type Places = {
  of(address: string): Place | null;
  /** The vendor of the database, for attribution; null when unknown or without a database. */
  source(): PlaceSource | null;
  close(): void;
};

type Options = { log: Log; lookEveryMs?: number };

/**
 * Loads the operator's GeoIP database (MaxMind DB format, .mmdb) into memory and reloads it when the file changes. Locations are optional:
 * when the file is missing or unreadable this is logged and lookups return null.
 */
export async function openPlaces(
  { GEOIP_FILE: file }: Pick<Config, 'GEOIP_FILE'>,
  { log, lookEveryMs = minute }: Options,
): Promise<Places> {
  if (file === undefined) return nowhere;

  let reader: Reader<Response> | null = null;
  let seen: string | null = null;
  const look = async () => {
    const state = await stateOf(file);
    if (state === seen) return;
    seen = state;
    try {
      reader = new Reader(await readFile(file));
      log.info({ file, kind: reader.metadata.databaseType }, 'GeoIP database loaded');
    } catch (error) {
      log.warn(
        { file, reason: String(error), keeps: reader !== null },
        'GEOIP_FILE can not be read',
      );
    }
  };
  await look();
  const looking = setInterval(() => void look(), lookEveryMs).unref();

  return {
    of: (address) => (reader === null || isPrivate(address) ? null : findPlace(reader, address)),
    source: () => (reader === null ? null : sourceOf(reader.metadata.databaseType)),
    close: () => clearInterval(looking),
  };
}

export const nowhere: Places = { of: () => null, source: () => null, close: () => {} };

/** Changes whenever the file changes or disappears. */
async function stateOf(file: string): Promise<string> {
  const found = await stat(file).catch(() => null);

  return found === null ? 'missing' : `${found.ino} ${found.size} ${found.mtimeMs}`;
}

/** The fields of a record that are shown. */
const known = z.object({
  country: z.object({ iso_code: z.string().regex(/^[A-Z]{2}$/) }),
  city: z
    .object({ names: z.record(z.string(), line(100)) })
    .optional()
    .catch(undefined),
});

function findPlace(reader: Reader<Response>, address: string): Place | null {
  const read = known.safeParse(recordOf(reader, plain(address)));
  if (!read.success) return null;
  const names = read.data.city?.names ?? {};
  const inOurs = locale.options.flatMap((language) => {
    const name = names[language];

    return name === undefined ? [] : [[language, name] as const];
  });

  return { country: read.data.country.iso_code, city: Object.fromEntries(inOurs) };
}

/** A corrupt part of the file only shows when an address leads to it. */
function recordOf(reader: Reader<Response>, address: string): unknown {
  try {
    return reader.get(address);
  } catch {
    return null;
  }
}

function sourceOf(kind: string): PlaceSource | null {
  if (kind.startsWith('DBIP-')) return 'DB-IP';

  return /^Geo(IP|Lite)2-/.test(kind) ? 'MaxMind' : null;
}

const own = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  own.addSubnet(net, bits, 'ipv4');
}
own.addAddress('::1', 'ipv6');
own.addSubnet('fc00::', 7, 'ipv6');
own.addSubnet('fe80::', 10, 'ipv6');

/** Loopback, link-local and private networks, which have no location. */
function isPrivate(address: string): boolean {
  return own.check(plain(address), isIPv6(plain(address)) ? 'ipv6' : 'ipv4');
}

/** Removes an IPv6 zone id and the prefix of an IPv4-mapped address. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
}
