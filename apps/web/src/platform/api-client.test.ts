import { auth } from '@longhand/contract/auth';
import { createClient } from '@longhand/contract/client';
import { Refusal } from '@longhand/contract/errors';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createSender, type Surroundings, transportOver } from './api-client.ts';
import { type ClientSentence, NoAnswer } from './failures.ts';

let requests: { url: string; init: RequestInit }[];
let told: ClientSentence[];
let ended: number;

beforeEach(() => {
  requests = [];
  told = [];
  ended = 0;
});

function around(answer: () => Promise<Response>, more: Partial<Surroundings> = {}): Surroundings {
  return {
    fetch: (url, init) => {
      requests.push({ url: String(url), init: init ?? {} });

      return answer();
    },
    page: { hostname: 'longhand.example', origin: 'https://longhand.example' },
    apiUrl: undefined,
    cookies: () => 'a=1; XSRF-TOKEN=tok%3Den; b=2',
    userId: () => '019a',
    tell: (sentence) => told.push(sentence),
    onUnauthenticated: () => {
      ended += 1;
    },
    ...more,
  };
}

const answers =
  (status: number, body: unknown = { success: true }) =>
  async () =>
    Response.json(body, { status });
const onLocalhost = { page: { hostname: 'localhost', origin: 'http://localhost:3000' } };
const get = { method: 'GET', path: '/api/goals' } as const;

const csrf = { success: false, code: 'csrf', message: 'No.', requestId: '1' };

test('a call with the token of an earlier session is sent once more with the one that came along', async () => {
  let token = 'old';
  const send = createSender(
    around(
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
  expect(told).toEqual([]);
});

test('a token that is refused twice is told', async () => {
  const send = createSender(around(answers(403, csrf), onLocalhost));
  const answer = await send({ method: 'POST', path: '/api/goals' });

  expect(answer.status).toBe(403);
  expect(requests).toHaveLength(2);
  expect(told).toEqual(['accessDenied']);
});

describe('a call that asks to show again who one is', () => {
  const reauth = { ...csrf, code: 'reauth_required' };
  const once = async () =>
    Response.json(requests.length === 1 ? reauth : { success: true }, {
      status: requests.length === 1 ? 403 : 200,
    });
  const remove = { method: 'POST', path: '/api/auth/totp/remove' } as const;

  test('is sent once more after it was shown', async () => {
    const send = createSender(around(once, { stepUp: async () => true }));

    expect(await send(remove)).toMatchObject({ status: 200 });
    expect(requests).toHaveLength(2);
    expect(told).toEqual([]);
  });

  test('ends as that refusal when it was not, and the dialog has said why', async () => {
    const send = createSender(around(once, { ...onLocalhost, stepUp: async () => false }));

    expect(await send(remove)).toMatchObject({ status: 403, body: reauth });
    expect(requests).toHaveLength(1);
    expect(told).toEqual([]);
  });

  test('asks once: a second refusal is told', async () => {
    const send = createSender(
      around(answers(403, reauth), { ...onLocalhost, stepUp: async () => true }),
    );

    expect(await send(remove)).toMatchObject({ status: 403 });
    expect(requests).toHaveLength(2);
    expect(told).toEqual(['accessDenied']);
  });
});

test('a call carries cookies, the user and the echo of the token', async () => {
  await createSender(around(answers(200)))({
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

test('nobody logged in means no user header; only the profile sends a bearer', async () => {
  const send = createSender(around(answers(200), { userId: () => undefined }));
  await send(get);
  await send({ method: 'GET', path: '/api/auth/me' });

  expect(requests[0]?.init.headers).not.toHaveProperty('x-user-id');
  expect(requests[0]?.init.headers).not.toHaveProperty('authorization');
  expect(requests[1]?.init.headers).toHaveProperty('authorization', 'Bearer cookie-auth');
});

describe('a status below 500', () => {
  test('is a success on local hosts, and carries itself', async () => {
    const send = createSender(around(answers(404, { no: 1 }), onLocalhost));

    expect(await send(get)).toEqual({ status: 404, body: { no: 1 } });
    expect(requests[0]?.url).toBe('/api/goals');
  });

  test('is a failure elsewhere', async () => {
    await expect(createSender(around(answers(404)))(get)).rejects.toThrow('404');
  });

  test.each([
    ['here', onLocalhost],
    ['elsewhere', {}],
  ])('reaches the caller as the same refusal %s', async (_, more) => {
    const body = { success: false, code: 'credentials_invalid', message: 'No', requestId: 'r1' };
    const send = createSender(around(answers(400, body), more));
    const api = createClient(auth, transportOver(send));
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
  ])('%i is told as %s', async (status, sentence) => {
    await createSender(around(answers(status), more))(get).catch(() => undefined);

    expect(told).toEqual([sentence]);
    expect(ended).toBe(status === 401 ? 1 : 0);
  });

  test.each([200, 400, 404, 409])('%i is told by nobody but the screen', async (status) => {
    await createSender(around(answers(status), more))(get).catch(() => undefined);

    expect(told).toEqual([]);
  });
});

test('no way through is told as a network error', async () => {
  const send = createSender(around(() => Promise.reject(new TypeError('failed to fetch'))));

  await expect(send(get)).rejects.toEqual(new NoAnswer('network'));
  expect(told).toEqual(['network']);
});

test('a call may take 30 seconds', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout');
  await createSender(around(answers(200)))(get);

  expect(limit).toHaveBeenCalledExactlyOnceWith(30_000);
  expect(requests[0]?.init.signal).toBe(limit.mock.results[0]?.value);
  limit.mockRestore();
});

test('a call that takes too long is told as a timeout', async () => {
  const late = new DOMException('too late', 'TimeoutError');
  const expired = () => AbortSignal.abort(late);
  const send = createSender(around(() => Promise.reject(late), { timeLimit: expired }));

  await expect(send(get)).rejects.toEqual(new NoAnswer('timeout'));
  expect(told).toEqual(['timeout']);
});

test('a page in place of JSON is given on as text', async () => {
  const send = createSender(around(async () => new Response('<html>', { status: 200 })));

  expect(await send(get)).toEqual({ status: 200, body: '<html>' });
});

test('a manuscript goes packed, anything shorter as it is', async () => {
  const send = createSender(around(answers(200)));
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
