import { expect, test } from 'vitest';
import { openBrowser } from '../../testkit/browser.ts';
import { buildUser } from '../../testkit/build-user.ts';
import { createClients, visitorClients } from '../../testkit/clients.ts';
import { emailsTo, readCode } from '../../testkit/mailbox.ts';
import { openNode, useServer } from '../../testkit/server.ts';
import { authEvents } from '../tables.ts';

const server = useServer();
const minute = 60_000;
const otherThan = (code: string) => (code === '123456' ? '654321' : '123456');

/** A browser whose user has requested a sign-in code. */
async function requestSignInCode() {
  const { email } = await buildUser(server);
  const browser = openBrowser(server.app);
  const clients = createClients(browser.transport);
  await clients.passwordless.requestLogin({ body: { email } });
  const verificationCode = await readCode(server, email);

  return { email, browser, ...clients, verificationCode };
}

test('a user signs in with an emailed code and no password', async () => {
  const { email, passwordless, auth, verificationCode } = await requestSignInCode();

  await expect(
    passwordless.verifyLogin({ body: { email, verificationCode } }),
  ).resolves.toMatchObject({ success: true, user: { email, role: 0 }, message: 'Signed in.' });
  await expect(auth.me()).resolves.toMatchObject({ user: { email } });
});

test('remember decides whether the session survives closing the browser', async () => {
  const { email, browser, verificationCode } = await requestSignInCode();
  const body = { email, verificationCode, remember: true };
  const answer = await browser.send({ method: 'POST', path: '/api/auth/login/verify', body });

  expect(answer.cookies.find(({ name }) => name === 'sid')).toMatchObject({
    httpOnly: true,
    maxAge: 30 * 24 * 3600,
  });
});

test('of 100 concurrent wrong codes five are checked, and then the right one is refused too', async () => {
  const { email, passwordless, verificationCode } = await requestSignInCode();
  const wrong = { email, verificationCode: otherThan(verificationCode) };
  const answers = await Promise.all(
    Array.from({ length: 100 }, () =>
      passwordless.verifyLogin({ body: wrong }).catch(({ code, details }) => ({ code, details })),
    ),
  );
  const evaluated = answers.filter((answer) => 'code' in answer && answer.code === 'code_invalid');

  expect(evaluated).toHaveLength(5);
  expect(
    answers.filter((answer) => 'code' in answer && answer.code === 'code_attempts_spent'),
  ).toHaveLength(95);
  await expect(
    passwordless.verifyLogin({ body: { email, verificationCode } }),
  ).rejects.toMatchObject({ status: 400, code: 'code_attempts_spent' });
});

test('no more than five codes are checked across two nodes', async () => {
  const { email, browser, passwordless, verificationCode } = await requestSignInCode();
  const other = openBrowser((await openNode(server)).app);
  for (const [name, value] of browser.cookies) other.cookies.set(name, value);
  const there = createClients(other.transport);
  const body = { email, verificationCode: otherThan(verificationCode) };
  const codes = await Promise.all(
    Array.from({ length: 40 }, (_, turn) =>
      (turn % 2 ? passwordless : there.passwordless)
        .verifyLogin({ body })
        .catch(({ code }) => String(code)),
    ),
  );

  expect(codes.filter((code) => code === 'code_invalid')).toHaveLength(5);
});

test('a wrong code returns 400 with a field error and the attempts left', async () => {
  const { email, passwordless, verificationCode } = await requestSignInCode();

  await expect(
    passwordless.verifyLogin({ body: { email, verificationCode: otherThan(verificationCode) } }),
  ).rejects.toMatchObject({
    status: 400,
    code: 'code_invalid',
    fields: { verificationCode: 'code_invalid' },
    details: { attemptsLeft: 4 },
  });
});

