import { tokenScopes } from '@longhand/contract/access';
import { limits } from '@longhand/contract/limits';
import { expect, test } from 'vitest';
import { allEndpoints, buildPath, exampleId } from '../../testkit/all-endpoints.ts';
import { openBrowser } from '../../testkit/browser.ts';
import { buildUser, type TestUser } from '../../testkit/build-user.ts';
import { clientsFor, createClients } from '../../testkit/clients.ts';
import { runJob } from '../../testkit/jobs.ts';
import { emailsTo } from '../../testkit/mailbox.ts';
import { openNode, useServer } from '../../testkit/server.ts';
import { apiTokens } from './tables.ts';

const server = useServer();
const day = 24 * 60 * 60_000;
type Scope = (typeof tokenScopes)[number];

async function makeToken(user: TestUser, scopes: Scope[], days: number | null = null) {
  return (await clientsFor(server, user)).tokens.createToken({
    body: { name: 'A script', scopes, days },
  });
}

/** API clients that send a bearer token, without cookies or CSRF token. */
function clientsWithToken(token: string) {
  return createClients(async ({ method, path, body }) => {
    const answer = await server.app.inject({
      method,
      url: path,
      headers: { authorization: `Bearer ${token}` },
      ...(body !== undefined && { payload: body as object }), // every request body of the contract is an object
    });

    return { status: answer.statusCode, body: answer.json() };
  });
}

test('a token allows only what its scopes allow', async () => {
  const { token } = await makeToken(await buildUser(server), ['goals:read', 'goals:write']);
  const { goals, auth, home, writingLab } = clientsWithToken(token);
  const made = await goals.create({
    body: { title: 'By a script', targetAmount: 10, startOn: '2026-11-01', endOn: '2026-11-30' },
  });

  expect((await goals.list({ query: {} })).items).toMatchObject([{ id: made.id }]);
  const refused = { status: 403, code: 'token_scope' };
  await expect(auth.me()).rejects.toMatchObject(refused);
  await expect(writingLab.listSamples({ query: {} })).rejects.toMatchObject(refused);
  await expect(home.read()).rejects.toMatchObject(refused);
});

test('a read scope does not allow writing', async () => {
  const { token } = await makeToken(await buildUser(server), ['goals:read']);

  await expect(
    clientsWithToken(token).goals.create({
      body: { title: 'No', targetAmount: 1, startOn: '2026-11-01', endOn: '2026-11-30' },
    }),
  ).rejects.toMatchObject({ code: 'token_scope' });
});

test('a token with all scopes is refused by endpoints without a scope, such as staff and account endpoints', async () => {
  const admin = await buildUser(server, { role: 'SuperAdmin' });
  const { token } = await makeToken(admin, [...tokenScopes]);

  for (const { name, endpoint } of allEndpoints) {
    if (endpoint.access === 'public') continue;
    const answer = await server.app.inject({
      method: endpoint.method,
      url: buildPath(endpoint, exampleId),
      headers: { authorization: `Bearer ${token}` },
      ...(endpoint.method !== 'GET' && { payload: {} }),
    });
    const isAllowed = answer.json().code !== 'token_scope';

    expect({ name, isAllowed }).toEqual({ name, isAllowed: endpoint.scope !== undefined });
    if (endpoint.access !== 'user') expect(endpoint.scope, name).toBeUndefined();
  }
});

test('a token is shown once, and the content of the tokens table does not authenticate', async () => {
  const user = await buildUser(server);
  const { token, item } = await makeToken(user, ['account:read'], 30);
  const { tokens } = await clientsFor(server, user);
  const rows = await server.services.db.select().from(apiTokens);

  expect(token).toMatch(/^longhand_[\w-]{43}$/);
  expect(await tokens.listTokens()).toEqual({ items: [item] });
  expect(JSON.stringify(rows)).not.toContain(token.slice('longhand_'.length));
  await expect(clientsWithToken(`longhand_${rows[0]?.tokenHash}`).auth.me()).rejects.toMatchObject({
    status: 401,
  });
  expect(server.logged.join()).not.toContain(token);
  const [letter] = await emailsTo(server, user.email);
  expect(letter?.text).toContain('A personal API token was created');
  expect(letter?.text).not.toContain(token);
});

