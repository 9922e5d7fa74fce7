import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBrowser } from '../../testkit/browser.ts';
import { buildUser } from '../../testkit/build-user.ts';
import { browserOf, clientsOf, visitorOf } from '../../testkit/clients.ts';
import { comeBack, goOut } from '../../testkit/external.ts';
import { followAway } from '../../testkit/follow.ts';
import { codeFor, mailsTo } from '../../testkit/mailbox.ts';
import {
  clientId,
  clientSecret,
  type OpenIdProvider,
  openProvider,
} from '../../testkit/openid-provider.ts';
import { useServer } from '../../testkit/server.ts';
import { totpSecrets } from '../second-factor/tables.ts';
import { authEvents, users } from '../tables.ts';
import { externalFlows, identities } from './tables.ts';

const env: Record<string, string> = {};
const server = useServer({ env });
const minute = 60_000;
const home = 'http://localhost:3000';
const ann = {
  sub: 'g-1',
  email: 'ann@example.org',
  email_verified: true,
  given_name: 'Ann',
  family_name: 'Example',
};
let google: OpenIdProvider;
let microsoft: OpenIdProvider;

beforeAll(async () => {
  google = await openProvider(`${home}/api/auth/callback/google`, ann);
  microsoft = await openProvider(`${home}/api/auth/callback/microsoft`, ann);
  Object.assign(env, {
    OIDC_GOOGLE_CLIENT_ID: clientId,
    OIDC_GOOGLE_CLIENT_SECRET: clientSecret,
    OIDC_GOOGLE_ISSUER: google.address,
    OIDC_MICROSOFT_CLIENT_ID: clientId,
    OIDC_MICROSOFT_CLIENT_SECRET: clientSecret,
    OIDC_MICROSOFT_ISSUER: microsoft.address,
  });
});

beforeEach(() => {
  google.person = ann;
  microsoft.person = {
    sub: 'pairwise',
    tid: 'tenant-1',
    oid: 'object-1',
    preferred_username: 'ann@example.org',
    email: 'ann@example.org',
    name: 'Ann Example',
  };
});

afterAll(() => {
  google.close();
  microsoft.close();
});

const rowOf = async (email: string) =>
  (await server.services.db.select().from(users).where(eq(users.email, email)))[0];
const kinds = async () =>
  (await server.services.db.select().from(authEvents).orderBy(authEvents.id)).map(
    ({ kind }) => kind,
  );

test('somebody new comes by Google, has an account, and goes where they wanted to go', async () => {
  const query = '?returnUrl=%2Fapp%2Fgoals%3Fpage%3D2&remember=true';
  const { browser, status, path, query: told } = await goOut(server, 'Google', { query });

  expect({ status, path, told }).toEqual({
    status: 303,
    path: '/auth/callback',
    told: { returnUrl: '/app/goals?page=2', remember: 'true', isNew: 'true' },
  });
  const { auth, external } = clientsOf(browser.transport);
  await expect(auth.me()).resolves.toMatchObject({
    user: { email: ann.email, firstName: 'Ann', displayName: 'Ann Example', role: 0 },
  });
  expect((await rowOf(ann.email))?.emailVerifiedAt).toEqual(server.clock.now());
  expect((await external.listIdentities()).items).toMatchObject([
    { provider: 'google', label: ann.email, linkedAt: server.clock.now().toISOString() },
  ]);
  expect(await kinds()).toEqual(['account_made', 'identity_linked', 'signed_in']);
});

test('who came before is signed in again, whatever the address is by now', async () => {
  await goOut(server, 'Google');
  google.person = { ...ann, email: 'another@example.org' };
  const { browser, query } = await goOut(server, 'Google');

  expect(query).toEqual({ returnUrl: '/app' });
  await expect(clientsOf(browser.transport).auth.me()).resolves.toMatchObject({
    user: { email: ann.email },
  });
  expect(await rowOf('another@example.org')).toBeUndefined();
});

test('a proved address leads to the account whose mailbox was proved here, and says so by mail', async () => {
  const { id } = await buildUser(server, { email: ann.email });
  const { browser, query } = await goOut(server, 'Google');

  expect(query).toEqual({ returnUrl: '/app' });
  await expect(clientsOf(browser.transport).auth.me()).resolves.toMatchObject({ user: { id } });
  expect(await mailsTo(server, ann.email)).toMatchObject([
    { kind: 'identity_linked', subject: 'Google is now linked with your Longhand account' },
  ]);
});

