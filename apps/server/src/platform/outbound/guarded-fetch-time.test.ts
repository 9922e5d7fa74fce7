import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
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
});
afterEach(() => remote.close());

const page = { types: ['text/html'], maxBytes: 64_000 };
/** Ends a request that hangs, long before the test does. */
const short = { ...page, timeoutMs: 50 };
const failed = (reason: string) => ({ is: 'failed', reason });
const siteUrl = (path = '/') => `http://site.test:${remote.port}${path}`;
const siteFetch = () => createTestFetch(`site.test:${remote.port}`);

test('a server that does not respond is given up after the time to first byte', async () => {
  remote.handle = () => {};

  expect(await siteFetch()(siteUrl(), { ...page, firstByteMs: 30 })).toMatchObject({
    ...failed('timed_out'),
    detail: 'no response',
  });
});

test('interim responses do not extend the time to first byte', async () => {
  remote.handle = (_request, response) => {
    const timer = setInterval(() => response.writeProcessing(), 5);
    response.once('close', () => clearInterval(timer));
  };

  expect(await siteFetch()(siteUrl(), { ...page, firstByteMs: 50 })).toMatchObject(
    failed('timed_out'),
  );
});

test.each([
  ['plain', Buffer.from('a'), {}],
  ['compressed', gzipSync(''), { 'content-encoding': 'gzip' }],
])('a slow %s body ends at the total time', async (_name, drop, headers) => {
  remote.handle = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', ...headers });
    const timer = setInterval(() => response.write(drop), 5);
    response.once('close', () => clearInterval(timer));
  };

  expect(await siteFetch()(siteUrl(), short)).toMatchObject(failed('timed_out'));
});

test('a body that never continues ends at the total time', async () => {
  remote.handle = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).write('start');
  };

  expect(await siteFetch()(siteUrl(), short)).toMatchObject(failed('timed_out'));
});

test('redirects share the total time', async () => {
  remote.handle = (request, response) => {
    setTimeout(() => redirectTo('/again')(request, response), 30);
  };

  expect(await siteFetch()(siteUrl(), short)).toMatchObject(failed('timed_out'));
});

test('a name server that does not respond ends at the total time', async () => {
  const fetchPage = createTestFetch(`site.test:${remote.port}`, {
    resolve: () => new Promise(() => {}),
  });

  expect(await fetchPage(siteUrl(), short)).toMatchObject(failed('timed_out'));
});

test('an abort rejects with its reason and closes the connection', async () => {
  const reason = new Error('the user left');
  const controller = new AbortController();
  let closed: Promise<unknown> | undefined;
  remote.handle = (_request, response) => {
    closed = once(response, 'close');
    response.writeHead(200, { 'content-type': 'text/html' }).write('start');
    controller.abort(reason);
  };
  const { signal } = controller;

  await expect(siteFetch()(siteUrl(), { ...page, signal })).rejects.toBe(reason);
  await closed;
  await expect(siteFetch()(siteUrl(), { ...page, signal })).rejects.toBe(reason);
  expect(remote.requests).toHaveLength(1);
});

test('at most two requests to a host run at once, and others are not delayed by it', async () => {
  const waiting: ServerResponse[] = [];
  remote.handle = (request, response) => {
    if (request.url === '/slow') waiting.push(response);
    else sendPage('quick')(request, response);
  };
  const fetchPage = createTestFetch(`site.test:${remote.port},other.test:${remote.port}`, {
    maxConcurrent: 3,
  });
  const slow = [1, 2, 3, 4].map(() => fetchPage(siteUrl('/slow'), page));

  expect(await fetchPage(`http://other.test:${remote.port}/`, page)).toMatchObject({
    is: 'fetched',
  });
  await expect.poll(() => waiting.length).toBe(2);

  remote.handle = sendPage('slow');
  for (const response of waiting) response.writeHead(200, { 'content-type': 'text/html' }).end();
  expect((await Promise.all(slow)).map(({ is }) => is)).toEqual(Array(4).fill('fetched'));
});

test('the wait for a free slot counts toward the total time, and an aborted wait leaves the queue', async () => {
  remote.handle = () => {};
  const fetchPage = createTestFetch(`site.test:${remote.port}`, { maxConcurrent: 1 });
  const controller = new AbortController();
  const first = fetchPage(siteUrl(), { ...page, signal: controller.signal });

  expect(await fetchPage(siteUrl(), short)).toMatchObject(failed('timed_out'));
  expect(remote.requests).toHaveLength(1);

  controller.abort(new Error('enough'));
  await expect(first).rejects.toThrow('enough');
  remote.handle = sendPage('free');
  expect(await fetchPage(siteUrl(), page)).toMatchObject({ is: 'fetched' });
});
