import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { buildGeoIpFile } from '../testkit/geoip-file.ts';
import { openGeoIp } from './geoip.ts';
import { createLog } from './log.ts';

const lisbonRecord = {
  country: { iso_code: 'PT' },
  city: { names: { en: 'Lisbon', fr: 'Lisbonne' } },
};
const munichRecord = {
  country: { iso_code: 'DE', names: { en: 'Germany' } },
  city: { geoname_id: 2_867_714, names: { en: 'Munich', de: 'München', ja: 'ミュンヘン' } },
};

let file = '';
const logged: string[] = [];
const log = createLog('info', { write: (line) => logged.push(line) });

beforeEach(async () => {
  const directory = await mkdtemp(join(tmpdir(), 'longhand-places-'));
  file = join(directory, 'places.mmdb');
  logged.length = 0;

  return () => rm(directory, { recursive: true });
});

async function open(content?: Buffer | string) {
  if (content !== undefined) await writeFile(file, content);
  const places = await openGeoIp({ GEOIP_FILE: file }, { log, checkIntervalMs: 10 });
  onTestFinished(() => places.close());

  return places;
}

test('looks up IPv4, IPv6 and IPv4-mapped IPv6 addresses', async () => {
  const places = await open(
    buildGeoIpFile({
      '203.0.113.0/24': lisbonRecord,
      '198.51.100.128/25': munichRecord,
      '2001:db8:1::/48': munichRecord,
    }),
  );

  const inLisbon = { country: 'PT', city: { en: 'Lisbon', fr: 'Lisbonne' } };
  const inMunich = { country: 'DE', city: { en: 'Munich', de: 'München' } };
  expect(places.lookUp('203.0.113.7')).toEqual(inLisbon);
  expect(places.lookUp('::ffff:203.0.113.7')).toEqual(inLisbon);
  expect(places.lookUp('198.51.100.129')).toEqual(inMunich);
  expect(places.lookUp('198.51.100.127')).toBeNull();
  expect(places.lookUp('2001:db8:1:2::3')).toEqual(inMunich);
  expect(places.lookUp('2001:db8:2::3')).toBeNull();
});

test.each(['10.1.2.3', '172.16.0.1', '192.168.1.1', '127.0.0.1', '::1', 'fd00::1', 'fe80::1%eth0'])(
  'the private address %s has no location, whatever the file contains',
  async (address) => {
    const places = await open(
      buildGeoIpFile({
        '0.0.0.0/1': lisbonRecord,
        '128.0.0.0/1': lisbonRecord,
        'fc00::/6': lisbonRecord,
      }),
    );

    expect(places.lookUp(address)).toBeNull();
    expect(places.lookUp('203.0.113.7')?.country).toBe('PT');
  },
);

test.each([
  ['without a city', { country: { iso_code: 'PT' } }, { country: 'PT', city: {} }],
  [
    'with a name that no database keeps',
    { country: { iso_code: 'PT' }, city: { names: { en: 'Lis\u0000bon' } } },
    { country: 'PT', city: {} },
  ],
  ['without a country', { city: { names: { en: 'Lisbon' } } }, null],
  ['with a country that is none', { country: { iso_code: 'Portugal' } }, null],
  ['of something else', { autonomous_system_number: 64_496 }, null],
])('a record %s yields only its valid fields', async (_what, record, place) => {
  expect((await open(buildGeoIpFile({ '203.0.113.0/24': record }))).lookUp('203.0.113.7')).toEqual(
    place,
  );
});

test.each([
  ['GeoLite2-City', 'MaxMind'],
  ['DBIP-City-Lite', 'DB-IP'],
  ['Our-Own', null],
])('a database of type %s is attributed to %s', async (kind, source) => {
  expect((await open(buildGeoIpFile({ '203.0.113.0/24': lisbonRecord }, kind))).source()).toBe(
    source,
  );
});

test('a replaced file is reloaded, and a broken one keeps the previous data', async () => {
  const places = await open(buildGeoIpFile({ '203.0.113.0/24': lisbonRecord }));
  await writeFile(file, buildGeoIpFile({ '203.0.113.0/24': munichRecord }));
  await expect.poll(() => places.lookUp('203.0.113.7')?.country).toBe('DE');

  await writeFile(file, 'half a fi');
  await expect.poll(() => logged.join()).toContain('GEOIP_FILE can not be read');
  expect(places.lookUp('203.0.113.7')?.country).toBe('DE');
});

test('a missing file is logged, and loaded when it appears', async () => {
  const places = await open();
  expect(places.lookUp('203.0.113.7')).toBeNull();
  expect(places.source()).toBeNull();
  expect(logged).toEqual([expect.stringContaining('GEOIP_FILE can not be read')]);

  await writeFile(file, buildGeoIpFile({ '203.0.113.0/24': lisbonRecord }));
  await expect.poll(() => places.lookUp('203.0.113.7')?.country).toBe('PT');
});

test.each(['', 'not such a file', '\xab\xcd\xefMaxMind.com'])(
  'an invalid file (%j) is logged, and no location is known',
  async (content) => {
    const places = await open(Buffer.from(content, 'latin1'));

    expect(places.lookUp('203.0.113.7')).toBeNull();
    expect(logged.join()).toContain('GEOIP_FILE can not be read');
  },
);

test('a partly corrupt file yields nothing for the addresses that lead to the corrupt part', async () => {
  const whole = buildGeoIpFile({ '203.0.113.0/24': lisbonRecord, '198.51.100.0/24': munichRecord });
  const places = await open(
    whole.fill(0xff, whole.indexOf('country') - 2, whole.indexOf('Lisbon')),
  );

  expect(places.lookUp('203.0.113.7')).toBeNull();
  expect(places.lookUp('198.51.100.7')).toMatchObject({ country: 'DE' });
});
