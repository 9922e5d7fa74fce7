import { Readable } from 'node:stream';
import { brotliCompressSync } from 'node:zlib';
import { limits } from '@longhand/contract/limits';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createTestFetch,
  openRemoteServer,
  type RemoteServer,
  redirectTo,
  sendPage,
} from '../../testkit/remote-server.ts';
import { readLinkPreview, readPreviewImage } from './link-preview.ts';

let remote: RemoteServer;
beforeEach(async () => {
  remote = await openRemoteServer();
});
afterEach(() => remote.close());

const siteUrl = (path = '/') => `http://site.test:${remote.port}${path}`;
const options = () => ({ guardedFetch: createTestFetch(`site.test:${remote.port}`) });
const readPage = () => readLinkPreview(siteUrl(), options());
const readImage = () => readPreviewImage(siteUrl('/image'), options());

test('a preview has the final URL and the image relative to it', async () => {
  remote.handle = (request, response) => {
    const html =
      '<head><meta property="og:title" content="A &quot;post&quot;"><meta property="og:image" content="image.png"></head>';
    const reply =
      request.url === '/'
        ? redirectTo('/blog/post')
        : sendPage(brotliCompressSync(html), { 'content-encoding': 'br' });
    reply(request, response);
  };

  expect(await readPage()).toEqual({
    is: 'read',
    preview: {
      url: siteUrl('/blog/post'),
      title: 'A "post"',
      description: null,
      siteName: null,
      imageUrl: siteUrl('/blog/image.png'),
    },
  });
});

test.each([
  ['ISO-8859-1', Buffer.from('<title>Café für Élise</title>', 'latin1'), 'Café für Élise'],
  ['utf-8', Buffer.from('<title>مرحبًا بالعالم</title>'), 'مرحبًا بالعالم'],
  [
    'gb18030',
    Buffer.concat([
      Buffer.from('<title>'),
      Buffer.from([0xcb, 0xae, 0xbb, 0xa8]),
      Buffer.from('</title>'),
    ]),
    '水花',
  ],
])('a page in %s is read', async (charset, body, title) => {
  remote.handle = sendPage(body, { 'content-type': `text/html; charset=${charset}` });

  expect(await readPage()).toMatchObject({ preview: { title } });
});

test('a redirect to this machine is a failure', async () => {
  remote.handle = redirectTo(`http://127.0.0.1:${remote.port}/admin`);

  expect(await readPage()).toMatchObject({ is: 'failed', reason: 'forbidden_address' });
  expect(remote.requests).toHaveLength(1);
});

test.each([
  ['10 GB', { 'content-length': '10000000000' }],
  ['endless', {}],
])('only the start of a page of %s is read', async (_size, headers) => {
  let sentBytes = 0;
  const html = function* () {
    yield '<title>Start</title>';
    while (true) {
      sentBytes += 65_536;
      yield ' '.repeat(65_536);
    }
  };
  remote.handle = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', ...headers });
    Readable.from(html()).pipe(response);
  };

  expect(await readPage()).toMatchObject({ is: 'read', preview: { title: 'Start' } });
  expect(sentBytes).toBeLessThan(50_000_000);
});

test('a file that is not HTML has no preview', async () => {
  remote.handle = sendPage('%PDF-1.7', { 'content-type': 'application/pdf' });

  expect(await readPage()).toMatchObject({ is: 'failed', reason: 'wrong_type' });
});

const picture = ({ width = 1_200, height = 630 } = {}) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });

test.each([
  ['png', 640, 336],
  ['jpeg', 640, 336],
  ['webp', 640, 336],
  ['gif', 640, 336],
  ['avif', 640, 336],
] as const)('%s: an image becomes a small WebP', async (format, width, height) => {
  const file = await picture().toFormat(format).toBuffer();
  remote.handle = sendPage(file, { 'content-type': `image/${format}` });
  const result = await readImage();
  const content = result.is === 'read' ? result.content : new Uint8Array();

  expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width, height });
});

test('EXIF metadata and trailing data of an image are removed, and it is not enlarged', async () => {
  const gps = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 26/1 46/1' } };
  const file = await picture({ width: 60, height: 40 })
    .withExif(gps)
    .withXmp('<x>where I live</x>')
    .jpeg()
    .toBuffer();
  const body = Buffer.concat([file, Buffer.from('<script>alert(1)</script>')]);
  remote.handle = sendPage(body, { 'content-type': 'image/jpeg' });
  const result = await readImage();
  const content = result.is === 'read' ? result.content : new Uint8Array();
  const { exif, xmp, icc, width } = await sharp(content).metadata();

  expect([exif, xmp, icc, width]).toEqual([undefined, undefined, undefined, 60]);
  expect(Buffer.from(content).includes('script')).toBe(false);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

test('an SVG image is not read, under its own type or under another', async () => {
  remote.handle = sendPage(svg, { 'content-type': 'image/svg+xml' });
  expect(await readImage()).toMatchObject({ is: 'failed', reason: 'wrong_type' });

  remote.handle = sendPage(svg, { 'content-type': 'image/png' });
  expect(await readImage()).toMatchObject({ is: 'failed', reason: 'invalid_image' });
});

test('a file that is not an image, is broken or has too many pixels is a failure', async () => {
  const whole = await picture().png().toBuffer();
  const files = [
    Buffer.from('<!doctype html><script>alert(1)</script>'),
    Buffer.alloc(0),
    whole.subarray(0, 60),
    Buffer.concat([whole.subarray(0, 33), Buffer.from(svg)]),
    await picture().tiff().toBuffer(),
    await picture({ width: limits.pictureSideMax + 1, height: 1 })
      .png()
      .toBuffer(),
  ];
  for (const file of files) {
    remote.handle = sendPage(file, { 'content-type': 'image/png' });
    expect(await readImage()).toMatchObject({ is: 'failed', reason: 'invalid_image' });
  }
});

test('an image above 5 MB is not read', async () => {
  remote.handle = sendPage(Buffer.alloc(5 * 1_024 * 1_024 + 1), { 'content-type': 'image/png' });

  expect(await readImage()).toMatchObject({ is: 'failed', reason: 'too_large' });
});

test('an image on a private address is refused', async () => {
  const result = await readPreviewImage(`http://127.0.0.1:${remote.port}/image.png`, options());

  expect(result).toMatchObject({ is: 'failed', reason: 'forbidden_address' });
  expect(remote.requests).toEqual([]);
});
