import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { geoipFile } from '../testkit/geoip-file.ts';
import { createLog } from './log.ts';
import { openPlaces } from './places.ts';

const lisbon = { country: { iso_code: 'PT' }, city: { names: { en: 'Lisbon', fr: 'Lisbonne' } } };
const munich = {
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
  const places = await openPlaces({ GEOIP_FILE: file }, { log, lookEveryMs: 10 });
  onTestFinished(() => places.close());

  return places;
}

test('an address is looked up in the file, as IPv4, as IPv6 and as the one in the other', async () => {
  const places = await open(
    geoipFile({ '203.0.113.0/24': lisbon, '198.51.100.128/25': munich, '2001:db8:1::/48': munich }),
  );

  const inLisbon = { country: 'PT', city: { en: 'Lisbon', fr: 'Lisbonne' } };
  const inMunich = { country: 'DE', city: { en: 'Munich', de: 'München' } };
  expect(places.of('203.0.113.7')).toEqual(inLisbon);
  expect(places.of('::ffff:203.0.113.7')).toEqual(inLisbon);
  expect(places.of('198.51.100.129')).toEqual(inMunich);
  expect(places.of('198.51.100.127')).toBeNull();
  expect(places.of('2001:db8:1:2::3')).toEqual(inMunich);
  expect(places.of('2001:db8:2::3')).toBeNull();
});

test.each(['10.1.2.3', '172.16.0.1', '192.168.1.1', '127.0.0.1', '::1', 'fd00::1', 'fe80::1%eth0'])(
  'of %s nothing is said, whatever the file knows',
  async (address) => {
    const places = await open(
      geoipFile({ '0.0.0.0/1': lisbon, '128.0.0.0/1': lisbon, 'fc00::/6': lisbon }),
    );

    expect(places.of(address)).toBeNull();
    expect(places.of('203.0.113.7')?.country).toBe('PT');
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
])('a record %s gives what is sure', async (_what, record, place) => {
  expect((await open(geoipFile({ '203.0.113.0/24': record }))).of('203.0.113.7')).toEqual(place);
});

test.each([
  ['GeoLite2-City', 'MaxMind'],
  ['DBIP-City-Lite', 'DB-IP'],
  ['Our-Own', null],
])('a file of the kind %s is by %s', async (kind, source) => {
  expect((await open(geoipFile({ '203.0.113.0/24': lisbon }, kind))).source()).toBe(source);
});

test('another file is read once it is in its place, and a broken one leaves what was known', async () => {
  const places = await open(geoipFile({ '203.0.113.0/24': lisbon }));
  await writeFile(file, geoipFile({ '203.0.113.0/24': munich }));
  await expect.poll(() => places.of('203.0.113.7')?.country).toBe('DE');

  await writeFile(file, 'half a fi');
  await expect.poll(() => logged.join()).toContain('GEOIP_FILE can not be read');
  expect(places.of('203.0.113.7')?.country).toBe('DE');
});

test('a file that is not there is missed in the log, and read when it comes', async () => {
  const places = await open();
  expect(places.of('203.0.113.7')).toBeNull();
  expect(places.source()).toBeNull();
  expect(logged).toEqual([expect.stringContaining('GEOIP_FILE can not be read')]);

  await writeFile(file, geoipFile({ '203.0.113.0/24': lisbon }));
  await expect.poll(() => places.of('203.0.113.7')?.country).toBe('PT');
});

test.each(['', 'not such a file', '\xab\xcd\xefMaxMind.com'])(
  'what is no such file (%j) is said in the log, and no place is known',
  async (content) => {
    const places = await open(Buffer.from(content, 'latin1'));

    expect(places.of('203.0.113.7')).toBeNull();
    expect(logged.join()).toContain('GEOIP_FILE can not be read');
  },
);

test('a file that is broken in the middle says nothing of the addresses that lead there', async () => {
  const whole = geoipFile({ '203.0.113.0/24': lisbon, '198.51.100.0/24': munich });
  const places = await open(
    whole.fill(0xff, whole.indexOf('country') - 2, whole.indexOf('Lisbon')),
  );

  expect(places.of('203.0.113.7')).toBeNull();
  expect(places.of('198.51.100.7')).toMatchObject({ country: 'DE' });
});
