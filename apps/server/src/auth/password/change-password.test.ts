import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildUser } from '../../testkit/build-user.ts';
import {
  clientsFor,
  createClients,
  signedInBrowser,
  visitorClients,
} from '../../testkit/clients.ts';
import { emailsTo } from '../../testkit/mailbox.ts';
import { useServer } from '../../testkit/server.ts';
import { startTotpSignIn } from '../second-factor/testkit.ts';
import { users } from '../tables.ts';

const server = useServer({ isShared: true });
const minute = 60_000;
const newPassword = 'a new pencil every morning';

test('changing the password ends other sessions and rotates the cookie of this one', async () => {
  const user = await buildUser(server);
  const other = await clientsFor(server, user);
  const browser = await signedInBrowser(server, user);
  const before = browser.cookies.get('sid');
  const { auth, password } = createClients(browser.transport);

  await password.changePassword({
    body: { currentPassword: user.password, password: newPassword },
  });

  await expect(auth.me()).resolves.toMatchObject({ user: { email: user.email } });
  expect(browser.cookies.get('sid')).not.toBe(before);
  await expect(other.auth.me()).rejects.toMatchObject({ status: 401 });
  await visitorClients(server).auth.login({ body: { email: user.email, password: newPassword } });
  expect((await emailsTo(server, user.email)).map(({ subject }) => subject)).toEqual([
    'Your Longhand password was changed',
  ]);
});

test('changing the password ends pending second-factor steps', async () => {
  const { user, desk, passwordless, code } = await startTotpSignIn(server);
  const body = { currentPassword: user.password, password: newPassword };
  await createClients(desk.transport).password.changePassword({ body });

  await expect(
    passwordless.verifySigninCode({ body: { method: 'totp', code: code() } }),
  ).rejects.toMatchObject({ status: 400, code: 'second_factor_expired' });
});

test('a wrong current password returns 400 with a field error, counts as an attempt and changes nothing', async () => {
  const user = await buildUser(server);
  const { auth, password } = await clientsFor(server, user);
  const body = { currentPassword: 'not the one', password: newPassword };
  for (let time = 0; time < 5; time += 1) {
    await expect(password.changePassword({ body })).rejects.toMatchObject({
      status: 400,
      code: 'password_wrong',
      fields: { currentPassword: 'password_wrong' },
    });
  }

  await expect(password.changePassword({ body })).rejects.toMatchObject({ status: 429 });
  await expect(auth.me()).resolves.toBeDefined();
});

test('without the current password a sign-in within the last ten minutes is required', async () => {
  const user = await buildUser(server);
  const { password } = await clientsFor(server, user);
  server.clock.advance(10 * minute);
  await expect(password.changePassword({ body: { password: newPassword } })).rejects.toMatchObject({
    status: 403,
    code: 'reauth_required',
  });

  const recent = await clientsFor(server, user);
  await recent.password.changePassword({ body: { password: newPassword } });
});

test('a user without a password can set one, and a current password in the request is wrong', async () => {
  const user = await buildUser(server);
  const { db } = server.services;
  await db.update(users).set({ passwordHash: null }).where(eq(users.id, user.id));
  const { password } = await clientsFor(server, user);

  await expect(
    password.changePassword({ body: { currentPassword: '', password: newPassword } }),
  ).rejects.toMatchObject({ code: 'password_wrong' });
  await password.changePassword({ body: { password: newPassword } });
  await visitorClients(server).auth.login({ body: { email: user.email, password: newPassword } });
});

test('a password hash with outdated parameters is renewed at sign-in', async () => {
  const user = await buildUser(server);
  const { db } = server.services;
  const old = await hash(user.password, { memoryCost: 4096, timeCost: 1, parallelism: 1 });
  await db.update(users).set({ passwordHash: old }).where(eq(users.id, user.id));
  await visitorClients(server).auth.login({ body: { email: user.email, password: user.password } });
  const [row] = await db.select().from(users);

  expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
