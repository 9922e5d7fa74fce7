import { desc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { enableTotp } from '../../testkit/authenticator.ts';
import { buildUser } from '../../testkit/build-user.ts';
import { createClients, signedInBrowser, visitorClients } from '../../testkit/clients.ts';
import { emailsTo } from '../../testkit/mailbox.ts';
import { useServer } from '../../testkit/server.ts';
import { authEvents } from '../tables.ts';
import {
  createResetLink,
  grantSuperAdmin,
  resetSecondFactor,
  setPlan,
} from './account-recovery.ts';

const server = useServer();
const password = 'forty drafts and a kettle';
const tokenOf = (link: string) => link.split('#token=')[1] ?? '';
const lastEvent = async () =>
  (await server.services.db.select().from(authEvents).orderBy(desc(authEvents.id)).limit(1))[0];

test('the operator creates a reset link that sets a new password once', async () => {
  const { id, email } = await buildUser(server);
  const link = await createResetLink(server.services, ` ${email.toUpperCase()} `);
  expect(link).toMatch(/^http:\/\/localhost:3000\/auth\/reset-password#token=/);
  expect(await lastEvent()).toMatchObject({ kind: 'operator_made_link', userId: id });

  const { auth, password: reset } = visitorClients(server);
  const body = { token: tokenOf(link), password };
  await reset.resetPassword({ body });
  await expect(auth.login({ body: { email, password } })).resolves.toBeDefined();
  await expect(reset.resetPassword({ body })).rejects.toMatchObject({
    code: 'reset_link_invalid',
  });
});

test('a new link of the operator invalidates the previous one, and expires after 30 minutes', async () => {
  const { email } = await buildUser(server);
  const [first, second] = [
    await createResetLink(server.services, email),
    await createResetLink(server.services, email),
  ];
  const reset = (link: string) =>
    visitorClients(server).password.resetPassword({ body: { token: tokenOf(link), password } });

  await expect(reset(first)).rejects.toMatchObject({ code: 'reset_link_invalid' });
  server.clock.advance(30 * 60_000);
  await expect(reset(second)).rejects.toMatchObject({ code: 'reset_link_invalid' });
});

test('after the operator resets the second factor, the user signs in without it and gets an email', async () => {
  const user = await buildUser(server);
  const browser = await signedInBrowser(server, user);
  await enableTotp(server, browser);
  const { email } = user;
  const body = { email, password: user.password };
  await expect(visitorClients(server).auth.login({ body })).resolves.toMatchObject({
    requiresSecondFactor: true,
  });

  await resetSecondFactor(server.services, email);
  expect(await lastEvent()).toMatchObject({ kind: 'operator_reset_factor', userId: user.id });
  server.services.sessions.invalidateUser(user.id);
  await expect(createClients(browser.transport).auth.me()).rejects.toMatchObject({ status: 401 });
  await expect(visitorClients(server).auth.login({ body })).resolves.toMatchObject({
    user: { email },
  });
  expect((await emailsTo(server, email)).at(-1)).toMatchObject({
    kind: 'security',
    text: expect.stringContaining('Two-factor authentication was turned off.'),
  });
});

test('the operator makes an account SuperAdmin', async () => {
  const { id, email, password: ownPassword } = await buildUser(server, { role: 'Plus' });
  await grantSuperAdmin(server.services, email);
  expect(await lastEvent()).toMatchObject({ detail: '10 to 150' });
  const { auth } = visitorClients(server);
  await auth.login({ body: { email, password: ownPassword } });

  await expect(auth.me()).resolves.toMatchObject({ user: { id, role: 150 } });
  await grantSuperAdmin(server.services, email);
  expect(await lastEvent()).toMatchObject({ kind: 'operator_made_admin', userId: id });
});

test('the operator sets a plan, and a staff role takes precedence over it', async () => {
  const { id, email, password: ownPassword } = await buildUser(server);
  await setPlan(server.services, email, 'PlusAnnual');
  const { auth } = visitorClients(server);
  await auth.login({ body: { email, password: ownPassword } });
  await expect(auth.me()).resolves.toMatchObject({ user: { id, role: 15, isPremium: true } });

  await grantSuperAdmin(server.services, email);
  await setPlan(server.services, email, 'Free');
  expect(await lastEvent()).toMatchObject({
    kind: 'role_changed',
    userId: id,
    detail: 'plan 15 to 0',
  });
  await auth.login({ body: { email, password: ownPassword } });
  await expect(auth.me()).resolves.toMatchObject({ user: { role: 150 } });
});

test('an address without an account is refused', async () => {
  await expect(createResetLink(server.services, 'nobody@example.org')).rejects.toThrow(
    'There is no account with nobody@example.org.',
  );
  await expect(resetSecondFactor(server.services, 'nobody@example.org')).rejects.toThrow();
});