test('it does not lead to an account whose mailbox nobody proved', async () => {
  const { id } = await buildUser(server, { email: ann.email });
  await server.services.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, id));
  const { browser, query } = await goOut(server, 'Google');

  expect(query).toEqual({ refused: 'external_link_first' });
  await expect(clientsOf(browser.transport).auth.me()).rejects.toMatchObject({ status: 401 });
  expect(await server.services.db.select().from(identities)).toEqual([]);
});

test.each([
  [{ email_verified: false }],
  [{ email_verified: 'yes' }],
  [{ email: 'not an address' }],
])('with %o Google has proved no mailbox, and the code does', async (claims) => {
  const { id } = await buildUser(server, { email: ann.email });
  google.person = { ...ann, ...claims };
  const { browser, query } = await goOut(server, 'Google');
  const { auth, external } = clientsOf(browser.transport);

  expect(query).toEqual({ returnUrl: '/app' });
  await expect(auth.me()).rejects.toMatchObject({ status: 401 });
  await expect(external.readExternalProof()).resolves.toMatchObject({
    isPending: true,
    provider: 'google',
  });
  await external.requestExternalProof({ body: { email: ann.email } });
  const code = await codeFor(server, ann.email);
  const reply = await external.verifyExternalProof({ body: { email: ann.email, code } });
  expect(reply).toMatchObject({ isNew: false, user: { id } });
});

test('the address that Microsoft tells of proves nothing: the mailbox does', async () => {
  const victim = await buildUser(server, { email: ann.email });
  const { browser } = await goOut(server, 'Microsoft', { query: '?returnUrl=/app/goals' });
  const { auth, external } = clientsOf(browser.transport);

  await expect(auth.me()).rejects.toMatchObject({ status: 401 });
  expect(await server.services.db.select().from(identities)).toEqual([]);
  await expect(external.readExternalProof()).resolves.toMatchObject({
    isPending: true,
    provider: 'microsoft',
    email: ann.email,
    returnUrl: '/app/goals',
  });

  await external.requestExternalProof({ body: { email: 'mine@example.org' } });
  const code = await codeFor(server, 'mine@example.org');
  await expect(
    external.verifyExternalProof({ body: { email: ann.email, code } }),
  ).rejects.toMatchObject({ status: 400, code: 'code_expired' });
  const reply = await external.verifyExternalProof({ body: { email: 'mine@example.org', code } });
  expect(reply).toMatchObject({ isNew: true, user: { email: 'mine@example.org' } });
  expect((await auth.me()).user.id).not.toBe(victim.id);
});

test('a person of Microsoft is a person within a tenant', async () => {
  const first = await goOut(server, 'Microsoft');
  const { external } = clientsOf(first.browser.transport);
  await external.requestExternalProof({ body: { email: ann.email } });
  const code = await codeFor(server, ann.email);
  await external.verifyExternalProof({ body: { email: ann.email, code } });

  microsoft.person = { ...microsoft.person, sub: 'another pairwise' };
  const again = await goOut(server, 'Microsoft');
  await expect(clientsOf(again.browser.transport).auth.me()).resolves.toBeDefined();
  microsoft.person = { ...microsoft.person, tid: 'tenant-2' };
  const other = await goOut(server, 'Microsoft');
  await expect(clientsOf(other.browser.transport).auth.me()).rejects.toMatchObject({ status: 401 });
  microsoft.person = { sub: 'x', email: ann.email };
  expect((await goOut(server, 'Microsoft')).query).toEqual({ refused: 'external_failed' });
});

test('the proof is of one browser, ends after half an hour, and asks for attempts like every code', async () => {
  const { browser } = await goOut(server, 'Microsoft');
  const { external } = clientsOf(browser.transport);
  const email = ann.email;
  await external.requestExternalProof({ body: { email } });
  const code = await codeFor(server, email);
  await expect(
    visitorOf(server).external.verifyExternalProof({ body: { email, code } }),
  ).rejects.toMatchObject({ status: 400, code: 'code_expired' });
  const wrong = code === '000000' ? '000001' : '000000';
  await expect(
    external.verifyExternalProof({ body: { email, code: wrong } }),
  ).rejects.toMatchObject({ code: 'code_invalid', details: { attemptsLeft: 4 } });

  server.clock.turn(30 * minute);
  await expect(external.readExternalProof()).resolves.toMatchObject({ isPending: false });
  await expect(external.requestExternalProof({ body: { email } })).rejects.toMatchObject({
    code: 'external_expired',
  });
});

