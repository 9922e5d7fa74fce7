import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { useServer } from '../../testkit/server.ts';
import { connectionLimits } from './connections.ts';

/** Short limits, so that no test waits for the real ones; any body counts as slow. */
const strictServer = useServer({
  env: { TRUSTED_PROXIES: '127.0.0.1' },
  connections: { ...connectionLimits, bodyGraceSeconds: 0.01, minBodyBytesPerSecond: 1e12 },
});
const shortBodyServer = useServer({
  connections: { ...connectionLimits, bodyGraceSeconds: 1e6, maxBodySeconds: 0.01 },
});
const fewRequestsServer = useServer({
  env: { TRUSTED_PROXIES: '127.0.0.1' },
  connections: { ...connectionLimits, maxRequestsPerAddress: 2 },
});

const fewSocketsServer = useServer({
  connections: { ...connectionLimits, maxSocketsPerAddress: 2 },
});

const bodyStart = 'content-type: application/json\r\ncontent-length: 100\r\n\r\n{';

async function openSocket({ app }: typeof strictServer): Promise<Socket> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo; // listens on a TCP port, so the address is not a string
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');

  return socket;
}

function post(headers = ''): string {
  return `POST /api/auth/login HTTP/1.1\r\nhost: a\r\n${headers}${bodyStart}`;
}

test.each([
  ['hardly arrives', strictServer],
  ['takes too long in all', shortBodyServer],
])('the connection of a body that %s is closed', async (_, server) => {
  const socket = await openSocket(server);
  socket.write(post());

  expect(await text(socket)).toContain('request_too_slow');
});

test('headers may take sixty seconds, and a connection whose headers take longer is refused', async () => {
  const { server } = strictServer.app;
  const [accepted, socket] = await Promise.all([
    once(server, 'connection'),
    openSocket(strictServer),
  ]);
  const timeout = Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  server.emit('clientError', timeout, accepted[0]); // what Node.js emits after the timeout

  expect(server.headersTimeout).toBe(60_000);
  expect((await text(socket)).slice(9, 12)).toBe('408');
});

test('connections per address are limited, and closing one frees a slot', async () => {
  fewSocketsServer.app.server.prependListener('connection', (socket: Socket) => {
    Object.defineProperty(socket, 'remoteAddress', { value: '198.51.100.7' }); // loopback addresses are exempt
  });
  const statusOf = async () => {
    const socket = await openSocket(fewSocketsServer);
    socket.on('error', () => {}); // the server closes it while the test is still writing
    socket.write('GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');

    return (await text(socket)).slice(9, 12);
  };
  const openSockets = [await openSocket(fewSocketsServer), await openSocket(fewSocketsServer)];

  await expect.poll(statusOf).toBe('429');
  openSockets[0]?.destroy();
  await expect.poll(statusOf).toBe('200');
  openSockets[1]?.destroy();
});

test('a request without a body is not closed as slow', async () => {
  const socket = await openSocket(strictServer);
  socket.write('GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
  expect(await text(socket)).toContain('{"status":"ok"}');
});

test('concurrent requests are limited per client, including behind a trusted proxy, without affecting others', async () => {
  const from = async (client: string) => {
    const socket = await openSocket(fewRequestsServer);
    socket.write(post(`x-forwarded-for: ${client}\r\n`));

    return socket;
  };
  const statusOf = async (client: string) => {
    const socket = await openSocket(fewRequestsServer);
    const head = `GET /api/auth/me HTTP/1.1\r\nhost: a\r\nx-forwarded-for: ${client}\r\n`;
    socket.write(`${head}connection: close\r\n\r\n`);

    return (await text(socket)).slice(9, 12);
  };
  const openSockets = [await from('198.51.100.7'), await from('198.51.100.7:80')];

  await expect.poll(() => statusOf('198.51.100.7')).toBe('429');
  expect(await statusOf('198.51.100.8')).toBe('401');
  for (const socket of openSockets) socket.destroy();
  await expect.poll(() => statusOf('198.51.100.7')).toBe('401');
});
