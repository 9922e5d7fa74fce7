import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openRemoteServer, type RemoteServer, redirectTo } from '../../testkit/remote-server.ts';
import { createSelfSignedCertificate } from '../../testkit/self-signed-certificate.ts';
import { readConfig } from '../env.ts';
import { createGuardedPost } from './guarded-post.ts';

const certificate = await createSelfSignedCertificate({ type: 'dns', value: 'push.test' });
const usualAuthorities = getCACertificates();
beforeAll(() => setDefaultCACertificates([...usualAuthorities, certificate.cert]));
afterAll(() => setDefaultCACertificates(usualAuthorities));

let remote: RemoteServer;
beforeEach(async () => {
  remote = await openRemoteServer({ certificate });
});
afterEach(() => remote.close());

const request = { headers: { TTL: 60 }, body: Buffer.from([1, 2, 3]) };

/** Posts to a name that resolves to 127.0.0.1; only `allowed` may be reached. */
function post(address: string, allowed = `push.test:${remote.port}`) {
  const config = readConfig({ OUTBOUND_ALLOWED_HOSTS: allowed });

  return createGuardedPost({ config, resolve: async () => ['127.0.0.1'] })(address, request);
}

test('a body is sent with its headers, and the status of the response is returned', async () => {
  let received: Buffer | undefined;
  remote.handle = async (incoming, response) => {
    received = await buffer(incoming);
    response.writeHead(429, { 'retry-after': '120' }).end('wait');
  };

  expect(await post(`https://push.test:${remote.port}/a`)).toEqual({
    is: 'answered',
    status: 429,
    retryAfter: '120',
  });
  expect(received).toEqual(request.body);
  expect(remote.headers[0]).toMatchObject({ ttl: '60', 'content-length': '3' });
  expect(remote.headers[0]).not.toHaveProperty('cookie');
});

test('a redirect is not followed', async () => {
  remote.handle = redirectTo(`https://push.test:${remote.port}/other`, 307);

  expect(await post(`https://push.test:${remote.port}/a`)).toMatchObject({ status: 307 });
  expect(remote.requests).toHaveLength(1);
});

test.each([
  ['http://push.test/', 'invalid_url'],
  ['https://ann:secret@push.test/', 'invalid_url'],
  ['https://push.test:5432/', 'forbidden_address'],
  ['https://private.test/', 'forbidden_address'],
  ['https://169.254.169.254/', 'forbidden_address'],
])('%s is refused as %s', async (address, reason) => {
  expect(await post(address)).toMatchObject({ is: 'failed', reason });
  expect(remote.requests).toEqual([]);
});

test('a host without the right certificate is unreachable', async () => {
  const { port } = remote;

  expect(await post(`https://other.test:${port}/`, `other.test:${port}`)).toMatchObject({
    is: 'failed',
    reason: 'unreachable',
  });
});

test('at most eight requests per host and sixteen in total run at once', async () => {
  const hosts = ['a.test', 'b.test', 'c.test'];
  const open = new Set<Socket>();
  const peaks = { host: 0, total: 0 };
  let isEnding = false;
  const end = (socket: Socket) => {
    open.delete(socket);
    socket.destroy();
  };
  const server = createServer((socket) => {
    socket.on('error', () => {}); // the handshake is never answered
    open.add(socket);
    const toSameHost = [...open].filter(({ localAddress }) => localAddress === socket.localAddress);
    peaks.host = Math.max(peaks.host, toSameHost.length);
    peaks.total = Math.max(peaks.total, open.size);
    if (isEnding) end(socket);
  }).listen(0, '0.0.0.0');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a listening TCP server has a port
  const guardedPost = createGuardedPost({
    config: readConfig({ OUTBOUND_ALLOWED_HOSTS: hosts.map((host) => `${host}:${port}`).join() }),
    resolve: async (host) => [`127.0.0.${1 + hosts.indexOf(host)}`],
  });
  const results = hosts.flatMap((host) =>
    Array.from({ length: 9 }, () => guardedPost(`https://${host}:${port}/`, request)),
  );

  await expect.poll(() => open.size).toBe(16);
  isEnding = true;
  for (const socket of open) end(socket);
  for (const result of await Promise.all(results)) expect(result).toMatchObject({ is: 'failed' });
  expect(peaks).toEqual({ host: 8, total: 16 });
  server.close();
});
