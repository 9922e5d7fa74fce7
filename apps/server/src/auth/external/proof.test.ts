import { expect, test } from 'vitest';
import { buildUser } from '../../testkit/build-user.ts';
import { createClients, visitorClients } from '../../testkit/clients.ts';
import { readCode } from '../../testkit/mailbox.ts';
import { googleClaims, useOpenIdProviders } from '../../testkit/openid-providers.ts';
import { signInWithProvider } from '../../testkit/provider-sign-in.ts';
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
  const { id } = await buildUser(server, { email: googleClaims.email });
  providers.google.account = { ...googleClaims, ...claims };
  const { browser, query } = await signInWithProvider(server, 'Google');
  const { auth, external } = createClients(browser.transport);

  expect(query).toEqual({ returnUrl: '/app' });
  await expect(auth.me()).rejects.toMatchObject({ status: 401 });
  await expect(external.readExternalProof()).resolves.toMatchObject({
    isPending: true,
    provider: 'google',
  });
  await external.requestExternalProof({ body: { email: googleClaims.email } });
  const code = await readCode(server, googleClaims.email);
  const reply = await external.verifyExternalProof({ body: { email: googleClaims.email, code } });
  expect(reply).toMatchObject({ isNew: false, user: { id } });
});

test('an address from Microsoft is unverified, and requires a code', async () => {
  const victim = await buildUser(server, { email: googleClaims.email });
  const { browser } = await signInWithProvider(server, 'Microsoft', {
    query: '?returnUrl=/app/goals',
  });
  const { auth, external } = createClients(browser.transport);

  await expect(auth.me()).rejects.toMatchObject({ status: 401 });
  expect(await server.services.db.select().from(identities)).toEqual([]);
  await expect(external.readExternalProof()).resolves.toMatchObject({
    isPending: true,
    provider: 'microsoft',
    email: googleClaims.email,
    returnUrl: '/app/goals',
  });

  await external.requestExternalProof({ body: { email: 'mine@example.org' } });
  const code = await readCode(server, 'mine@example.org');
  await expect(
    external.verifyExternalProof({ body: { email: googleClaims.email, code } }),
  ).rejects.toMatchObject({ status: 400, code: 'code_expired' });
  const reply = await external.verifyExternalProof({ body: { email: 'mine@example.org', code } });
  expect(reply).toMatchObject({ isNew: true, user: { email: 'mine@example.org' } });
  expect((await auth.me()).user.id).not.toBe(victim.id);
});

test('Microsoft users are identified by tenant and object id', async () => {
  const first = await signInWithProvider(server, 'Microsoft');
  const { external } = createClients(first.browser.transport);
  await external.requestExternalProof({ body: { email: googleClaims.email } });
  const code = await readCode(server, googleClaims.email);
  await external.verifyExternalProof({ body: { email: googleClaims.email, code } });

  providers.microsoft.account = { ...providers.microsoft.account, sub: 'another pairwise' };
  const again = await signInWithProvider(server, 'Microsoft');
  await expect(createClients(again.browser.transport).auth.me()).resolves.toBeDefined();
  providers.microsoft.account = { ...providers.microsoft.account, tid: 'tenant-2' };
  const other = await signInWithProvider(server, 'Microsoft');
  await expect(createClients(other.browser.transport).auth.me()).rejects.toMatchObject({
    status: 401,
  });
  providers.microsoft.account = { sub: 'x', email: googleClaims.email };
  expect((await signInWithProvider(server, 'Microsoft')).query).toEqual({
    refused: 'external_failed',
  });
});

test('email verification is bound to the browser, expires after 30 minutes and limits attempts', async () => {
  const { browser } = await signInWithProvider(server, 'Microsoft');
  const { external } = createClients(browser.transport);
  const email = googleClaims.email;
  await external.requestExternalProof({ body: { email } });
  const code = await readCode(server, email);
  await expect(
    visitorClients(server).external.verifyExternalProof({ body: { email, code } }),
  ).rejects.toMatchObject({ status: 400, code: 'code_expired' });
  const wrong = code === '000000' ? '000001' : '000000';
  await expect(
    external.verifyExternalProof({ body: { email, code: wrong } }),
  ).rejects.toMatchObject({ code: 'code_invalid', details: { attemptsLeft: 4 } });

  server.clock.advance(30 * minute);
  await expect(external.readExternalProof()).resolves.toMatchObject({ isPending: false });
  await expect(external.requestExternalProof({ body: { email } })).rejects.toMatchObject({
    code: 'external_expired',
  });
});
