import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openBrowser } from '../../testkit/browser.ts';
import { buildUser } from '../../testkit/build-user.ts';
import {
  clientsFor,
  createClients,
  signedInBrowser,
  visitorClients,
} from '../../testkit/clients.ts';
import { followRedirects } from '../../testkit/follow-redirects.ts';
import { emailsTo } from '../../testkit/mailbox.ts';
import { googleClaims, useOpenIdProviders } from '../../testkit/openid-providers.ts';
import { returnFromProvider, signInWithProvider } from '../../testkit/provider-sign-in.ts';
import { useServer } from '../../testkit/server.ts';
import { totpSecrets } from '../second-factor/tables.ts';
import { authEvents, users } from '../tables.ts';
import { externalFlows, identities } from './tables.ts';

const { env, providers } = useOpenIdProviders();
const server = useServer({ env });

const rowOf = async (email: string) =>
  (await server.services.db.select().from(users).where(eq(users.email, email)))[0];
const kinds = async () =>
  (await server.services.db.select().from(authEvents).orderBy(authEvents.id)).map(
    ({ kind }) => kind,
  );

test('a new user signs in with Google, gets an account and is redirected to the return URL', async () => {
  const query = '?returnUrl=%2Fapp%2Fgoals%3Fpage%3D2&remember=true';
  const {
    browser,
    status,
    path,
    query: told,
  } = await signInWithProvider(server, 'Google', { query });

  expect({ status, path, told }).toEqual({
    status: 303,
    path: '/auth/callback',
    told: { returnUrl: '/app/goals?page=2', remember: 'true', isNew: 'true' },
  });
  const { auth, external } = createClients(browser.transport);
  await expect(auth.me()).resolves.toMatchObject({
    user: { email: googleClaims.email, firstName: 'Ann', displayName: 'Ann Example', role: 0 },
  });
  expect((await rowOf(googleClaims.email))?.emailVerifiedAt).toEqual(server.clock.now());
  expect((await external.listIdentities()).items).toMatchObject([
    { provider: 'google', label: googleClaims.email, linkedAt: server.clock.now().toISOString() },
  ]);
  expect(await kinds()).toEqual(['account_made', 'identity_linked', 'signed_in']);
});

test('a returning user is found by the identity, whatever the address is now', async () => {
  await signInWithProvider(server, 'Google');
  providers.google.account = { ...googleClaims, email: 'another@example.org' };
  const { browser, query } = await signInWithProvider(server, 'Google');

  expect(query).toEqual({ returnUrl: '/app' });
  await expect(createClients(browser.transport).auth.me()).resolves.toMatchObject({
    user: { email: googleClaims.email },
  });
  expect(await rowOf('another@example.org')).toBeUndefined();
});

test('a verified address is linked to the account that verified it here, with an email', async () => {
  const { id } = await buildUser(server, { email: googleClaims.email });
  const { browser, query } = await signInWithProvider(server, 'Google');

  expect(query).toEqual({ returnUrl: '/app' });
  await expect(createClients(browser.transport).auth.me()).resolves.toMatchObject({ user: { id } });
  expect(await emailsTo(server, googleClaims.email)).toMatchObject([
    { kind: 'security', subject: 'Google is now linked to your Longhand account' },
  ]);
});

test('an address is not linked to an account that never verified it', async () => {
  const { id } = await buildUser(server, { email: googleClaims.email });
  await server.services.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, id));
  const { browser, query } = await signInWithProvider(server, 'Google');

  expect(query).toEqual({ refused: 'external_link_first' });
  await expect(createClients(browser.transport).auth.me()).rejects.toMatchObject({ status: 401 });
  expect(await server.services.db.select().from(identities)).toEqual([]);
});

test('the return URL cannot leave the application', async () => {
  for (const wanted of ['//evil.example', 'https://evil.example', '/\\evil.example', '/api/x']) {
    const query = `?returnUrl=${encodeURIComponent(wanted)}`;
    const { path, query: told } = await signInWithProvider(server, 'Google', { query });
    expect({ path, to: told['returnUrl'] }).toEqual({ path: '/auth/callback', to: '/app' });
  }
});

test('the second factor is required after every external sign-in', async () => {
  const { id } = await buildUser(server, { email: googleClaims.email });
  const { db, clock, vault } = server.services;
  const now = clock.now();
  const secret = vault.seal('totp', id, 'JBSWY3DPEHPK3PXP');
  await db.insert(totpSecrets).values({ userId: id, secret, createdAt: now, confirmedAt: now });

  for (const provider of ['Google', 'Google'] as const) {
    const { browser, query } = await signInWithProvider(server, provider);
    const { auth, passwordless } = createClients(browser.transport);
    expect(query).toEqual({ returnUrl: '/app' });
    expect(browser.cookies.has('sid')).toBe(false);
    await expect(auth.me()).rejects.toMatchObject({ status: 401 });
    await expect(passwordless.readSecondFactor()).resolves.toMatchObject({
      isPending: true,
      methods: ['totp', 'recovery'],
    });
  }
});

