import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { day } from '../../platform/clock.ts';
import { buildUser } from '../../testkit/build-user.ts';
import { createClients, signedInBrowser } from '../../testkit/clients.ts';
import { runJob, runJobs } from '../../testkit/jobs.ts';
import {
  createTestFetch,
  openRemoteServer,
  type RemoteServer,
  redirectTo,
  sendPage,
} from '../../testkit/remote-server.ts';
import { useServer } from '../../testkit/server.ts';
import { befriend, newWriter, newWriters, send, type Writer } from '../testkit.ts';
import { linkPreviews } from './tables.ts';

const server = useServer();
let remote: RemoteServer;
beforeEach(async () => {
  remote = await openRemoteServer();
  const guardedFetch = createTestFetch(`site.test:${remote.port}`);
  Object.assign(server.services, { guardedFetch });
});
afterEach(() => remote.close());

const link = (path = '/') => `http://site.test:${remote.port}${path}`;
const page = (title: string) =>
  sendPage(`<title>${title}</title><meta name="description" content="Of ferries">`);
const previewOf = async (writer: Writer, id: string, seq: number) =>
  (await writer.messages.listMessages({ params: { id }, query: { after: seq - 1 } })).items[0]
    ?.preview;

test('the preview of a message’s first link gives the message a new version', async () => {
  const [ann, bob] = await newWriters(server);
  const id = await befriend(ann, bob);
  remote.handle = page('A &lt;b&gt;ferry');
  const { seq, version } = await send(ann, id, `See [this](${link('/a')}), and ${link('/b')}.`);
  await runJobs(server);

  expect(await previewOf(bob, id, seq)).toEqual({
    ...{ url: link('/a'), title: 'A <b>ferry', description: 'Of ferries', siteName: '' },
    imageUrl: null,
  });
  const query = { changedSince: version };
  expect((await bob.messages.listMessages({ params: { id }, query })).items).toMatchObject([
    { seq, editedAt: null },
  ]);
  await send(bob, id, `Again ${link('/a')}`);
  await runJobs(server);
  expect(remote.requests).toHaveLength(1);

  remote.handle = page('A newer ferry');
  server.clock.advance(8 * day);
  const later = await newWriter(server);
  const other = await befriend(later, bob);
  await send(later, other, link('/a'));
  await runJobs(server);
  expect(await previewOf(ann, id, seq)).toMatchObject({ title: 'A newer ferry' });
});

test('a changed link changes the preview, and a page without metadata has none', async () => {
  const [ann, bob] = await newWriters(server);
  const id = await befriend(ann, bob);
  remote.handle = page('First');
  const { seq } = await send(ann, id, link('/a'));
  await runJobs(server);
  await ann.messages.editMessage({ params: { id, seq }, body: { body: `${link('/a')} indeed` } });
  expect(await previewOf(bob, id, seq)).toMatchObject({ title: 'First' });
  remote.handle = (_, response) => void response.writeHead(404).end();
  await ann.messages.editMessage({ params: { id, seq }, body: { body: link('/gone') } });
  await runJobs(server);
  expect(await previewOf(bob, id, seq)).toBeNull();
  await send(ann, id, 'http://127.0.0.1/ and http://169.254.169.254/');
  await runJobs(server);

  server.clock.advance(31 * day);
  await runJob(server, 'messages-clear-unused-previews');
  expect(await server.services.db.select().from(linkPreviews)).toEqual([]);
});

test.each([
  ['a redirect to the server itself', redirectTo('http://127.0.0.1:9/')],
  ['an SVG with a script', sendPage('<svg onload="x()"/>', { 'content-type': 'image/svg+xml' })],
] satisfies [string, RemoteServer['handle']][])(
  'a message with a link to %s is sent and has no preview',
  async (_, handle) => {
    const [ann, bob] = await newWriters(server);
    const id = await befriend(ann, bob);
    remote.handle = handle;
    const { seq } = await send(ann, id, link('/a'));
    await runJobs(server);

    expect(remote.requests).toHaveLength(1);
    expect(await previewOf(bob, id, seq)).toBeNull();
  },
);

test('an SVG image of a preview is not shown', async () => {
  const [ann, bob] = await newWriters(server);
  const id = await befriend(ann, bob);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>';
  remote.handle = (request, response) =>
    (request.url === '/image'
      ? sendPage(svg, { 'content-type': 'image/svg+xml' })
      : sendPage('<title>A</title><meta property="og:image" content="/image">'))(request, response);
  const { seq } = await send(ann, id, link());
  await runJobs(server);

  expect(await previewOf(bob, id, seq)).toMatchObject({ title: 'A', imageUrl: null });
});

test('the image of a preview is shown to everybody who sees the message', async () => {
  const user = await buildUser(server);
  const browser = await signedInBrowser(server, user);
  const ann = { id: user.id, email: user.email, ...createClients(browser.transport) };
  const bob = await newWriter(server);
  const id = await befriend(ann, bob);
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  remote.handle = (request, response) =>
    (request.url === '/image'
      ? sendPage(png, { 'content-type': 'image/png' })
      : sendPage('<title>A</title><meta property="og:image" content="/image">'))(request, response);
  const { seq } = await send(bob, id, link());
  await runJobs(server);
  const imageUrl = (await previewOf(ann, id, seq))?.imageUrl ?? '';
  const read = async (path: string) => browser.send({ method: 'GET', path });

  expect((await read(imageUrl)).headers['content-type']).toBe('image/webp');
  await ann.messages.block({ params: { id: bob.id } });
  expect((await read(imageUrl)).statusCode).toBe(404);
  expect((await read('/api/messages/previews/none')).statusCode).toBe(404);
});
