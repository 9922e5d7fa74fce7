import { expect, test } from 'vitest';
import { buildUser } from '../../testkit/build-user.ts';
import { clientsOf, visitorOf } from '../../testkit/clients.ts';
import { goOut } from '../../testkit/external.ts';
import { codeFor } from '../../testkit/mailbox.ts';
import { ann, useOpenIdProviders } from '../../testkit/openid-providers.ts';
import { useServer } from '../../testkit/server.ts';
import { identities } from './tables.ts';

const { env, providers } = useOpenIdProviders();
const server = useServer({ env });
const minute = 60_000;

test.each([
  [{ email_verified: false }],
  [{ email_verified: 'yes' }],
  [{ email: 'not an address' }],
])('with %o from Google the address is unverified, and a code verifies it', async (claims) => {
  const { id } = await buildUser(server, { email: ann.email });
  providers.google.person = { ...ann, ...claims };
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

test('an address from Microsoft is unverified, and requires a code', async () => {
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

test('Microsoft users are identified by tenant and object id', async () => {
  const first = await goOut(server, 'Microsoft');
  const { external } = clientsOf(first.browser.transport);
  await external.requestExternalProof({ body: { email: ann.email } });
  const code = await codeFor(server, ann.email);
  await external.verifyExternalProof({ body: { email: ann.email, code } });

  providers.microsoft.person = { ...providers.microsoft.person, sub: 'another pairwise' };
  const again = await goOut(server, 'Microsoft');
  await expect(clientsOf(again.browser.transport).auth.me()).resolves.toBeDefined();
  providers.microsoft.person = { ...providers.microsoft.person, tid: 'tenant-2' };
  const other = await goOut(server, 'Microsoft');
  await expect(clientsOf(other.browser.transport).auth.me()).rejects.toMatchObject({ status: 401 });
  providers.microsoft.person = { sub: 'x', email: ann.email };
  expect((await goOut(server, 'Microsoft')).query).toEqual({ refused: 'external_failed' });
});

test('email verification is bound to the browser, expires after 30 minutes and limits attempts', async () => {
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