test('the last use of a token is saved, and it expires', async () => {
  const user = await buildUser(server);
  const { token } = await makeToken(user, ['account:read'], 30);
  const { tokens } = await clientsFor(server, user);
  await expect(clientsWithToken(token).auth.me()).resolves.toMatchObject({ user: { id: user.id } });
  const usedAt = server.clock.now().toISOString();
  server.clock.advance(60_000);
  await clientsWithToken(token).auth.me();
  expect(await tokens.listTokens()).toMatchObject({ items: [{ lastUsedAt: usedAt }] });

  server.clock.advance(30 * day);
  await expect(clientsWithToken(token).auth.me()).rejects.toMatchObject({
    code: 'unauthenticated',
  });
  await runJob(server, 'auth-clear-expired');
  expect(await server.services.db.select().from(apiTokens)).toEqual([]);
});

test('a removed token is invalid at once; a user cannot remove the token of another', async () => {
  const [ann, bob] = [await buildUser(server), await buildUser(server)];
  const { token, item } = await makeToken(ann, ['account:read']);
  const remove = async (user: TestUser) =>
    (await clientsFor(server, user)).tokens.removeToken({ params: { id: item.id } });

  await expect(remove(bob)).rejects.toMatchObject({ status: 404, code: 'token_not_found' });
  expect((await (await clientsFor(server, bob)).tokens.listTokens()).items).toEqual([]);
  await expect(clientsWithToken(token).auth.me()).resolves.toBeDefined();
  await remove(ann);
  await expect(clientsWithToken(token).auth.me()).rejects.toMatchObject({ status: 401 });
});

test('a token removed on one node is invalid on another', async () => {
  const ann = await buildUser(server);
  const node = await openNode(server);
  const { token, item } = await makeToken(ann, ['account:read']);
  const headers = { authorization: `Bearer ${token}` };
  const sendRequest = () => node.app.inject({ method: 'GET', url: '/api/auth/me', headers });
  expect((await sendRequest()).statusCode).toBe(200);
  await (await clientsFor(server, ann)).tokens.removeToken({ params: { id: item.id } });

  expect((await sendRequest()).statusCode).toBe(401);
});

test('concurrent requests cannot exceed the token limit', async () => {
  const { tokens } = await clientsFor(server, await buildUser(server));
  const createToken = () =>
    tokens.createToken({ body: { name: 'A script', scopes: ['account:read'], days: null } });
  const made = await Promise.allSettled(
    Array.from({ length: limits.tokensPerUserMax + 5 }, createToken),
  );

  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(limits.tokensPerUserMax);
  await expect(createToken()).rejects.toMatchObject({ status: 409, code: 'token_limit' });
});

test('a placeholder bearer token, an invalid one and a user id header do not authenticate', async () => {
  const [ann, bob] = [await buildUser(server), await buildUser(server)];
  for (const headers of [
    { authorization: 'Bearer cookie-auth', 'x-user-id': ann.id },
    { authorization: `Bearer ${ann.id}` },
    { 'x-user-id': ann.id },
  ]) {
    const answer = await server.app.inject({ method: 'GET', url: '/api/auth/me', headers });
    expect(answer.statusCode).toBe(401);
  }

  const { email, password } = bob;
  const browser = openBrowser(server.app);
  await createClients(browser.transport).auth.login({ body: { email, password } });
  const answer = await browser.send(
    { method: 'GET', path: '/api/auth/me' },
    { headers: { authorization: 'Bearer cookie-auth', 'x-user-id': ann.id } },
  );
  expect(answer.json()).toMatchObject({ user: { id: bob.id } });
});

test('a token takes precedence over a session, and endpoints without tokens still require the CSRF token', async () => {
  const user = await buildUser(server);
  const { token } = await makeToken(user, ['goals:read']);
  const headers = { authorization: `Bearer ${token}` };
  const body = { email: user.email, password: user.password };
  const login = await server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers,
    payload: body,
  });

  expect(login.json()).toMatchObject({ code: 'csrf' });
  const answer = await server.app.inject({ method: 'GET', url: '/api/goals', headers });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['set-cookie']).toBeUndefined();
});