test('an answer without a state, with another, for another browser, provider or time opens nothing', async () => {
  const browser = openBrowser(server.app);
  const begin = async () => {
    const out = await browser.send({ method: 'GET', path: '/auth/external-login/Google' });

    return followAway(out.headers.location ?? '');
  };
  const changed = (address: URL, change: (query: URLSearchParams) => void) => {
    const copy = new URL(address);
    change(copy.searchParams);

    return copy;
  };
  const refused = { status: 400, path: '/' };

  const good = await begin();
  const planted = [
    changed(good, (query) => query.delete('state')),
    changed(good, (query) => query.set('state', 'x'.repeat(43))),
    changed(good, (query) => query.set('state', '')),
  ];
  for (const address of planted) expect(await comeBack(browser, address)).toMatchObject(refused);
  expect(await comeBack(openBrowser(server.app), good)).toMatchObject(refused);
  const elsewhere = new URL(good.href.replace('/callback/google', '/callback/microsoft'));
  expect(await comeBack(browser, elsewhere)).toMatchObject(refused);

  const fine = await comeBack(browser, good);
  expect(fine.query).toEqual({ returnUrl: '/app', isNew: 'true' });
  browser.cookies.set('ext', browser.cookies.get('ext') ?? '');
  expect(await comeBack(browser, good)).toMatchObject(refused);

  const late = await begin();
  server.clock.turn(10 * minute);
  expect(await comeBack(browser, late)).toMatchObject(refused);
});

test('a replay with the cookie of then opens nothing either', async () => {
  const browser = openBrowser(server.app);
  const out = await browser.send({ method: 'GET', path: '/auth/external-login/Google' });
  const cookie = browser.cookies.get('ext') ?? '';
  const back = await followAway(out.headers.location ?? '');
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => {
      const copy = openBrowser(server.app);
      copy.cookies.set('ext', cookie);

      return comeBack(copy, back);
    }),
  );

  expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(4);
});

test('the page for a late answer is ours, in the language of the browser, and repeats nothing', async () => {
  const answer = await openBrowser(server.app).send(
    {
      method: 'GET',
      path: '/api/auth/callback/google?error=x&error_description=%3Cscript%3Ealert(1)%3C/script%3E&state=y',
    },
    { headers: { 'accept-language': 'xx, de-AT;q=0.8, en;q=0.5' } },
  );

  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain('<html lang="de" dir="ltr">');
  expect(answer.body).toContain('Diese Anmeldung gilt nicht mehr');
  expect(answer.body).not.toContain('script');
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
});

test('what a provider says of an error is neither shown nor passed on', async () => {
  const browser = openBrowser(server.app);
  for (const [error, refused] of [
    ['access_denied', 'external_cancelled'],
    ['server_error', 'external_failed'],
    ['<script>', 'external_failed'],
  ] as const) {
    const out = await browser.send({ method: 'GET', path: '/auth/external-login/Google' });
    const state = new URL(out.headers.location ?? '').searchParams.get('state') ?? '';
    const back = new URL(`${home}/api/auth/callback/google`);
    back.search = `${new URLSearchParams({ state, error, error_description: 'evil words' })}`;
    const { query, body } = await comeBack(browser, back);

    expect(query).toEqual({ refused });
    expect(body).not.toContain('evil');
  }
  expect(server.logged.join()).not.toContain('evil words');
});

test('a code of somebody else, or one that was used, is no sign-in', async () => {
  const [browser, attacker] = [openBrowser(server.app), openBrowser(server.app)];
  const begin = async (of: typeof browser) => {
    const out = await of.send({ method: 'GET', path: '/auth/external-login/Google' });

    return followAway(out.headers.location ?? '');
  };
  const [mine, theirs] = [await begin(browser), await begin(attacker)];
  const mixed = new URL(mine);
  mixed.searchParams.set('code', theirs.searchParams.get('code') ?? '');

  expect((await comeBack(browser, mixed)).query).toEqual({ refused: 'external_failed' });
  await expect(clientsOf(browser.transport).auth.me()).rejects.toMatchObject({ status: 401 });
});

test('nowhere but in this application does a sign-in end', async () => {
  for (const wanted of ['//evil.example', 'https://evil.example', '/\\evil.example', '/api/x']) {
    const query = `?returnUrl=${encodeURIComponent(wanted)}`;
    const { path, query: told } = await goOut(server, 'Google', { query });
    expect({ path, to: told['returnUrl'] }).toEqual({ path: '/auth/callback', to: '/app' });
  }
});