test('a disabled account cannot sign in', async () => {
  const { id } = await buildUser(server, { email: googleClaims.email });
  await signInWithProvider(server, 'Google');
  await server.services.db
    .update(users)
    .set({ disabledAt: server.clock.now() })
    .where(eq(users.id, id));
  const { browser, query } = await signInWithProvider(server, 'Google');

  expect(query).toEqual({ refused: 'account_disabled' });
  await expect(createClients(browser.transport).auth.me()).rejects.toMatchObject({ status: 401 });
});

test('where sign-up is not open, only users with an account can sign in', async () => {
  server.services.config.SIGNUP_MODE = 'invitation';
  expect((await signInWithProvider(server, 'Google')).query).toEqual({ refused: 'signup_closed' });
  expect(await rowOf(googleClaims.email)).toBeUndefined();

  await buildUser(server, { email: googleClaims.email });
  expect((await signInWithProvider(server, 'Google')).query).toEqual({ returnUrl: '/app' });
});

test('an invited user signs in with Google and gets the role of the invitation, and others are refused', async () => {
  server.services.config.SIGNUP_MODE = 'invitation';
  const admin = await clientsFor(server, await buildUser(server, { role: 'SystemAdmin' }));
  await admin.invitations.invite({ body: { email: googleClaims.email, role: 60 } });
  const { browser, query } = await signInWithProvider(server, 'Google');

  expect(query).toEqual({ returnUrl: '/app', isNew: 'true' });
  await expect(createClients(browser.transport).auth.me()).resolves.toMatchObject({
    user: { email: googleClaims.email, role: 60 },
  });
  expect((await admin.invitations.listInvitations({ query: {} })).total).toBe(0);
  providers.google.account = { ...googleClaims, sub: 'g-2', email: 'bob@example.org' };
  expect((await signInWithProvider(server, 'Google')).query).toEqual({ refused: 'signup_closed' });

  server.services.config.SIGNUP_MODE = 'closed';
  await admin.invitations.invite({ body: { email: 'bob@example.org' } });
  expect((await signInWithProvider(server, 'Google')).query).toEqual({ refused: 'signup_closed' });
});

test('a user links and unlinks an identity, which belongs to one account only', async () => {
  const [one, two] = [await buildUser(server), await buildUser(server)];
  const browser = await signedInBrowser(server, one);
  const { external } = createClients(browser.transport);
  const { url } = await external.startLink({
    body: { provider: 'google', returnUrl: '/app/settings/integrations' },
  });
  const back = await returnFromProvider(browser, await followRedirects(url));
  expect(back.query).toEqual({ returnUrl: '/app/settings/integrations' });
  const { items } = await external.listIdentities();
  expect(items).toMatchObject([{ provider: 'google', label: googleClaims.email }]);
  expect(await rowOf(googleClaims.email)).toBeUndefined();

  const other = await signedInBrowser(server, two);
  const otherExternal = createClients(other.transport).external;
  const second = await otherExternal.startLink({ body: { provider: 'google' } });
  expect((await returnFromProvider(other, await followRedirects(second.url))).query).toEqual({
    refused: 'external_linked_elsewhere',
  });
  const id = items[0]?.id ?? '';
  await expect(otherExternal.unlink({ params: { id } })).rejects.toMatchObject({
    status: 404,
    code: 'identity_not_found',
  });

  await external.unlink({ params: { id } });
  expect((await external.listIdentities()).items).toEqual([]);
  expect(await kinds()).toEqual(['identity_linked', 'external_refused', 'identity_unlinked']);
  const message = (await emailsTo(server, one.email)).at(-1);
  expect(message?.text).toContain('An external account was unlinked.');
});

test('a link started in another session is refused', async () => {
  const browser = await signedInBrowser(server, await buildUser(server));
  const { url } = await createClients(browser.transport).external.startLink({
    body: { provider: 'google' },
  });
  const back = await followRedirects(url);
  const victim = await signedInBrowser(server, await buildUser(server));
  victim.cookies.set('ext', browser.cookies.get('ext') ?? '');

  expect((await returnFromProvider(victim, back)).status).toBe(400);
  expect(await server.services.db.select().from(identities)).toEqual([]);
  expect(await server.services.db.select().from(externalFlows)).toEqual([]);
});

test('an unknown or unconfigured provider is refused', async () => {
  for (const name of ['GitHub', 'Spotify', 'Facebook', 'google%2f..', 'constructor']) {
    const answer = await openBrowser(server.app).send({
      method: 'GET',
      path: `/auth/external-login/${name}`,
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'external_not_configured' });
  }
  const { items } = await visitorClients(server).external.listProviders();
  expect(items).toEqual(['google', 'microsoft']);
});
