import { type AddressInfo, connect } from 'node:net';
import { isRefusalBody } from '@longhand/contract/errors';
import { expect, test } from 'vitest';
import { useServer } from '../../testkit/server.ts';

const server = useServer();

test.each([
  ['no HTTP', 'HELO longhand\r\n\r\n', 400, 'invalid_input'],
  ['an unknown method', 'BREW /api/home HTTP/1.1\r\nhost: a\r\n\r\n', 400, 'invalid_input'],
  ['two lengths', post('content-length: 2\r\ncontent-length: 3'), 400, 'invalid_input'],
  [
    'a length and chunks',
    post('content-length: 2\r\ntransfer-encoding: chunked'),
    400,
    'invalid_input',
  ],
  ['no host', 'GET /api/home HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'invalid_input'],
  ['an address that is none', get('/%zz'), 400, 'invalid_input'],
  ['endless headers', get('/', `x-much: ${'x'.repeat(20_000)}`), 431, 'too_large'],
])('%s is answered in the usual error format', async (_what, sent, status, code) => {
  const { head, body } = await sendRaw(sent);

  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head.toLowerCase()).toContain('content-type: application/json');
  expect(isRefusalBody(body)).toBe(true);
  expect(body).toMatchObject({ success: false, code, requestId: expect.stringMatching(/./) });
});

function post(headers: string): string {
  return `POST /api/auth/login HTTP/1.1\r\nhost: a\r\n${headers}\r\n\r\n{}`;
}

function get(path: string, header = 'accept: */*'): string {
  return `GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${header}\r\n\r\n`;
}

/** Uses a real connection, because malformed HTTP cannot be injected. */
async function sendRaw(sent: string): Promise<{ head: string; body: unknown }> {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo; // listens on a TCP port, so the address is not a string
  const socket = connect(port, '127.0.0.1');
  socket.write(sent);
  let received = '';
  for await (const piece of socket) received += String(piece);
  const [head = '', body = ''] = received.split('\r\n\r\n');

  return { head, body: JSON.parse(body) };
}