test('a second factor is asked for after every first one, whoever vouched', async () => {
  const { id } = await buildUser(server, { email: ann.email });
  const { db, clock, vault } = server.services;
  const now = clock.now();
  const secret = vault.seal('totp', id, 'JBSWY3DPEHPK3PXP');
  await db.insert(totpSecrets).values({ userId: id, secret, createdAt: now, confirmedAt: now });

  for (const provider of ['Google', 'Google'] as const) {
    const { browser, query } = await goOut(server, provider);
    const { auth, passwordless } = clientsOf(browser.transport);
    expect(query).toEqual({ returnUrl: '/app' });
    expect(browser.cookies.has('sid')).toBe(false);
    await expect(auth.me()).rejects.toMatchObject({ status: 401 });
    await expect(passwordless.readSecondFactor()).resolves.toMatchObject({
      isPending: true,
      methods: ['totp', 'recovery'],
    });
  }
});

test('an account that is closed stays closed', async () => {
  const { id } = await buildUser(server, { email: ann.email });
  await goOut(server, 'Google');
  await server.services.db
    .update(users)
    .set({ disabledAt: server.clock.now() })
    .where(eq(users.id, id));
  const { browser, query } = await goOut(server, 'Google');

  expect(query).toEqual({ refused: 'account_disabled' });
  await expect(clientsOf(browser.transport).auth.me()).rejects.toMatchObject({ status: 401 });
});

test('where sign-up is not open nobody new comes in, and who has an account does', async () => {
  server.services.config.SIGNUP_MODE = 'invitation';
  expect((await goOut(server, 'Google')).query).toEqual({ refused: 'signup_closed' });
  expect(await rowOf(ann.email)).toBeUndefined();

  await buildUser(server, { email: ann.email });
  expect((await goOut(server, 'Google')).query).toEqual({ returnUrl: '/app' });
});

test('a member links and unlinks; the identity is of one account', async () => {
  const [one, two] = [await buildUser(server), await buildUser(server)];
  const browser = await browserOf(server, one);
  const { external } = clientsOf(browser.transport);
  const { url } = await external.startLink({
    body: { provider: 'google', returnUrl: '/app/settings/integrations' },
  });
  const back = await comeBack(browser, await followAway(url));
  expect(back.query).toEqual({ returnUrl: '/app/settings/integrations' });
  const { items } = await external.listIdentities();
  expect(items).toMatchObject([{ provider: 'google', label: ann.email }]);
  expect(await rowOf(ann.email)).toBeUndefined();

  const other = await browserOf(server, two);
  const theirs = clientsOf(other.transport).external;
  const second = await theirs.startLink({ body: { provider: 'google' } });
  expect((await comeBack(other, await followAway(second.url))).query).toEqual({
    refused: 'external_linked_elsewhere',
  });
  const id = items[0]?.id ?? '';
  await expect(theirs.unlink({ params: { id } })).rejects.toMatchObject({
    status: 404,
    code: 'identity_not_found',
  });

  await external.unlink({ params: { id } });
  expect((await external.listIdentities()).items).toEqual([]);
  expect(await kinds()).toEqual(['identity_linked', 'identity_unlinked']);
});

test('a link that somebody else began, or whose session is over, links nothing', async () => {
  const browser = await browserOf(server, await buildUser(server));
  const { url } = await clientsOf(browser.transport).external.startLink({
    body: { provider: 'google' },
  });
  const back = await followAway(url);
  const victim = await browserOf(server, await buildUser(server));
  victim.cookies.set('ext', browser.cookies.get('ext') ?? '');

  expect((await comeBack(victim, back)).status).toBe(400);
  expect(await server.services.db.select().from(identities)).toEqual([]);
  expect(await server.services.db.select().from(externalFlows)).toEqual([]);
});

test('a provider that is not set up, or that nobody knows, is not gone to', async () => {
  for (const name of ['GitHub', 'Spotify', 'Facebook', 'google%2f..', 'constructor']) {
    const answer = await openBrowser(server.app).send({
      method: 'GET',
      path: `/auth/external-login/${name}`,
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'external_not_configured' });
  }
  const { items } = await visitorOf(server).external.listProviders();
  expect(items).toEqual(['google', 'microsoft']);
});

test('nothing of a sign-in under way lies open in the database or in the log', async () => {
  const browser = openBrowser(server.app);
  const out = await browser.send({ method: 'GET', path: '/auth/external-login/Google' });
  const { searchParams } = new URL(out.headers.location ?? '');
  const rows = JSON.stringify(await server.services.db.select().from(externalFlows));
  await comeBack(browser, await followAway(out.headers.location ?? ''));
  const written = rows + server.logged.join();

  expect(searchParams.get('code_challenge_method')).toBe('S256');
  for (const secret of [
    browser.cookies.get('ext'),
    searchParams.get('state'),
    searchParams.get('nonce'),
    clientSecret,
  ]) {
    if (secret) expect(written).not.toContain(secret);
  }
});