test('a code works once, for ten minutes, and only in the browser that requested it', async () => {
  const { email, passwordless, auth, verificationCode } = await requestSignInCode();
  const body = { email, verificationCode };

  await expect(visitorClients(server).passwordless.verifyLogin({ body })).rejects.toMatchObject({
    code: 'code_expired',
  });
  await passwordless.verifyLogin({ body });
  await auth.logout();
  await expect(passwordless.verifyLogin({ body })).rejects.toMatchObject({ code: 'code_expired' });

  const late = await requestSignInCode();
  server.clock.advance(10 * minute);
  await expect(
    late.passwordless.verifyLogin({
      body: { email: late.email, verificationCode: late.verificationCode },
    }),
  ).rejects.toMatchObject({ code: 'code_expired' });
});

test('of twenty concurrent requests with the right code one signs in', async () => {
  const { email, passwordless, verificationCode } = await requestSignInCode();
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, () =>
      passwordless.verifyLogin({ body: { email, verificationCode } }),
    ),
  );

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a code of one type is not valid as another', async () => {
  const email = 'ann@example.org';
  const browser = openBrowser(server.app);
  const { auth, passwordless } = createClients(browser.transport);
  const password = 'forty drafts and a kettle';
  await auth.requestRegistration({ body: { email } });
  const signUp = await readCode(server, email);
  await expect(
    passwordless.verifyLogin({ body: { email, verificationCode: signUp } }),
  ).rejects.toMatchObject({ code: 'code_expired' });
  await auth.verifyRegistration({ body: { email, code: signUp, password } });
  await auth.logout();

  server.clock.advance(minute);
  await passwordless.requestLogin({ body: { email } });
  const signIn = await readCode(server, email);
  await expect(
    auth.verifyRegistration({ body: { email, code: signIn, password } }),
  ).rejects.toMatchObject({ code: 'code_expired' });
  await passwordless.verifyLogin({ body: { email, verificationCode: signIn } });
});

test('a browser with two code flows completes both', async () => {
  const { email, auth, passwordless, verificationCode } = await requestSignInCode();
  await auth.requestRegistration({ body: { email: 'other@example.org' } });

  await expect(
    auth.readVerificationStatus({ query: { email, type: 'SignIn' } }),
  ).resolves.toMatchObject({ hasActiveCode: true, remainingAttempts: 5 });
  await passwordless.verifyLogin({ body: { email, verificationCode } });
});

test('a code is resent after a minute, and the previous one becomes invalid', async () => {
  const { email, auth, passwordless, verificationCode } = await requestSignInCode();
  const resend = { body: { email, type: 'SignIn' as const } };
  await expect(auth.resendVerification(resend)).rejects.toMatchObject({
    status: 429,
    details: { retryAfterSeconds: 60 },
  });
  server.clock.advance(minute);
  await auth.resendVerification(resend);
  const second = await readCode(server, email);

  expect(await emailsTo(server, email)).toHaveLength(2);
  if (second !== verificationCode) {
    await expect(
      passwordless.verifyLogin({ body: { email, verificationCode } }),
    ).rejects.toMatchObject({ code: 'code_invalid' });
  }
  await passwordless.verifyLogin({ body: { email, verificationCode: second } });
});

test('wrong codes count as failed attempts of the account', async () => {
  const { email, auth, passwordless, verificationCode } = await requestSignInCode();
  const body = { email, verificationCode: otherThan(verificationCode) };
  for (let time = 0; time < 5; time += 1) await passwordless.verifyLogin({ body }).catch(() => {});

  await expect(auth.login({ body: { email, password: 'not the one' } })).rejects.toMatchObject({
    status: 429,
  });
});

test('audit events name the sign-in method and contain no code', async () => {
  const { email, passwordless, verificationCode } = await requestSignInCode();
  const wrong = otherThan(verificationCode);
  await passwordless.verifyLogin({ body: { email, verificationCode: wrong } }).catch(() => {});
  await passwordless.verifyLogin({ body: { email, verificationCode } });
  const events = await server.services.db.select().from(authEvents);

  expect(events.map(({ kind, method }) => `${kind} ${method ?? ''}`)).toEqual([
    'code_sent ',
    'sign_in_refused code',
    'signed_in code',
  ]);
  for (const secret of [verificationCode, wrong]) {
    expect(server.logged.join()).not.toContain(`"${secret}"`);
  }
});
