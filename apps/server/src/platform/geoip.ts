import { readFile, stat } from 'node:fs/promises';
import { BlockList, isIPv6 } from 'node:net';
import type { GeoLocation, GeoLocationSource } from '@longhand/contract/geo-location';
import { locale, singleLineText } from '@longhand/contract/values';
import { Reader, type Response } from 'mmdb-lib';
import * as z from 'zod';
import { minute } from './clock.ts';
import type { Config } from './env.ts';
import type { Log } from './log.ts';

/** Locations of IP addresses, from the operator's GeoIP database. */
export type GeoIp = {
  lookUp(address: string): GeoLocation | null;
  /** The vendor of the database, for attribution; null when unknown or without a database. */
  source(): GeoLocationSource | null;
  close(): void;
};

type GeoIpOptions = { log: Log; checkIntervalMs?: number };

/**
 * Loads the operator's GeoIP database (MaxMind DB format, .mmdb) into memory and reloads it when the file changes. Locations are optional:
 * when the file is missing or unreadable this is logged and lookups return null.
 */
export async function openGeoIp(
  { GEOIP_FILE: file }: Pick<Config, 'GEOIP_FILE'>,
  { log, checkIntervalMs = minute }: GeoIpOptions,
): Promise<GeoIp> {
  if (file === undefined) return disabledGeoIp;

  let reader: Reader<Response> | null = null;
  let loadedVersion: string | null = null;
  const reloadIfChanged = async () => {
    const fileVersion = await fileVersionOf(file);
    if (fileVersion === loadedVersion) return;
    loadedVersion = fileVersion;
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
  await reloadIfChanged();
  const timer = setInterval(() => void reloadIfChanged(), checkIntervalMs).unref();

  return {
    lookUp: (address) =>
      reader === null || isPrivate(address) ? null : findPlace(reader, address),
    source: () => (reader === null ? null : sourceOf(reader.metadata.databaseType)),
    close: () => clearInterval(timer),
  };
}

export const disabledGeoIp: GeoIp = { lookUp: () => null, source: () => null, close: () => {} };

/** Changes whenever the file changes or disappears. */
async function fileVersionOf(file: string): Promise<string> {
  const found = await stat(file).catch(() => null);

  return found === null ? 'missing' : `${found.ino} ${found.size} ${found.mtimeMs}`;
}

/** The fields of a record that are shown. */
const recordSchema = z.object({
  country: z.object({ iso_code: z.string().regex(/^[A-Z]{2}$/) }),
  city: z
    .object({ names: z.record(z.string(), singleLineText(100)) })
    .optional()
    .catch(undefined),
});

function findPlace(reader: Reader<Response>, address: string): GeoLocation | null {
  const read = recordSchema.safeParse(recordOf(reader, normalizeAddress(address)));
  if (!read.success) return null;
  const names = read.data.city?.names ?? {};
  const localizedNames = locale.options.flatMap((language) => {
    const name = names[language];

    return name === undefined ? [] : [[language, name] as const];
  });

  return { country: read.data.country.iso_code, city: Object.fromEntries(localizedNames) };
}

/** A corrupt part of the file only shows when an address leads to it. */
function recordOf(reader: Reader<Response>, address: string): unknown {
  try {
    return reader.get(address);
  } catch {
    return null;
  }
}

function sourceOf(kind: string): GeoLocationSource | null {
  if (kind.startsWith('DBIP-')) return 'DB-IP';

  return /^Geo(IP|Lite)2-/.test(kind) ? 'MaxMind' : null;
}

const privateNetworks = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  privateNetworks.addSubnet(net, bits, 'ipv4');
}
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

/** Loopback, link-local and private networks, which have no location. */
function isPrivate(address: string): boolean {
  return privateNetworks.check(
    normalizeAddress(address),
    isIPv6(normalizeAddress(address)) ? 'ipv6' : 'ipv4',
  );
}

/** Removes an IPv6 zone id and the prefix of an IPv4-mapped address. */
function normalizeAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
}
