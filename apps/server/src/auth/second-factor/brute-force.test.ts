import { expect, test } from 'vitest';
import { openBrowser } from '../../testkit/browser.ts';
import { buildUser } from '../../testkit/build-user.ts';
import { createClients } from '../../testkit/clients.ts';
import { emailsTo, readCode } from '../../testkit/mailbox.ts';
import { useServer } from '../../testkit/server.ts';
import { sessions } from '../tables.ts';
import { buildTotpUser } from './testkit.ts';

const server = useServer();
const minute = 60_000;

/** Sends wrong passwords, each from another IP. */
async function sendWrongPasswords(email: string, times: number) {
  for (let time = 0; time < times; time += 1) {
    const { auth } = createClients(openBrowser(server.app, `198.51.${time}.9`).transport);
    await auth.login({ body: { email, password: 'not the one' } }).catch(() => {});
  }
}

test('under a brute-force attack the owner signs in with password and emailed code', async () => {
  const { email, password } = await buildUser(server);
  await sendWrongPasswords(email, 50);
  const { auth, passwordless } = createClients(openBrowser(server.app).transport);

  await expect(auth.login({ body: { email, password } })).resolves.toMatchObject({
    requiresSecondFactor: true,
    methods: ['email'],
  });
  await expect(auth.me()).rejects.toMatchObject({ status: 401 });
  const code = await readCode(server, email);
  await expect(
    passwordless.verifySigninCode({ body: { method: 'email', code } }),
  ).resolves.toMatchObject({ user: { email } });
  const [session] = await server.services.db.select().from(sessions);
  expect(session).toMatchObject({ method: 'email', secondFactorAt: null });
});

test('the emailed code can be resent, limits attempts and is valid for nothing else', async () => {
  const { email, password } = await buildUser(server);
  await sendWrongPasswords(email, 50);
  const { auth, passwordless } = createClients(openBrowser(server.app).transport);
  await auth.login({ body: { email, password } });
  const first = await readCode(server, email);
  await expect(
    passwordless.verifyLogin({ body: { email, verificationCode: first } }),
  ).rejects.toMatchObject({ code: 'code_expired' });

  server.clock.advance(minute);
  await auth.resendVerification({ body: { email, type: 'SecondFactor' } });
  expect(await emailsTo(server, email)).toHaveLength(2);
  await expect(
    auth.readVerificationStatus({ query: { email, type: 'SecondFactor' } }),
  ).resolves.toMatchObject({ hasActiveCode: true, remainingAttempts: 5 });
  await passwordless.verifySigninCode({
    body: { method: 'email', code: await readCode(server, email) },
  });
});

test('the limit resets after a day, and an emailed sign-in code always works', async () => {
  const { email, password } = await buildUser(server);
  await sendWrongPasswords(email, 50);
  const { passwordless } = createClients(openBrowser(server.app).transport);
  await passwordless.requestLogin({ body: { email } });
  await expect(
    passwordless.verifyLogin({ body: { email, verificationCode: await readCode(server, email) } }),
  ).resolves.toHaveProperty('user');

  server.clock.advance(24 * 60 * minute);
  const { auth } = createClients(openBrowser(server.app).transport);
  await expect(auth.login({ body: { email, password } })).resolves.toHaveProperty('user');
});

test('after fifty wrong second factors in a day the next is refused from any IP, except recovery codes', async () => {
  const { user, code, recoveryCodes } = await buildTotpUser(server);
  const { email, password } = user;
  const right = code();
  const wrong = right === '123456' ? '654321' : '123456';
  const startSignInFrom = async (place: number) => {
    const clients = createClients(openBrowser(server.app, `198.51.${place}.9`).transport);
    await clients.auth.login({ body: { email, password } });

    return clients.passwordless;
  };
  const outcomes: string[] = [];
  for (let place = 0; place < 10; place += 1) {
    const passwordless = await startSignInFrom(place);
    for (let time = 0; time < 5; time += 1) {
      const guess = passwordless.verifySigninCode({ body: { method: 'totp', code: wrong } });
      outcomes.push(
        await guess.then(
          () => 'in',
          ({ code: reason }) => String(reason),
        ),
      );
    }
  }
  expect(outcomes).toEqual(Array(50).fill('code_invalid'));

  const elsewhere = await startSignInFrom(99);
  await expect(
    elsewhere.verifySigninCode({ body: { method: 'totp', code: right } }),
  ).rejects.toMatchObject({ status: 429, code: 'rate_limited' });
  const recovery = { method: 'recovery', code: recoveryCodes[0] ?? '' } as const;
  await expect(elsewhere.verifySigninCode({ body: recovery })).resolves.toHaveProperty('user');
});
