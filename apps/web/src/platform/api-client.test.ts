import { auth } from '@longhand/contract/auth';
import { createClient } from '@longhand/contract/client';
import { Refusal } from '@longhand/contract/errors';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type ClientDependencies, createSender, createTransport } from './api-client.ts';
import { type ClientErrorKey, NoResponseError } from './failures.ts';

let requests: { url: string; init: RequestInit }[];
let shownErrors: ClientErrorKey[];
let expiredCount: number;

beforeEach(() => {
  requests = [];
  shownErrors = [];
  expiredCount = 0;
});

function dependenciesWith(
  respond: () => Promise<Response>,
  overrides: Partial<ClientDependencies> = {},
): ClientDependencies {
  return {
    fetch: (url, init) => {
      requests.push({ url: String(url), init: init ?? {} });

      return respond();
    },
    page: { hostname: 'longhand.example', origin: 'https://longhand.example' },
    apiUrl: undefined,
    cookies: () => 'a=1; XSRF-TOKEN=tok%3Den; b=2',
    userId: () => '019a',
    showError: (sentence) => shownErrors.push(sentence),
    onUnauthenticated: () => {
      expiredCount += 1;
    },
    ...overrides,
  };
}

const respondWith =
  (status: number, body: unknown = { success: true }) =>
  async () =>
    Response.json(body, { status });
const onLocalhost = { page: { hostname: 'localhost', origin: 'http://localhost:3000' } };
const get = { method: 'GET', path: '/api/goals' } as const;

const csrf = { success: false, code: 'csrf', message: 'No.', requestId: '1' };

test('a call with an outdated CSRF token is retried with the new one', async () => {
  let token = 'old';
  const send = createSender(
    dependenciesWith(
      async () => {
        const isFirst = requests.length === 1;
        token = 'new';

        return Response.json(isFirst ? csrf : { success: true }, { status: isFirst ? 403 : 200 });
      },
      { cookies: () => `XSRF-TOKEN=${token}` },
    ),
  );
  const answer = await send({ method: 'POST', path: '/api/goals', body: { title: 'A' } });

  expect(answer.status).toBe(200);
  expect(requests.map(({ init }) => Object(init.headers)['x-xsrf-token'])).toEqual(['old', 'new']);
  expect(shownErrors).toEqual([]);
});

test('a CSRF token refused twice shows an error', async () => {
  const send = createSender(dependenciesWith(respondWith(403, csrf), onLocalhost));
  const answer = await send({ method: 'POST', path: '/api/goals' });

  expect(answer.status).toBe(403);
  expect(requests).toHaveLength(2);
  expect(shownErrors).toEqual(['accessDenied']);
});

describe('a call that requires step-up', () => {
  const reauth = { ...csrf, code: 'reauth_required' };
  const once = async () =>
    Response.json(requests.length === 1 ? reauth : { success: true }, {
      status: requests.length === 1 ? 403 : 200,
    });
  const remove = { method: 'POST', path: '/api/auth/totp/remove' } as const;

  test('is retried after the step-up', async () => {
    const send = createSender(dependenciesWith(once, { stepUp: async () => true }));

    expect(await send(remove)).toMatchObject({ status: 200 });
    expect(requests).toHaveLength(2);
    expect(shownErrors).toEqual([]);
  });

  test('returns the refusal if declined, without another toast', async () => {
    const send = createSender(
      dependenciesWith(once, { ...onLocalhost, stepUp: async () => false }),
    );

    expect(await send(remove)).toMatchObject({ status: 403, body: reauth });
    expect(requests).toHaveLength(1);
    expect(shownErrors).toEqual([]);
  });

  test('asks once; a second refusal shows an error', async () => {
    const send = createSender(
      dependenciesWith(respondWith(403, reauth), { ...onLocalhost, stepUp: async () => true }),
    );

    expect(await send(remove)).toMatchObject({ status: 403 });
    expect(requests).toHaveLength(2);
    expect(shownErrors).toEqual(['accessDenied']);
  });
});

test('a call sends cookies, the user ID and the CSRF token', async () => {
  await createSender(dependenciesWith(respondWith(200)))({
    method: 'POST',
    path: '/api/goals',
    body: { title: 'A' },
  });

  const [sent] = requests;
  expect(sent?.url).toBe('https://longhand.example/api/goals');
  expect(sent?.init).toMatchObject({
    method: 'POST',
    credentials: 'include',
    body: '{"title":"A"}',
  });
  expect(sent?.init.headers).toMatchObject({ 'x-user-id': '019a', 'x-xsrf-token': 'tok=en' });
});

