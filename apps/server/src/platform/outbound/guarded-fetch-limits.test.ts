import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompressSync, constants, gzipSync, zstdCompress } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createTestFetch,
  openRemoteServer,
  type RemoteServer,
  sendPage,
} from '../../testkit/remote-server.ts';

let remote: RemoteServer;
beforeEach(async () => {
  remote = await openRemoteServer();
});
afterEach(() => remote.close());

const kilobyte = 1_024;
const megabyte = kilobyte * kilobyte;
const page = { types: ['text/html'], maxBytes: 64 * kilobyte };
const failed = (reason: string) => ({ is: 'failed', reason });
const siteUrl = (path = '/') => `http://site.test:${remote.port}${path}`;
const siteFetch = () => createTestFetch(`site.test:${remote.port}`);

/** Sends the same chunk until the connection closes. */
function sendEndlessly(response: ServerResponse, chunk: Buffer): void {
  const chunks = function* () {
    while (true) yield chunk;
  };
  pipeline(Readable.from(chunks()), response, () => {});
}

test('a body announced with 10 GB is not read', async () => {
  remote.handle = (_request, response) =>
    void response
      .writeHead(200, { 'content-type': 'text/html', 'content-length': 10_000 * megabyte })
      .flushHeaders();

  expect(await siteFetch()(siteUrl(), page)).toMatchObject(failed('too_large'));
});

test('an endless body is stopped at the limit, and the connection is closed', async () => {
  let closed: Promise<unknown> | undefined;
  remote.handle = (_request, response) => {
    closed = once(response, 'close');
    response.writeHead(200, { 'content-type': 'text/html' });
    sendEndlessly(response, Buffer.alloc(kilobyte, 'a'));
  };

  expect(await siteFetch()(siteUrl(), page)).toMatchObject(failed('too_large'));
  await closed;

  const cut = await siteFetch()(siteUrl(), { ...page, isCutAtLimit: true });
  expect(cut).toMatchObject({ is: 'fetched', isCut: true });
  expect(cut.is === 'fetched' && cut.body.equals(Buffer.alloc(page.maxBytes, 'a'))).toBe(true);
  await closed;
});

test('a body of exactly the limit is read completely, one byte more is refused', async () => {
  remote.handle = sendPage('a'.repeat(page.maxBytes));
  expect(await siteFetch()(siteUrl(), page)).toMatchObject({ is: 'fetched', isCut: false });

  remote.handle = sendPage('a'.repeat(page.maxBytes + 1), { 'transfer-encoding': 'chunked' });
  expect(await siteFetch()(siteUrl(), page)).toMatchObject(failed('too_large'));
});

const zeros = Buffer.alloc(32 * megabyte);
/** @param windowLog 27 needs 128 MB of memory to unpack */
const zstd = (bytes: Buffer, windowLog = 20) =>
  promisify(zstdCompress)(bytes, { params: { [constants.ZSTD_c_windowLog]: windowLog } });
const bombs: [string, () => Promise<Buffer> | Buffer][] = [
  ['gzip', () => gzipSync(zeros)],
  ['x-gzip', () => gzipSync(zeros)],
  ['br', () => brotliCompressSync(zeros)],
  ['zstd', () => zstd(zeros)],
];

test.each(bombs)('a %s bomb is stopped during decompression', async (encoding, pack) => {
  const bomb = await pack();
  expect(bomb.length).toBeLessThan(page.maxBytes);
  remote.handle = sendPage(bomb, { 'content-encoding': encoding });

  expect(await siteFetch()(siteUrl(), page)).toMatchObject(failed('too_large'));
  expect(await siteFetch()(siteUrl(), { ...page, isCutAtLimit: true })).toMatchObject({
    is: 'fetched',
    isCut: true,
    body: { length: page.maxBytes },
  });
});

test('compressed data that unpacks to nothing is stopped at the limit as well', async () => {
  remote.handle = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' });
    sendEndlessly(response, gzipSync(''));
  };

  expect(await siteFetch()(siteUrl(), page)).toMatchObject(failed('too_large'));
});

test('a zstd body that needs a large window is refused', async () => {
  const noise = Buffer.from(Array.from({ length: kilobyte }, (_, at) => (at * 7919) % 251));
  const body = await zstd(Buffer.concat([noise, zeros]), 27);
  remote.handle = sendPage(body, { 'content-encoding': 'zstd' });

  expect(await siteFetch()(siteUrl(), { ...page, maxBytes: 64 * megabyte })).toMatchObject(
    failed('unreachable'),
  );
});

test.each<[string, (text: string) => Promise<Buffer> | Buffer]>([
  ['gzip', gzipSync],
  ['BR', brotliCompressSync],
  ['zstd', (text) => zstd(Buffer.from(text))],
  ['identity', Buffer.from],
])('a body in %s is unpacked', async (encoding, pack) => {
  remote.handle = sendPage(await pack('Grüße'), { 'content-encoding': encoding });

  expect(await siteFetch()(siteUrl(), page)).toMatchObject({ body: Buffer.from('Grüße') });
});

test('broken, truncated, unknown and double compression are failures', async () => {
  const packed = gzipSync('a'.repeat(kilobyte));
  const bodies: [string, Buffer, string][] = [
    ['gzip', Buffer.from('no gzip'), 'unreachable'],
    ['gzip', packed.subarray(0, 20), 'unreachable'],
    ['compress', packed, 'wrong_type'],
    ['gzip, gzip', gzipSync(packed), 'wrong_type'],
  ];
  for (const [encoding, body, reason] of bodies) {
    remote.handle = sendPage(body, { 'content-encoding': encoding });
    expect(await siteFetch()(siteUrl(), page)).toMatchObject(failed(reason));
  }
});

test('a body that ends before its announced length is a failure', async () => {
  remote.handle = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': 100 });
    response.write('half', () => response.destroy());
  };

  expect(await siteFetch()(siteUrl(), page)).toMatchObject(failed('unreachable'));
});

test('headers above the limit are refused', async () => {
  remote.handle = sendPage('', { 'x-long': 'a'.repeat(20_000) });

  expect(await siteFetch()(siteUrl(), page)).toMatchObject(failed('too_large'));
});
