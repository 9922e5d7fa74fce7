import { limits } from '@longhand/contract/limits';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openBrowser } from '../../testkit/browser.ts';
import { buildUser } from '../../testkit/build-user.ts';
import { clientsFor, createClients, signedInBrowser } from '../../testkit/clients.ts';
import { useServer } from '../../testkit/server.ts';
import { avatars } from './tables.ts';

const server = useServer();
const gps = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 26/1 46/1' } };

/** A picture in one color. */
function picture({ width = 60, height = 40, background = '#336699' } = {}) {
  return sharp({ create: { width, height, channels: 3, background } });
}

const toBase64 = async (bytes: Promise<Uint8Array>) => Buffer.from(await bytes).toString('base64');

async function signIn() {
  const browser = await signedInBrowser(server, await buildUser(server));

  return { browser, ...createClients(browser.transport) };
}

test.each([
  ['jpeg', () => picture().jpeg().toBuffer()],
  ['png', () => picture().png().toBuffer()],
  ['webp', () => picture().webp().toBuffer()],
])('a %s becomes a square avatar', async (_format, make) => {
  const { browser, account, auth } = await signIn();
  const { user } = await account.changeAvatar({ body: { image: await toBase64(make()) } });
  expect(user.avatarUrl).toMatch(/^\/api\/avatars\/[0-9a-f-]{36}$/);
  expect(user.avatar).toBe(user.avatarUrl);
  expect((await auth.me()).user.avatarUrl).toBe(user.avatarUrl);

  const answer = await browser.send({ method: 'GET', path: user.avatarUrl ?? '' });
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
    ...{ format: 'webp', width: 256, height: 256 },
  });
});

test('metadata and trailing data of the file are not stored', async () => {
  const { account } = await signIn();
  const file = await picture().withExif(gps).withXmp('<x>where I live</x>').jpeg().toBuffer();
  expect((await sharp(file).metadata()).exif).toBeDefined();
  const withTail = Buffer.concat([file, Buffer.from('<script>alert(1)</script>')]);
  await account.changeAvatar({ body: { image: withTail.toString('base64') } });

  const [kept] = await server.services.db.select().from(avatars);
  const { exif, xmp, icc } = await sharp(kept?.content).metadata();
  expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined]);
  expect(Buffer.from(kept?.content ?? []).includes('script')).toBe(false);
});

test('a file that is not a JPEG, PNG or WebP within the size limits is refused', async () => {
  const { account } = await signIn();
  const whole = await picture({ width: 400, height: 400 }).png().toBuffer();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const files = [
    Buffer.from(svg),
    Buffer.from('<!doctype html><script>alert(1)</script>'),
    await picture().gif().toBuffer(),
    await picture().tiff().toBuffer(),
    await picture({ width: limits.pictureSideMax + 1, height: 1 })
      .png()
      .toBuffer(),
    whole.subarray(0, 60),
    Buffer.concat([whole.subarray(0, 33), Buffer.from(svg)]),
    Buffer.from('%PDF-1.7'),
    Buffer.from([0]),
  ];

  for (const file of files) {
    const attempt = account.changeAvatar({ body: { image: file.toString('base64') } });
    await expect(attempt).rejects.toMatchObject({ status: 400, code: 'picture_refused' });
    server.clock.advance(60_000);
  }
  await expect(account.changeAvatar({ body: { image: 'no base64 <' } })).rejects.toMatchObject({
    code: 'invalid_input',
  });
  expect(await server.services.db.select().from(avatars)).toEqual([]);
});

test('a file over the size limit is refused before it is parsed', async () => {
  const { browser } = await signIn();
  const image = 'A'.repeat(limits.pictureBodyBytes);
  const answer = await browser.send({
    method: 'PUT',
    path: '/api/account/avatar',
    body: { image },
  });

  expect(answer.statusCode).toBe(413);
  expect(answer.json()).toMatchObject({ success: false, code: 'too_large' });
});

test('avatar uploads are limited to ten a minute', async () => {
  const { account } = await signIn();
  const body = { image: await toBase64(picture({ width: 8, height: 8 }).png().toBuffer()) };
  for (let time = 0; time < limits.picturesPerMinute; time += 1)
    await account.changeAvatar({ body });

  await expect(account.changeAvatar({ body })).rejects.toMatchObject({ status: 429 });
});

test('a new avatar replaces the first, and removing it deletes it', async () => {
  const { browser, account } = await signIn();
  const shown = async (path: string | null) =>
    (await browser.send({ method: 'GET', path: path ?? '' })).statusCode;
  const body = { image: await toBase64(picture().png().toBuffer()) };
  const first = (await account.changeAvatar({ body })).user.avatarUrl;
  const second = (await account.changeAvatar({ body })).user.avatarUrl;
  expect(second).not.toBe(first);
  expect([await shown(first), await shown(second)]).toEqual([404, 200]);

  expect((await account.removeAvatar()).user.avatarUrl).toBeNull();
  expect((await account.removeAvatar()).user.avatarUrl).toBeNull();
  expect(await shown(second)).toBe(404);
  expect(await server.services.db.select().from(avatars)).toEqual([]);
});

test('a user cannot change the avatar of another, and visitors see none', async () => {
  const { account } = await signIn();
  const { user } = await account.changeAvatar({
    body: { image: await toBase64(picture().png().toBuffer()) },
  });
  const bob = await clientsFor(server, await buildUser(server));
  await bob.account.removeAvatar();

  expect(await server.services.db.select().from(avatars)).toMatchObject([{ userId: user.id }]);
  const visitor = openBrowser(server.app);
  expect((await visitor.send({ method: 'GET', path: user.avatarUrl ?? '' })).statusCode).toBe(401);
  expect((await visitor.send({ method: 'GET', path: '/api/avatars/none' })).statusCode).toBe(401);
});
