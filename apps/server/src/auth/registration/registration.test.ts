import { expect, test } from 'vitest';
import { openBrowser } from '../../testkit/browser.ts';
import { buildUser } from '../../testkit/build-user.ts';
import { clientsFor, createClients, visitorClients } from '../../testkit/clients.ts';
import { emailsTo, readCode } from '../../testkit/mailbox.ts';
import { useServer } from '../../testkit/server.ts';

const server = useServer();
const email = 'ann@example.org';
const password = 'forty drafts and a kettle';
const otherThan = (code: string) => (code === '123456' ? '654321' : '123456');

test('a visitor signs up with an emailed code and is signed in', async () => {
  const { auth } = visitorClients(server);

  await expect(auth.requestRegistration({ body: { email } })).resolves.toMatchObject({
    requiresVerification: true,
    expiresAt: '2026-11-20T12:10:00.000Z',
  });
  const code = await readCode(server, email);
  const { user } = await auth.verifyRegistration({ body: { email, code, password } });

  expect(user).toMatchObject({ email, displayName: email, role: 0, isPremium: false });
  await expect(auth.me()).resolves.toMatchObject({ isAuthenticated: true, user: { email } });
  expect(await emailsTo(server, email)).toHaveLength(1);
});

test('a second step sets name, language and time zone', async () => {
  const { auth } = await clientsFor(server, await buildUser(server));

  const completed = await auth.completeRegistration({
    body: { firstName: 'Ann', lastName: 'Lee', locale: 'de', timeZone: 'Europe/Berlin' },
  });

  expect(completed.user.displayName).toBe('Ann Lee');
  await expect(auth.me()).resolves.toMatchObject({
    user: { firstName: 'Ann', preferences: { locale: 'de', timeZone: 'Europe/Berlin' } },
  });
});

test('completing a registration without a session or with an unknown time zone is refused', async () => {
  const { auth } = await clientsFor(server, await buildUser(server));
  const body = { firstName: 'Ann' };

  await expect(visitorClients(server).auth.completeRegistration({ body })).rejects.toMatchObject({
    status: 401,
    code: 'unauthenticated',
  });
  await expect(
    auth.completeRegistration({ body: { ...body, timeZone: 'Mars/Olympus' } }),
  ).rejects.toMatchObject({ status: 400, fields: { timeZone: 'unknown_time_zone' } });
});

test('a wrong code is refused with the attempts left', async () => {
  const { auth } = visitorClients(server);
  await auth.requestRegistration({ body: { email } });
  const code = otherThan(await readCode(server, email));

  await expect(auth.verifyRegistration({ body: { email, code, password } })).rejects.toMatchObject({
    status: 400,
    code: 'code_invalid',
    details: { attemptsLeft: 4 },
  });
  await expect(
    auth.readVerificationStatus({ query: { email, type: 'Signup' } }),
  ).resolves.toMatchObject({ hasActiveCode: true, isUsed: false, remainingAttempts: 4 });
});

test('of 100 concurrent wrong codes five are checked, and then the right one is refused too', async () => {
  const { auth } = visitorClients(server);
  await auth.requestRegistration({ body: { email } });
  const right = await readCode(server, email);
  const wrong = { email, code: otherThan(right), password };

  const answers = await Promise.all(
    Array.from({ length: 100 }, () =>
      auth.verifyRegistration({ body: wrong }).catch(({ code }) => String(code)),
    ),
  );

  expect(answers.filter((answer) => answer === 'code_invalid')).toHaveLength(5);
  expect(answers.filter((answer) => answer === 'code_attempts_spent')).toHaveLength(95);
  await expect(auth.verifyRegistration({ body: { ...wrong, code: right } })).rejects.toMatchObject({
    status: 400,
    code: 'code_attempts_spent',
  });
});

test('of twenty concurrent requests with the right code one creates the account', async () => {
  const { auth } = visitorClients(server);
  await auth.requestRegistration({ body: { email } });
  const code = await readCode(server, email);

  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, () => auth.verifyRegistration({ body: { email, code, password } })),
  );

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a code works once, and only in the browser that requested it', async () => {
  const [ann, eve] = [visitorClients(server), visitorClients(server)];
  await ann.auth.requestRegistration({ body: { email } });
  const body = { email, code: await readCode(server, email), password };

  await expect(eve.auth.verifyRegistration({ body })).rejects.toMatchObject({
    code: 'code_expired',
  });
  await ann.auth.verifyRegistration({ body });
  await expect(ann.auth.verifyRegistration({ body })).rejects.toMatchObject({
    code: 'code_expired',
  });
});

test('a code expires after ten minutes', async () => {
  const { auth } = visitorClients(server);
  await auth.requestRegistration({ body: { email } });
  const code = await readCode(server, email);
  server.clock.advance(10 * 60_000);

  await expect(auth.verifyRegistration({ body: { email, code, password } })).rejects.toMatchObject({
    code: 'code_expired',
  });
});

test.each([
  ['password_too_short', 'seven77'],
  ['password_too_long', 'x'.repeat(257)],
  ['password_common', 'Password1234'],
  ['password_is_email', 'Ann@Example.org'],
])('a password is refused as %s, and the code remains valid', async (reason, refused) => {
  const { auth } = visitorClients(server);
  await auth.requestRegistration({ body: { email } });
  const code = await readCode(server, email);

  await expect(
    auth.verifyRegistration({ body: { email, code, password: refused } }),
  ).rejects.toMatchObject({ status: 400, code: reason, fields: { password: reason } });
  await auth.verifyRegistration({ body: { email, code, password } });
});

test.each([
  ['password_too_short', 'seven77'],
  ['password_common', 'Password1234'],
  ['password_is_email', 'Ann@Example.org'],
])(
  'a password sent with the request is refused as %s before a code is sent',
  async (reason, refused) => {
    const { auth } = visitorClients(server);

    await expect(
      auth.requestRegistration({ body: { email, password: refused } }),
    ).rejects.toMatchObject({ status: 400, code: reason, fields: { password: reason } });
    expect(await emailsTo(server, email)).toEqual([]);
  },
);

test('the session of a new account ends when the browser closes', async () => {
  const browser = openBrowser(server.app);
  const { auth } = createClients(browser.transport);
  await auth.requestRegistration({ body: { email, password } });
  const body = { email, code: await readCode(server, email), password };
  const answer = await browser.send({ method: 'POST', path: '/api/auth/register/verify', body });

  expect(answer.cookies.find(({ name }) => name === 'sid')).toBeDefined();
  expect(answer.cookies.find(({ name }) => name === 'sid')?.maxAge).toBeUndefined();
});

test('eight code points in any script are a valid password', async () => {
  const { auth } = visitorClients(server);
  await auth.requestRegistration({ body: { email } });
  const body = { email, code: await readCode(server, email), password: '🖋️ 写 كلمة 📖' };

  await auth.verifyRegistration({ body });
  await auth.logout();
  await expect(auth.login({ body: { email, password: body.password } })).resolves.toMatchObject({
    success: true,
  });
});

test('no code is sent where sign-up is closed', async () => {
  server.services.config.SIGNUP_MODE = 'invitation';
  const { auth } = visitorClients(server);

  await expect(auth.requestRegistration({ body: { email } })).rejects.toMatchObject({
    status: 403,
    code: 'signup_closed',
  });
  await expect(auth.resendVerification({ body: { email, type: 'Signup' } })).rejects.toMatchObject({
    code: 'forbidden',
  });
  expect(await emailsTo(server, email)).toHaveLength(0);
});
