import { randomUUID } from 'node:crypto';
import { limits } from '@longhand/contract/limits';
import { zipOf } from '@longhand/text-files/testkit';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { day } from '../../platform/clock.ts';
import { buildUser } from '../../testkit/build-user.ts';
import { createClients, signedInBrowser } from '../../testkit/clients.ts';
import { runJob } from '../../testkit/jobs.ts';
import { useServer } from '../../testkit/server.ts';
import { befriend, newGroup, newWriter, newWriters, send, type Writer } from '../testkit.ts';

const server = useServer();
const base64 = (content: Uint8Array | string) => Buffer.from(content).toString('base64');
const upload = (writer: Writer, name: string, content: Uint8Array | string, alt = '') =>
  writer.messages.addAttachment({ body: { name, alt, content: base64(content) } });
const photo = (width = 3_000, height = 1_500) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 26/1 46/1' } })
    .jpeg();

/** A writer with a browser, to request files. */
async function newReader() {
  const user = await buildUser(server);
  const browser = await signedInBrowser(server, user);
  const read = (url: string) => browser.send({ method: 'GET', path: url });

  return { id: user.id, email: user.email, ...createClients(browser.transport), read };
}

test('an image is re-encoded without metadata and shown to the members', async () => {
  const [ann, bob] = [await newWriter(server), await newReader()];
  const id = await befriend(ann, bob);
  const file = await upload(ann, 'IMG 1.jpeg', await photo().toBuffer(), 'A ferry');
  expect(file).toMatchObject({ kind: 'image' });
  const { attachments } = await send(ann, id, '', { attachmentIds: [file.id] });
  expect(attachments).toEqual([
    {
      ...{
        id: file.id,
        kind: 'image',
        name: 'IMG 1.webp',
        mediaType: 'image/webp',
        alt: 'A ferry',
      },
      ...{ width: 2_048, height: 1_024, bytes: file.bytes },
      url: `/api/messages/attachments/${file.id}`,
    },
  ]);

  const answer = await bob.read(attachments[0]?.url ?? '');
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': `inline; filename="IMG 1.webp"; filename*=UTF-8''IMG%201.webp`,
    'cache-control': 'private, max-age=86400, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  const { exif, xmp, width } = await sharp(answer.rawPayload).metadata();
  expect({ exif, xmp, width }).toEqual({ exif: undefined, xmp: undefined, width: 2_048 });
  expect((await bob.messages.listConversations({ query: {} })).items[0]?.lastMessage).toMatchObject(
    {
      ...{ excerpt: '', hasAttachments: true },
    },
  );
});

test.each([
  ['draft.pdf', '%PDF-1.7 …', 'application/pdf', 'draft.pdf'],
  ['draft.exe', '%PDF-1.7 …', 'application/pdf', 'draft.exe.pdf'],
  ['draft.rtf', '{\\rtf1 Hi}', 'application/rtf', 'draft.rtf'],
  ['../../Entwurf „ß“.md', '# Über', 'text/plain; charset=utf-8', 'Entwurf „ß“.md'],
  ['run.bat', 'echo hello', 'text/plain; charset=utf-8', 'run.bat.txt'],
  [
    'a.docx',
    zipOf({ '[Content_Types].xml': '<x/>', 'word/document.xml': '<x/>' }),
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'a.docx',
  ],
  [
    'a.odt',
    zipOf({ mimetype: 'application/vnd.oasis.opendocument.text' }),
    'application/vnd.oasis.opendocument.text',
    'a.odt',
  ],
  ['a', zipOf({ mimetype: 'application/epub+zip' }), 'application/epub+zip', 'a.epub'],
])(
  '%s is recognized by its content and only ever downloaded',
  async (name, content, type, shown) => {
    const [ann, bob] = [await newReader(), await newWriter(server)];
    const id = await befriend(ann, bob);
    const file = await upload(ann, name, content);
    const { attachments } = await send(ann, id, '', { attachmentIds: [file.id] });
    expect(attachments).toMatchObject([{ kind: 'document', name: shown, mediaType: type }]);

    const answer = await ann.read(attachments[0]?.url ?? '');
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="[\x20-\x7e]+"/);
    expect(answer.rawPayload).toEqual(Buffer.from(content));
  },
);

