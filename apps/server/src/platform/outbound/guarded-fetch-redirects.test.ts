import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createTestFetch,
  openRemoteServer,
  type RemoteServer,
  redirectTo,
  sendPage,
} from '../../testkit/remote-server.ts';

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

test.each([301, 302, 303, 307, 308])(
  'a redirect with status %i is followed without cookies',
  async (status) => {
    remote.handle = (request, response) => {
      if (request.url === '/b?c=ü') return sendPage('moved')(request, response);
      if (request.url === `/b?c=${encodeURIComponent('ü')}`) {
        return sendPage('moved')(request, response);
      }
      response.setHeader('set-cookie', 'a=b; Path=/');
      redirectTo(Buffer.from('/b?c=ü').toString('latin1'), status)(request, response);
    };

    expect(await siteFetch()(siteUrl(), page)).toMatchObject({
      is: 'fetched',
      url: siteUrl('/b?c=%C3%BC'),
      body: Buffer.from('moved'),
    });
    expect(remote.headers.map(({ cookie, referer }) => [cookie, referer])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
  },
);

test.each([
  ['http://127.0.0.1:PORT/', 'forbidden_address'],
  ['http://[::1]:PORT/', 'forbidden_address'],
  ['http://other.test:PORT/', 'forbidden_address'],
  ['http://169.254.169.254/latest/meta-data/', 'forbidden_address'],
  ['http://site.test:22/', 'forbidden_address'],
  ['//127.0.0.1:PORT/', 'forbidden_address'],
  ['file:///etc/passwd', 'invalid_url'],
  ['http://ann:secret@site.test:PORT/', 'invalid_url'],
  ['http://[', 'invalid_url'],
])('a redirect to %s is refused as %s', async (location, reason) => {
  remote.handle = redirectTo(location.replace('PORT', String(remote.port)));

  expect(await siteFetch()(siteUrl(), page)).toMatchObject(failed(reason));
  expect(remote.requests).toHaveLength(1);
});

test('five redirects are followed, a sixth is not', async () => {
  const count =
    (max: number): RemoteServer['handle'] =>
    (request, response) => {
      const at = Number(request.url?.slice(1));
      const reply = at === max ? sendPage('end') : redirectTo(`/${at + 1}`);
      reply(request, response);
    };
  remote.handle = count(5);
  expect(await siteFetch()(siteUrl('/0'), page)).toMatchObject({ url: siteUrl('/5') });

  remote.requests = [];
  remote.handle = count(Number.NaN);
  expect(await siteFetch()(siteUrl('/0'), page)).toMatchObject(failed('too_many_redirects'));
  expect(remote.requests).toHaveLength(6);
});

test('a name that resolves to a private address on a later hop is refused', async () => {
  remote.handle = redirectTo('/again');
  const answers = [['127.0.0.1'], ['127.0.0.2']];
  const fetchPage = createTestFetch('127.0.0.1/32', {
    ports: [remote.port],
    resolve: async () => answers.shift() ?? [],
  });

  expect(await fetchPage(siteUrl(), page)).toMatchObject(failed('forbidden_address'));
  expect(remote.requests).toEqual([`site.test:${remote.port}/`]);
});

test.each([302, 404])('the connection of a response with status %i is closed', async (status) => {
  const closed: Promise<unknown>[] = [];
  remote.handle = (request, response) => {
    if (request.url === '/moved') return sendPage('moved')(request, response);
    closed.push(once(response, 'close'));
    response.writeHead(status, { location: '/moved' }).write('a body that never ends');
  };
  await siteFetch()(siteUrl(), page);

  expect(closed).toHaveLength(1);
  await closed[0];
});
