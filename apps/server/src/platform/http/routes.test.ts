import { expect, test } from 'vitest';
import { openBrowser } from '../../testkit/browser.ts';
import { buildUser } from '../../testkit/build-user.ts';
import { signedInBrowser } from '../../testkit/clients.ts';
import { exampleSlice } from '../../testkit/example-slice.ts';
import { useServer } from '../../testkit/server.ts';

const server = useServer({ extraSlices: [exampleSlice] });
const read = (path: string) => openBrowser(server.app).send({ method: 'GET', path });

test('undeclared reply fields are removed', async () => {
  const answer = await read('/api/examples/leak');

  expect(answer.json()).toEqual({ user: { name: 'Ann' }, list: [{ words: 'a' }] });
});

test('a reply without a declared field is a server error and is logged', async () => {
  const answer = await read('/api/examples/lack');

  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({ success: false, code: 'server_error' });
  expect(server.logged.join()).toContain('broke its reply: words invalid_type');
});

test('an unexpected error reveals only its request id', async () => {
  const answer = await read('/api/examples/break');

  expect(answer.json()).toEqual({
    success: false,
    code: 'server_error',
    message: 'Server error. Please try again later.',
    requestId: expect.stringMatching(/^[\w-]{12}-[0-9a-z]+$/),
  });
  expect(server.logged.join()).toContain(answer.json().requestId);
});

test('access needs a minimum role; without a session the error is unauthenticated', async () => {
  const path = '/api/examples/moderate';
  const call = { method: 'GET', path } as const;
  const support = await signedInBrowser(server, await buildUser(server, { role: 'Support' }));
  const admin = await signedInBrowser(server, await buildUser(server, { role: 'SystemAdmin' }));

  expect((await read(path)).json()).toMatchObject({ code: 'unauthenticated' });
  expect((await support.send(call)).json()).toMatchObject({ code: 'forbidden' });
  expect((await admin.send(call)).json()).toEqual({ words: 'hidden' });
});

test('a rate-limit error has a Retry-After header', async () => {
  const answer = await read('/api/examples/pace');

  expect(answer.statusCode).toBe(429);
  expect(answer.headers['retry-after']).toBe('42');
});

test('unknown paths and methods get the usual error format', async () => {
  for (const path of ['/api/nothing', '/api/', '/api/examples/%zz', '/api/auth/login']) {
    expect((await read(path)).json()).toMatchObject({
      success: false,
      requestId: expect.any(String),
    });
  }
  const wrongMethod = await openBrowser(server.app).send({
    method: 'DELETE',
    path: '/api/examples',
  });
  expect(wrongMethod.json()).toMatchObject({ code: 'not_found' });
});

test('every response has the security headers and is not cached', async () => {
  const { headers } = await read('/api/examples');

  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  });
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers['access-control-allow-origin']).toBeUndefined();
  expect(headers['x-powered-by']).toBeUndefined();
});