test('signed out, no user header is sent; only the profile request sends a bearer token', async () => {
  const send = createSender(dependenciesWith(respondWith(200), { userId: () => undefined }));
  await send(get);
  await send({ method: 'GET', path: '/api/auth/me' });

  expect(requests[0]?.init.headers).not.toHaveProperty('x-user-id');
  expect(requests[0]?.init.headers).not.toHaveProperty('authorization');
  expect(requests[1]?.init.headers).toHaveProperty('authorization', 'Bearer cookie-auth');
});

describe('a status below 500', () => {
  test('is a success on local hosts and keeps its status', async () => {
    const send = createSender(dependenciesWith(respondWith(404, { no: 1 }), onLocalhost));

    expect(await send(get)).toEqual({ status: 404, body: { no: 1 } });
    expect(requests[0]?.url).toBe('/api/goals');
  });

  test('is a failure elsewhere', async () => {
    await expect(createSender(dependenciesWith(respondWith(404)))(get)).rejects.toThrow('404');
  });

  test.each([
    ['here', onLocalhost],
    ['elsewhere', {}],
  ])('rejects with the same refusal %s', async (_, more) => {
    const body = { success: false, code: 'credentials_invalid', message: 'No', requestId: 'r1' };
    const send = createSender(dependenciesWith(respondWith(400, body), more));
    const api = createClient(auth, createTransport(send));
    const call = api.login({ body: { email: 'a@b.example', password: 'x' } });

    await expect(call).rejects.toMatchObject({ code: 'credentials_invalid', requestId: 'r1' });
    await expect(call).rejects.toBeInstanceOf(Refusal);
  });
});

describe.each([
  ['a local host', onLocalhost],
  ['any other host', {}],
])('on %s', (_, more) => {
  test.each([
    [401, 'sessionExpired'],
    [403, 'accessDenied'],
    [429, 'rateLimited'],
    [500, 'serverError'],
    [503, 'serverError'],
    [507, 'outOfSpace'],
  ])('%i shows %s', async (status, sentence) => {
    await createSender(dependenciesWith(respondWith(status), more))(get).catch(() => undefined);

    expect(shownErrors).toEqual([sentence]);
    expect(expiredCount).toBe(status === 401 ? 1 : 0);
  });

  test.each([200, 400, 404, 409])('%i shows no toast', async (status) => {
    await createSender(dependenciesWith(respondWith(status), more))(get).catch(() => undefined);

    expect(shownErrors).toEqual([]);
  });
});

test('a failed connection shows a network error', async () => {
  const send = createSender(
    dependenciesWith(() => Promise.reject(new TypeError('failed to fetch'))),
  );

  await expect(send(get)).rejects.toEqual(new NoResponseError('network'));
  expect(shownErrors).toEqual(['network']);
});

test('a call times out after 30 seconds', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout');
  await createSender(dependenciesWith(respondWith(200)))(get);

  expect(limit).toHaveBeenCalledExactlyOnceWith(30_000);
  expect(requests[0]?.init.signal).toBe(limit.mock.results[0]?.value);
  limit.mockRestore();
});

test('a call that takes too long shows a timeout', async () => {
  const late = new DOMException('too late', 'TimeoutError');
  const expired = () => AbortSignal.abort(late);
  const send = createSender(dependenciesWith(() => Promise.reject(late), { timeLimit: expired }));

  await expect(send(get)).rejects.toEqual(new NoResponseError('timeout'));
  expect(shownErrors).toEqual(['timeout']);
});

test('a non-JSON response is returned as text', async () => {
  const send = createSender(dependenciesWith(async () => new Response('<html>', { status: 200 })));

  expect(await send(get)).toEqual({ status: 200, body: '<html>' });
});

test('a large body is compressed, a small one is not', async () => {
  const send = createSender(dependenciesWith(respondWith(200)));
  const book = { text: 'The tide went out. '.repeat(20_000) };
  await send({ method: 'POST', path: '/api/samples', body: book });
  await send({ method: 'POST', path: '/api/samples', body: { text: 'The tide.' } });
  const [long, short] = requests.map(({ init }) => init);
  const unpacked = new Response(long?.body).body?.pipeThrough(new DecompressionStream('gzip'));

  expect(long?.headers).toMatchObject({ 'content-encoding': 'gzip' });
  expect(await new Response(unpacked ?? null).json()).toEqual(book);
  expect(short?.headers).not.toHaveProperty('content-encoding');
  expect(short?.body).toBe('{"text":"The tide."}');
});
