import { expect, test } from 'vitest';
import {
  allEndpoints,
  buildInput,
  buildPath,
  exampleId,
  type NamedEndpoint,
} from './testkit/all-endpoints.ts';
import { type Browser, openBrowser } from './testkit/browser.ts';
import { buildUser } from './testkit/build-user.ts';
import { signedInBrowser } from './testkit/clients.ts';
import { dumpTables } from './testkit/dump.ts';
import { useServer } from './testkit/server.ts';

const server = useServer({ env: { REQUESTS_PER_MINUTE_OF_USER: '100000' } });
const endpoints = allEndpoints.filter(({ name }) => name !== 'auth.logout');
const changingEndpoints = endpoints.filter(({ endpoint }) => endpoint.method !== 'GET');
const longTimeout = { timeout: 60_000 };

const admin = async () => signedInBrowser(server, await buildUser(server, { role: 'SuperAdmin' }));

function callOf({ endpoint }: NamedEndpoint, body: unknown = {}) {
  return { method: endpoint.method, path: buildPath(endpoint, exampleId), body };
}

/** The distinct codes that all endpoints answered with. */
async function codesOf(
  rows: readonly NamedEndpoint[],
  browser: Browser,
  headers: Record<string, string | undefined>,
): Promise<Set<string>> {
  const codes = new Set<string>();
  for (const row of rows) {
    const answer = await browser.send(callOf(row), { headers });
    codes.add(`${answer.statusCode} ${answer.json().code}`);
  }

  return codes;
}

test(
  'no endpoint accepts a change without the session token, for any role',
  longTimeout,
  async () => {
    const [browser, other] = [await admin(), await admin()];
    const foreign = other.cookies.get('XSRF-TOKEN') ?? '';

    for (const token of [undefined, '', 'made.up', foreign]) {
      const codes = await codesOf(changingEndpoints, browser, { 'x-xsrf-token': token });
      expect(codes).toEqual(new Set(['403 csrf']));
    }
  },
);

test(
  'no endpoint accepts a change from another site, even with valid cookies and token',
  longTimeout,
  async () => {
    const browser = await admin();

    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': undefined, origin: 'https://evil.example' },
      { 'sec-fetch-site': undefined, origin: 'null' },
      { 'sec-fetch-site': undefined },
    ]) {
      expect(await codesOf(changingEndpoints, browser, headers)).toEqual(new Set(['403 csrf']));
    }
  },
);

test('no other origin may read a response or gets CORS permission', longTimeout, async () => {
  const browser = await admin();

  for (const { endpoint } of endpoints) {
    const path = buildPath(endpoint, exampleId);
    for (const method of ['GET', 'OPTIONS'] as const) {
      const answer = await server.app.inject({
        method,
        url: path,
        headers: {
          origin: 'https://evil.example',
          'access-control-request-method': endpoint.method,
          cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
      });
      const told = Object.keys(answer.headers).filter((name) => name.startsWith('access-control'));
      expect({ path, method, told }).toEqual({ path, method, told: [] });
    }
  }
});

test('a body that is not JSON is refused', longTimeout, async () => {
  const browser = await admin();
  const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'];

  for (const type of types) {
    const codes = await codesOf(changingEndpoints, browser, { 'content-type': type });
    expect(codes).toEqual(new Set(['415 unsupported_media_type']));
  }
});

test('GET requests change nothing, for any role', longTimeout, async () => {
  const reading = endpoints.filter(({ endpoint }) => endpoint.method === 'GET');
  const browsers = [await admin(), openBrowser(server.app)];
  const before = await dumpTables(server, lastSeenTables);

  for (const browser of browsers) {
    for (const { endpoint } of reading) {
      const query = endpoint.path === '/auth/verification-status' ? status : '';
      const path = buildPath(endpoint, exampleId) + query;
      await browser.send({ method: 'GET', path });
      const { cookies } = browser;
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      await server.app.inject({ method: 'HEAD', url: path, headers: { cookie } });
    }
  }

  expect(reading.length).toBeGreaterThan(20);
  expect(await dumpTables(server, lastSeenTables)).toEqual(before);
});

/** Where a session's last use is stored. */
const lastSeenTables = ['sessions'];
const status = '?email=ann@example.org&type=Signup';

test('no endpoint accepts an unknown body field', longTimeout, async () => {
  const browser = await admin();
  const planted = {
    role: 150,
    staffRole: 150,
    planRole: 10,
    userId: exampleId,
    emailVerifiedAt: '2026-11-20T12:00:00.000Z',
  };

  for (const row of changingEndpoints.filter(({ endpoint }) => endpoint.body !== undefined)) {
    const body = buildInput(row.endpoint.body, 'a text');
    for (const [field, value] of Object.entries(planted)) {
      if (typeof body === 'object' && body !== null && field in body) continue;
      const call = callOf(row, { ...(body ?? {}), [field]: value });
      const answer = await browser.send(call);
      const { code, fields } = answer.json();
      const { name } = row;

      expect({ name, code, field: fields?.[field] }).toEqual({
        name,
        code: 'invalid_input',
        field: 'unknown',
      });
    }
  }
});

test('the X-User-Id header has no effect, for visitors and members', longTimeout, async () => {
  const { id } = await buildUser(server, { role: 'SuperAdmin' });
  const headers = { 'x-user-id': id, authorization: 'Bearer cookie-auth' };
  const guarded = endpoints.filter(({ endpoint }) => endpoint.access !== 'public');
  const visitor = openBrowser(server.app);
  expect(await codesOf(guarded, visitor, headers)).toEqual(new Set(['401 unauthenticated']));

  const ofStaff = endpoints.filter(
    ({ endpoint }) => endpoint.access !== 'public' && endpoint.access !== 'user',
  );
  const member = await signedInBrowser(server, await buildUser(server));
  expect(await codesOf(ofStaff, member, headers)).toEqual(new Set(['403 forbidden']));
});

/** Duplicated on purpose: adding a source to the policy must fail this test. */
const ownOriginPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

test(
  'every data response forbids loading anything and reveals nothing about the server',
  longTimeout,
  async () => {
    const browser = openBrowser(server.app);

    for (const row of endpoints) {
      const { headers } = await browser.send(callOf(row));
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['x-powered-by'] ?? headers['server']).toBeUndefined();
    }
  },
);

test.each(['/', '/nowhere', '/auth/external-login/nobody', '/api/auth/callback/nobody'])(
  'the response at %s has the strict policy',
  async (path) => {
    const { headers } = await openBrowser(server.app).send({ method: 'GET', path });

    expect(headers).toMatchObject({
      'content-security-policy': ownOriginPolicy,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(headers['x-powered-by'] ?? headers['server']).toBeUndefined();
  },
);
