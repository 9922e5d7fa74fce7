import { expect, test } from 'vitest';
import { openBrowser } from '../../testkit/browser.ts';
import { buildUser } from '../../testkit/build-user.ts';
import { signedInBrowser, visitorClients } from '../../testkit/clients.ts';
import { emailsTo } from '../../testkit/mailbox.ts';
import { openNode, type TestServer, useServer } from '../../testkit/server.ts';
import { authCodes } from '../tables.ts';

const server = useServer({ isShared: true });
const minute = 60_000;
const newPassword = 'a new pencil every morning';

/** The token in the newest email to an address. */
async function tokenFor(email: string, from: TestServer = server): Promise<string> {
  const text = (await emailsTo(from, email)).at(-1)?.text ?? '';
  const [, token = ''] = /\/auth\/reset-password#token=([\w-]+)/.exec(text) ?? [];

  return token;
}

async function requestReset() {
  const user = await buildUser(server);
  const { password } = visitorClients(server);
  await password.forgotPassword({ body: { email: user.email } });

  return { user, password, token: await tokenFor(user.email) };
}

test('the reset link sets a new password without signing in', async () => {
  const { user, token } = await requestReset();
  const { auth, password } = visitorClients(server);

  await expect(
    password.resetPassword({ body: { token, password: newPassword } }),
  ).resolves.toMatchObject({ success: true });
  await expect(auth.me()).rejects.toMatchObject({ status: 401 });
  const { email } = user;
  await expect(auth.login({ body: { email, password: user.password } })).rejects.toMatchObject({
    code: 'credentials_invalid',
  });
  await auth.login({ body: { email, password: newPassword } });
  expect((await emailsTo(server, email)).map(({ subject }) => subject)).toEqual([
    'Reset your Longhand password',
    'Your Longhand password was changed',
  ]);
});

test('a reset ends all sessions on all nodes', async () => {
  const { user, password, token } = await requestReset();
  const here = await signedInBrowser(server, user);
  const there = openBrowser((await openNode(server)).app);
  for (const [name, value] of here.cookies) there.cookies.set(name, value);
  const isIn = async (browser: typeof here) =>
    (await browser.send({ method: 'GET', path: '/api/auth/me' })).statusCode;
  expect([await isIn(here), await isIn(there)]).toEqual([200, 200]);

  await password.resetPassword({ body: { token, password: newPassword } });
  server.clock.advance(1_000);

  expect([await isIn(here), await isIn(there)]).toEqual([401, 401]);
});

test('a link works once, for thirty minutes, and a newer one invalidates it', async () => {
  const { user, password, token } = await requestReset();
  const again = { body: { token, password: newPassword } };
  await password.resetPassword(again);
  await expect(password.resetPassword(again)).rejects.toMatchObject({
    status: 400,
    code: 'reset_link_invalid',
    fields: { token: 'reset_link_invalid' },
  });

  server.clock.advance(minute);
  await password.forgotPassword({ body: { email: user.email } });
  const first = await tokenFor(user.email);
  server.clock.advance(minute);
  await password.forgotPassword({ body: { email: user.email } });
  await expect(
    password.resetPassword({ body: { token: first, password: newPassword } }),
  ).rejects.toMatchObject({ code: 'reset_link_invalid' });
  const second = await tokenFor(user.email);
  server.clock.advance(30 * minute);
  await expect(
    password.resetPassword({ body: { token: second, password: newPassword } }),
  ).rejects.toMatchObject({ code: 'reset_link_invalid' });
});

test('of twenty concurrent uses of one link one sets a password', async () => {
  const { password, token } = await requestReset();
  const uses = Array.from({ length: 20 }, (_, number) =>
    password.resetPassword({ body: { token, password: `${newPassword} ${number}` } }),
  );

  expect(
    (await Promise.allSettled(uses)).filter(({ status }) => status === 'fulfilled'),
  ).toHaveLength(1);
});

test('opening the page of the link does not consume it, and its token is only in the URL fragment', async () => {
  const { user, password, token } = await requestReset();
  const browser = openBrowser(server.app);
  for (const path of ['/auth/reset-password', `/auth/reset-password?token=${token}`]) {
    for (const method of ['GET', 'HEAD'] as const) {
      await server.app.inject({ method, url: path });
    }
    await browser.send({ method: 'GET', path });
  }
  const message = (await emailsTo(server, user.email)).at(-1);

  expect(message?.text).toContain(`http://localhost:3000/auth/reset-password#token=${token}`);
  expect(message?.subject).not.toContain(token);
  await password.resetPassword({ body: { token, password: newPassword } });
});

test('the link uses the configured host, whatever Host header the request has', async () => {
  const { email } = await buildUser(server);
  await openBrowser(server.app).send(
    { method: 'POST', path: '/api/auth/password/forgot', body: { email } },
    { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } },
  );

  expect((await emailsTo(server, email)).at(-1)?.text).not.toContain('evil.example');
});

test('the content of the codes table cannot be used as a reset token', async () => {
  const { password, token } = await requestReset();
  const [row] = await server.services.db.select().from(authCodes);

  expect(token).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(row)).not.toContain(token);
  for (const forged of [row?.codeHash ?? '', row?.transactionHash ?? '', '', 'a'.repeat(200)]) {
    await expect(
      password.resetPassword({ body: { token: forged, password: newPassword } }),
    ).rejects.toMatchObject({ code: 'reset_link_invalid' });
  }
});

test('an unacceptable new password is refused with its reason, and the link remains valid', async () => {
  const { user, password, token } = await requestReset();
  for (const [reason, refused] of [
    ['password_too_short', 'short'],
    ['password_common', 'Password1234'],
    ['password_is_email', user.email],
    ['password_common', 'ann EXAMPLE'],
    ['password_common', 'Longhand'],
  ] as const) {
    await expect(
      password.resetPassword({ body: { token, password: refused } }),
    ).rejects.toMatchObject({ status: 400, code: reason, fields: { password: reason } });
  }
  await password.resetPassword({ body: { token, password: newPassword } });
});

test('no password is hashed for an invalid link', async () => {
  const { hasher } = server.services;
  const hash = hasher.hash;
  let hashed = 0;
  hasher.hash = (words) => {
    hashed += 1;

    return hash(words);
  };
  await visitorClients(server)
    .password.resetPassword({ body: { token: 'a'.repeat(43), password: newPassword } })
    .catch(() => {});

  expect(hashed).toBe(0);
});

test('passwords are compared in full length and case-sensitively', async () => {
  const { user, password, token } = await requestReset();
  const long = `${'a quiet desk '.repeat(8)}end`;
  await password.resetPassword({ body: { token, password: long } });
  const signIn = (given: string) =>
    visitorClients(server).auth.login({ body: { email: user.email, password: given } });

  expect(long.length).toBeGreaterThan(72);
  for (const other of [
    `${long.slice(0, -1)}D`,
    long.slice(0, 72),
    long.toUpperCase(),
    ` ${long}`,
  ]) {
    await expect(signIn(other)).rejects.toMatchObject({ code: 'credentials_invalid' });
  }
  await expect(signIn(long)).resolves.toHaveProperty('user');
});