test('other files, broken images and images with too many pixels are refused', async () => {
  const ann = await newWriter(server);
  const png = await sharp({ create: { width: 90, height: 90, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const files = [
    png.subarray(0, 60),
    await photo(limits.pictureSideMax + 1, 8).toBuffer(),
    zipOf({ 'a.txt': 'plain archive' }),
    Buffer.from('PK\u0003\u0004 broken'),
    Buffer.from([0x4d, 0x5a, 0, 1, 2]),
    Buffer.from([0xff, 0xfe, 0x41, 0]),
    Buffer.from('text with \u0000'),
  ];
  for (const content of files) {
    await expect(upload(ann, 'a.txt', content)).rejects.toMatchObject({
      ...{ status: 400, code: 'attachment_type' },
    });
  }
  await expect(
    upload(ann, 'a.txt', Buffer.alloc(limits.attachmentBytesMax - 2_000_000, 'a')),
  ).resolves.toBeTruthy();
  const large = upload(ann, 'a.txt', Buffer.alloc(limits.attachmentBytesMax + 1, 'a'));
  await expect(large).rejects.toMatchObject({ status: 413, code: 'attachment_too_large' });
  for (const body of [
    { name: 'a', content: 'no base64 <' },
    { name: '', content: 'aaaa' },
    { name: 'a', content: '' },
  ]) {
    await expect(ann.messages.addAttachment({ body })).rejects.toMatchObject({
      code: 'invalid_input',
    });
  }
});

test('a file is sent once, by its uploader, and can be read by everybody who sees the message', async () => {
  const [ann, bob, eve] = [await newReader(), await newReader(), await newReader()];
  const id = await newGroup(ann, [bob]);
  const file = await upload(ann, 'a.txt', 'Secret');
  const url = `/api/messages/attachments/${file.id}`;
  const codeFor = async (reader: typeof ann) => (await reader.read(url)).statusCode;
  expect([await codeFor(ann), await codeFor(bob)]).toEqual([200, 404]);
  await expect(send(bob, id, '', { attachmentIds: [file.id] })).rejects.toMatchObject({
    code: 'attachment_not_found',
  });
  const { seq } = await send(ann, id, 'x', { attachmentIds: [file.id, file.id] });
  await expect(send(ann, id, '', { attachmentIds: [file.id] })).rejects.toMatchObject({
    code: 'attachment_not_found',
  });
  await befriend(ann, eve);
  await ann.messages.addMembers({ params: { id }, body: { userIds: [eve.id] } });
  expect([await codeFor(bob), await codeFor(eve)]).toEqual([200, 404]);

  await bob.messages.block({ params: { id: ann.id } });
  expect(await codeFor(bob)).toBe(404);
  await bob.messages.unblock({ params: { id: ann.id } });
  expect((await bob.read('/api/messages/attachments/none')).statusCode).toBe(404);
  await ann.messages.deleteMessage({ params: { id, seq }, query: { for: 'everyone' } });
  expect([await codeFor(ann), await codeFor(bob)]).toEqual([404, 404]);
  const { rows } = await server.services.db.execute(sql`select 1 from message_attachments`);
  expect(rows).toEqual([]);
});

test('unsent files are deleted after a day', async () => {
  const [ann, bob] = await newWriters(server);
  const id = await befriend(ann, bob);
  const [sent] = [await upload(ann, 'a.txt', 'Sent'), await upload(ann, 'b.txt', 'Unsent')];
  await send(ann, id, '', { attachmentIds: [sent.id] });
  server.clock.advance(day + 1);
  await runJob(server, 'messages-clear-unsent-files');

  const { rows } = await server.services.db.execute(sql`select id from message_attachments`);
  expect(rows).toEqual([{ id: sent.id }]);
});

test('the total size of a user’s files and the uploads per minute are limited', async () => {
  const ann = await newWriter(server);
  await server.services.db.execute(sql`
    insert into message_attachments
      (id, uploader_id, position, kind, name, media_type, bytes, alt, created_at, content)
    values (${randomUUID()}, ${ann.id}, 0, 'document', 'a', 'text/plain',
      ${limits.attachmentQuotaBytes - 3}, '', now(), '')`);
  await upload(ann, 'a.txt', 'abc');
  await expect(upload(ann, 'a.txt', 'a')).rejects.toMatchObject({ code: 'attachment_quota' });
  for (let n = 2; n < limits.attachmentsPerMinute; n += 1) {
    await upload(ann, 'a.txt', 'a').catch(() => {});
  }
  await expect(upload(ann, 'a.txt', 'a')).rejects.toMatchObject({ code: 'rate_limited' });
});
