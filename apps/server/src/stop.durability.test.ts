import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { findFreePort, ServerProcess } from './testkit/server-process.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'longhand-stop-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const requestHead = (line: string) => `${line} HTTP/1.1\r\nhost: a\r\n`;
const body = JSON.stringify({ email: 'ann@example.org', locale: 'en' });

/** Starts a request whose body is incomplete, with the token of a visitor's browser. */
async function startUnfinishedRequest(origin: string): Promise<string> {
  const { headers } = await fetch(`${origin}/api/auth/me`);
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice(11) ?? '';

  return [
    `${requestHead('POST /api/auth/register/request')}cookie: ${cookies.join('; ')}`,
    `x-xsrf-token: ${decodeURIComponent(token)}\r\nsec-fetch-site: same-origin`,
    `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
  ].join('\r\n');
}

test('on shutdown the server finishes running requests, closes idle, partial and unused connections, and writes a checkpoint', async () => {
  const port = await findFreePort();
  const server = new ServerProcess(dataDir, port);
  await server.start();
  const open = async (sent: string): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    if (sent !== '') socket.write(sent);
    socket.on('error', () => {});

    return socket;
  };
  const sending = await startUnfinishedRequest(server.origin);
  await open('');
  await open('GET /api/auth');
  const idle = await open(`${requestHead('GET /healthz')}\r\n`);
  await once(idle, 'data');
  await open(sending + body.slice(0, 5));
  const running = await open(sending + body.slice(0, 5));
  const answer = text(running);
  await (await fetch(`${server.origin}/healthz`)).text(); // by then the server has accepted both connections

  const stopped = server.kill('SIGTERM');
  await once(idle, 'close');
  running.write(body.slice(5));

  expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(await stopped).toBe(0);
  const control = readFileSync(join(dataDir, 'pg/global/pg_control'));
  expect(control.readUInt32LE(16)).toBe(1); // cleanly shut down
});
