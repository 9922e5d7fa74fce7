import { expect, test } from 'vitest';
import { openBrowser } from '../../testkit/browser.ts';
import { createClients } from '../../testkit/clients.ts';
import { followRedirects } from '../../testkit/follow-redirects.ts';
import { clientSecret } from '../../testkit/openid-provider.ts';
import { useOpenIdProviders } from '../../testkit/openid-providers.ts';
import { returnFromProvider, signInWithProvider } from '../../testkit/provider-sign-in.ts';
import { openNode, useServer } from '../../testkit/server.ts';
import { authEvents } from '../tables.ts';
import { externalFlows } from './tables.ts';

const { env } = useOpenIdProviders();
const server = useServer({ env });
const minute = 60_000;
const home = 'http://localhost:3000';

test('a callback with a missing or wrong state, or for another browser, provider or time, is refused', async () => {
  const browser = openBrowser(server.app);
  const start = async () => {
    const out = await browser.send({ method: 'GET', path: '/auth/external-login/Google' });

    return followRedirects(out.headers.location ?? '');
  };
  const changed = (address: URL, change: (query: URLSearchParams) => void) => {
    const copy = new URL(address);
    change(copy.searchParams);

    return copy;
  };
  const refused = { status: 400, path: '/' };

  const good = await start();
  const forged = [
    changed(good, (query) => query.delete('state')),
    changed(good, (query) => query.set('state', 'x'.repeat(43))),
    changed(good, (query) => query.set('state', '')),
  ];
  for (const address of forged)
    expect(await returnFromProvider(browser, address)).toMatchObject(refused);
  expect(await returnFromProvider(openBrowser(server.app), good)).toMatchObject(refused);
  const elsewhere = new URL(good.href.replace('/callback/google', '/callback/microsoft'));
  expect(await returnFromProvider(browser, elsewhere)).toMatchObject(refused);

  const valid = await returnFromProvider(browser, good);
  expect(valid.query).toEqual({ returnUrl: '/app', isNew: 'true' });
  browser.cookies.set('ext', browser.cookies.get('ext') ?? '');
  expect(await returnFromProvider(browser, good)).toMatchObject(refused);

  const late = await start();
  server.clock.advance(10 * minute);
  expect(await returnFromProvider(browser, late)).toMatchObject(refused);
});

test('a callback can be used only once, even with the original cookie', async () => {
  const browser = openBrowser(server.app);
  const out = await browser.send({ method: 'GET', path: '/auth/external-login/Google' });
  const cookie = browser.cookies.get('ext') ?? '';
  const back = await followRedirects(out.headers.location ?? '');
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => {
      const copy = openBrowser(server.app);
      copy.cookies.set('ext', cookie);

      return returnFromProvider(copy, back);
    }),
  );

  expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(4);
});

test('the page for an expired callback is in the language of the browser and does not repeat the query', async () => {
  const answer = await openBrowser(server.app).send(
    {
      method: 'GET',
      path: '/api/auth/callback/google?error=x&error_description=%3Cscript%3Ealert(1)%3C/script%3E&state=y',
    },
    { headers: { 'accept-language': 'xx, de-AT;q=0.8, en;q=0.5' } },
  );

  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain('<html lang="de" dir="ltr">');
  expect(answer.body).toContain('Diese Anmeldung ist abgelaufen');
  expect(answer.body).not.toContain('script');
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
});

test('error texts of a provider are neither shown nor passed on', async () => {
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
    const { query, body } = await returnFromProvider(browser, back);

    expect(query).toEqual({ refused });
    expect(body).not.toContain('evil');
  }
  expect(server.logged.join()).not.toContain('evil words');
});

test('an authorization code of another flow is refused', async () => {
  const [browser, attacker] = [openBrowser(server.app), openBrowser(server.app)];
  const start = async (of: typeof browser) => {
    const out = await of.send({ method: 'GET', path: '/auth/external-login/Google' });

    return followRedirects(out.headers.location ?? '');
  };
  const [mine, attackerCallback] = [await start(browser), await start(attacker)];
  const mixed = new URL(mine);
  mixed.searchParams.set('code', attackerCallback.searchParams.get('code') ?? '');

  expect((await returnFromProvider(browser, mixed)).query).toEqual({ refused: 'external_failed' });
  await expect(createClients(browser.transport).auth.me()).rejects.toMatchObject({ status: 401 });
});

test('a failed callback of a pending flow is recorded as an audit event, others are not', async () => {
  const browser = openBrowser(server.app);
  const back = new URL(`${home}/api/auth/callback/google`);
  await returnFromProvider(browser, back);
  const out = await browser.send({ method: 'GET', path: '/auth/external-login/Google' });
  const state = new URL(out.headers.location ?? '').searchParams.get('state') ?? '';
  back.search = `${new URLSearchParams({ state, error: 'server_error' })}`;
  await returnFromProvider(browser, back);
  server.services.config.SIGNUP_MODE = 'closed';
  await signInWithProvider(server, 'Google', { browser });
  const events = await server.services.db.select().from(authEvents).orderBy(authEvents.id);

  expect(events.map(({ kind, method, detail }) => `${kind} ${method} ${detail}`)).toEqual([
    'external_refused google external_failed',
    'external_refused google signup_closed',
  ]);
});

test('the secrets of a pending flow are not stored in plain text in the database or the log', async () => {
  const browser = openBrowser(server.app);
  const out = await browser.send({ method: 'GET', path: '/auth/external-login/Google' });
  const { searchParams } = new URL(out.headers.location ?? '');
  const rows = JSON.stringify(await server.services.db.select().from(externalFlows));
  await returnFromProvider(browser, await followRedirects(out.headers.location ?? ''));
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

test('a flow started on one node can be completed on another', async () => {
  const node = await openNode(server, { env });
  const browser = openBrowser(server.app);
  const out = await browser.send({ method: 'GET', path: '/auth/external-login/Google' });
  const back = await followRedirects(out.headers.location ?? '');
  const there = openBrowser(node.app);
  for (const [name, value] of browser.cookies) there.cookies.set(name, value);

  expect((await returnFromProvider(there, back)).query).toEqual({
    returnUrl: '/app',
    isNew: 'true',
  });
  expect((await returnFromProvider(browser, back)).status).toBe(400);
});

test('malformed URLs never cause a server error', async () => {
  const texts = ['', '%00', '%ff', '%', '%ud800', 'x'.repeat(3_000), '../..', '[]', '%F0%9F%91%A9'];
  for (const text of texts) {
    for (const path of [
      `/auth/external-login/${text}`,
      `/auth/external-login/Google?returnUrl=${text}&returnUrl=/app&remember=${text}`,
      `/api/auth/callback/${text}`,
      `/api/auth/callback/google?state=${text}&code=${text}&error=${text}&iss=${text}`,
    ]) {
      const answer = await openBrowser(server.app).send({ method: 'GET', path });
      expect({ path, isOurs: answer.statusCode >= 500 }).toEqual({ path, isOurs: false });
    }
  }
});
