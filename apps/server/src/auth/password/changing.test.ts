import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildUser } from '../../testkit/build-user.ts';
import { browserOf, clientFor, clientsOf, visitorOf } from '../../testkit/clients.ts';
import { mailsTo } from '../../testkit/mailbox.ts';
import { useServer } from '../../testkit/server.ts';
import { halfway } from '../second-factor/testkit.ts';
import { users } from '../tables.ts';

const server = useServer({ isShared: true });
const minute = 60_000;
const fresh = 'a new pencil every morning';

test('the current password changes it; other sessions end, this one goes on with a new cookie', async () => {
  const user = await buildUser(server);
  const other = await clientFor(server, user);
  const browser = await browserOf(server, user);
  const before = browser.cookies.get('sid');
  const { auth, password } = clientsOf(browser.transport);

  await password.changePassword({ body: { currentPassword: user.password, password: fresh } });

  await expect(auth.me()).resolves.toMatchObject({ user: { email: user.email } });
  expect(browser.cookies.get('sid')).not.toBe(before);
  await expect(other.auth.me()).rejects.toMatchObject({ status: 401 });
  await visitorOf(server).auth.login({ body: { email: user.email, password: fresh } });
  expect((await mailsTo(server, user.email)).map(({ subject }) => subject)).toEqual([
    'Your Longhand password was changed',
  ]);
});

test('it ends what somebody has half-way with the password of before', async () => {
  const { user, desk, passwordless, code } = await halfway(server);
  const body = { currentPassword: user.password, password: fresh };
  await clientsOf(desk.transport).password.changePassword({ body });

  await expect(
    passwordless.verifySigninCode({ body: { method: 'totp', code: code() } }),
  ).rejects.toMatchObject({ status: 400, code: 'second_factor_expired' });
});

test('a wrong current password is a 400 in its field, counted, and changes nothing', async () => {
  const user = await buildUser(server);
  const { auth, password } = await clientFor(server, user);
  const body = { currentPassword: 'not the one', password: fresh };
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

test('without the current password it takes a sign-in of the last ten minutes', async () => {
  const user = await buildUser(server);
  const { password } = await clientFor(server, user);
  server.clock.turn(10 * minute);
  await expect(password.changePassword({ body: { password: fresh } })).rejects.toMatchObject({
    status: 403,
    code: 'reauth_required',
  });

  const recent = await clientFor(server, user);
  await recent.password.changePassword({ body: { password: fresh } });
});

test('somebody without a password sets one, and a current one that they send is wrong', async () => {
  const user = await buildUser(server);
  const { db } = server.services;
  await db.update(users).set({ passwordHash: null }).where(eq(users.id, user.id));
  const { password } = await clientFor(server, user);

  await expect(
    password.changePassword({ body: { currentPassword: '', password: fresh } }),
  ).rejects.toMatchObject({ code: 'password_wrong' });
  await password.changePassword({ body: { password: fresh } });
  await visitorOf(server).auth.login({ body: { email: user.email, password: fresh } });
});

test('a password is hashed anew at sign-in when the work asked for has grown', async () => {
  const user = await buildUser(server);
  const { db } = server.services;
  const old = await hash(user.password, { memoryCost: 4096, timeCost: 1, parallelism: 1 });
  await db.update(users).set({ passwordHash: old }).where(eq(users.id, user.id));
  await visitorOf(server).auth.login({ body: { email: user.email, password: user.password } });
  const [row] = await db.select().from(users);

  expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
