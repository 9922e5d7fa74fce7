import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { useServer } from '../../testkit/server.ts';
import { connectionLimits } from './connections.ts';

/** Short times, so that no test has to wait for the real ones: a body may be slow for no time at all. */
const impatient = useServer({
  env: { TRUSTED_PROXIES: '127.0.0.1' },
  connections: { ...connectionLimits, bodyGraceSeconds: 0.01, bodyBytesPerSecond: 1e12 },
});
const briefly = useServer({
  connections: { ...connectionLimits, bodyGraceSeconds: 1e6, bodySecondsMax: 0.01 },
});
const crowded = useServer({
  env: { TRUSTED_PROXIES: '127.0.0.1' },
  connections: { ...connectionLimits, requestsOfAddress: 2 },
});

const full = useServer({ connections: { ...connectionLimits, socketsOfAddress: 2 } });

const begun = 'content-type: application/json\r\ncontent-length: 100\r\n\r\n{';

async function openTo({ app }: typeof impatient): Promise<Socket> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo; // it listens on a port, not on a file
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');

  return socket;
}

function post(headers = ''): string {
  return `POST /api/auth/login HTTP/1.1\r\nhost: a\r\n${headers}${begun}`;
}

test.each([
  ['hardly arrives', impatient],
  ['takes too long in all', briefly],
])('the connection of a body that %s is closed', async (_, server) => {
  const socket = await openTo(server);
  socket.write(post());

  expect(await text(socket)).toContain('request_too_slow');
});

test('an address has so many connections open, one too many is refused, and a closed one makes room', async () => {
  full.app.server.prependListener('connection', (socket: Socket) => {
    Object.defineProperty(socket, 'remoteAddress', { value: '198.51.100.7' }); // this machine itself is not counted
  });
  const answerTo = async () => {
    const socket = await openTo(full);
    socket.on('error', () => {}); // it is closed while this still writes
    socket.write('GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');

    return (await text(socket)).slice(9, 12);
  };
  const held = [await openTo(full), await openTo(full)];

  await expect.poll(answerTo).toBe('429');
  held[0]?.destroy();
  await expect.poll(answerTo).toBe('200');
  held[1]?.destroy();
});

test('a request without a body, and one whose body has arrived, are not ended', async () => {
  const socket = await openTo(impatient);
  socket.write('GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
  expect(await text(socket)).toContain('{"status":"ok"}');
});

test('a client has so many requests at once, also behind a trusted proxy, and others are not hit', async () => {
  const from = async (client: string) => {
    const socket = await openTo(crowded);
    socket.write(post(`x-forwarded-for: ${client}\r\n`));

    return socket;
  };
  const answerTo = async (client: string) => {
    const socket = await openTo(crowded);
    const head = `GET /api/auth/me HTTP/1.1\r\nhost: a\r\nx-forwarded-for: ${client}\r\n`;
    socket.write(`${head}connection: close\r\n\r\n`);

    return (await text(socket)).slice(9, 12);
  };
  const held = [await from('198.51.100.7'), await from('198.51.100.7:80')];

  await expect.poll(() => answerTo('198.51.100.7')).toBe('429');
  expect(await answerTo('198.51.100.8')).toBe('401');
  for (const socket of held) socket.destroy();
  await expect.poll(() => answerTo('198.51.100.7')).toBe('401');
});
