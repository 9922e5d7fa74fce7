import { readFile, stat } from 'node:fs/promises';
import { BlockList, isIPv6 } from 'node:net';
import type { Place, PlaceSource } from '@longhand/contract/place';
import { line, locale } from '@longhand/contract/values';
import { Reader, type Response } from 'mmdb-lib';
import * as z from 'zod';
import { minute } from './clock.ts';
import type { Config } from './env.ts';
import type { Log } from './log.ts';

/** Where addresses are thought to be, as far as the operator's file knows. */
export type Places = {
  of(address: string): Place | null;
  /** Whose file it is, where that is known and there is one. */
  source(): PlaceSource | null;
  close(): void;
};

type Options = { log: Log; lookEveryMs?: number };

/**
 * Holds the operator's file (MaxMind's format, .mmdb) in memory, and another one as soon as it was put in its place.
 * Places are a help and no part of signing in: a file that is missing or can not be read is logged, and no place is known.
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
      log.info({ file, kind: reader.metadata.databaseType }, 'places are known from a file');
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

/** Changes whenever the file does, also to a file that is not there. */
async function stateOf(file: string): Promise<string> {
  const found = await stat(file).catch(() => null);

  return found === null ? 'missing' : `${found.ino} ${found.size} ${found.mtimeMs}`;
}

/** Of all that such a file may hold, what is shown. */
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

/** A file may be broken only where an address leads to. */
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

/** Of a household, a company or this machine: it is everywhere. */
function isPrivate(address: string): boolean {
  return own.check(plain(address), isIPv6(plain(address)) ? 'ipv6' : 'ipv4');
}

/** Without what is said of the network card, and an IPv4 address as itself. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
}
