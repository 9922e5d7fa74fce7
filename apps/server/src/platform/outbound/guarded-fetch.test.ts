import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createTestFetch,
  openRemoteServer,
  type RemoteServer,
  sendPage,
} from '../../testkit/remote-server.ts';
import { version } from '../version.ts';

let remote: RemoteServer;
beforeEach(async () => {
  remote = await openRemoteServer();
  remote.handle = sendPage('hello');
});
afterEach(() => remote.close());

const page = { types: ['text/html'], maxBytes: 1_000 };
const failed = (reason: string) => ({ is: 'failed', reason });
const siteUrl = (path = '/') => `http://site.test:${remote.port}${path}`;
const siteFetch = () => createTestFetch(`site.test:${remote.port}`, { ports: [80, remote.port] });

/** Nothing is listed, but the port of the server is a web port. */
const strictFetch = (resolve: () => Promise<string[]> = async () => []) =>
  createTestFetch('', { ports: [remote.port], resolve });

test('a request has the Host header of the URL and nothing that identifies this installation', async () => {
  remote.handle = sendPage('Grüße', { 'content-type': 'Text/HTML; Charset="UTF-8"' });

  expect(await siteFetch()(siteUrl('/a?b=c#d'), page)).toEqual({
    is: 'fetched',
    url: siteUrl('/a?b=c#d'),
    type: 'text/html',
    charset: 'UTF-8',
    body: Buffer.from('Grüße'),
    isCut: false,
  });
  expect(remote.requests).toEqual([`site.test:${remote.port}/a?b=c`]);
  expect(remote.headers).toEqual([
    {
      host: `site.test:${remote.port}`,
      'user-agent': `Longhand/${version}`,
      accept: 'text/html',
      'accept-encoding': 'gzip, br, zstd',
      connection: 'close',
    },
  ]);
});

test.each([
  'file:///etc/passwd',
  'ftp://site.test/',
  'gopher://site.test/',
  'data:text/html,x',
  'javascript:alert(1)',
  'blob:http://site.test/a',
  '//site.test/',
  'site.test',
  '',
  'http://',
  'http://ann@site.test/',
  'http://ann:secret@site.test/',
  'http://[fe80::1%25eth0]/',
  'http://[::1%eth0]/',
  'http://site.test:99999/',
  'http://1.2.3.4.5/',
  `http://site.test/${'a'.repeat(2_048)}`,
])('%s is an invalid URL', async (address) => {
  expect(await siteFetch()(address, page)).toMatchObject(failed('invalid_url'));
});

test.each([
  '127.0.0.1',
  '2130706433',
  '0x7f.1',
  '0177.0.0.1',
  '127.1',
  '127.0.0.1.',
  '0.0.0.0',
  '[::]',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[::127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[2002:7f00:1::]',
])('the address %s is refused, and nothing is sent', async (host) => {
  const result = await strictFetch()(`http://${host}:${remote.port}/`, page);

  expect(result).toMatchObject(failed('forbidden_address'));
  expect(remote.requests).toEqual([]);
});

test.each([
  [['127.0.0.1']],
  [['8.8.8.8', '127.0.0.1']],
  [['2606:4700::1111', '::1']],
  [['fe80::1%lo']],
  [['::ffff:127.0.0.1']],
  [['169.254.169.254']],
])('a name with the addresses %o is refused, and nothing is sent', async (addresses) => {
  const result = await strictFetch(async () => addresses)(siteUrl(), page);

  expect(result).toMatchObject(failed('forbidden_address'));
  expect(remote.requests).toEqual([]);
});

test('a port that is not a web port is refused before the name is resolved', async () => {
  let lookups = 0;
  const fetchPage = createTestFetch('', {
    resolve: async () => {
      lookups += 1;
      return ['8.8.8.8'];
    },
  });

  expect(await fetchPage('http://site.test:5432/', page)).toMatchObject(
    failed('forbidden_address'),
  );
  expect(lookups).toBe(0);
});

test('DNS rebinding: a name is resolved once, and no later address is connected to', async () => {
  const internal = await openRemoteServer({ host: '127.0.0.2', port: remote.port });
  const answers = [['127.0.0.1'], ['127.0.0.2'], ['127.0.0.2']];
  const fetchPage = createTestFetch(`site.test:${remote.port}`, {
    resolve: async () => answers.shift() ?? [],
  });
  const result = await fetchPage(siteUrl(), page);
  internal.close();

  expect(result).toMatchObject({ is: 'fetched', body: Buffer.from('hello') });
  expect(answers).toHaveLength(2);
  expect(internal.requests).toEqual([]);
});

test('a second address is tried when the first does not respond', async () => {
  const fetchPage = createTestFetch(`site.test:${remote.port}`, {
    resolve: async () => ['127.0.0.3', '127.0.0.1'],
  });

  expect(await fetchPage(siteUrl(), page)).toMatchObject({ is: 'fetched' });
});

test.each([204, 304, 300, 404, 500, 503])(
  'a response with status %i is a failure',
  async (status) => {
    remote.handle = (_request, response) => void response.writeHead(status).end();
    const reason = status === 204 ? 'wrong_type' : 'bad_status';

    expect(await siteFetch()(siteUrl(), page)).toMatchObject(failed(reason));
  },
);

test.each([['text/plain'], ['image/svg+xml'], ['text/html-x'], ['nonsense']])(
  'content of the type %s is not read',
  async (type) => {
    remote.handle = sendPage('x', { 'content-type': type });

    expect(await siteFetch()(siteUrl(), page)).toMatchObject(failed('wrong_type'));
  },
);

test('a name without address, a closed port and a reply that is not HTTP are unreachable', async () => {
  const noAddress = createTestFetch(`site.test:${remote.port}`, { resolve: async () => [] });
  const noName = createTestFetch(`site.test:${remote.port}`, {
    resolve: () => Promise.reject(Object.assign(new Error('no name'), { code: 'ENOTFOUND' })),
  });
  expect(await noAddress(siteUrl(), page)).toMatchObject(failed('unreachable'));
  expect(await noName(siteUrl(), page)).toMatchObject({
    ...failed('unreachable'),
    detail: 'ENOTFOUND',
  });

  remote.handle = ({ socket }) => void socket.end('SSH-2.0-OpenSSH_9.6\r\n');
  expect(await siteFetch()(siteUrl(), page)).toMatchObject(failed('unreachable'));
  remote.close();
  expect(await siteFetch()(siteUrl(), page)).toMatchObject({
    ...failed('unreachable'),
    detail: 'ECONNREFUSED',
  });
});
