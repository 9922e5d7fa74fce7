import { expect, test } from 'vitest';
import { openBrowser } from '../../testkit/browser.ts';
import { createClients, visitorClients } from '../../testkit/clients.ts';
import { emailsTo, readCode } from '../../testkit/mailbox.ts';
import { useServer } from '../../testkit/server.ts';
import { consumeTotpStep } from './queries.ts';
import { buildTotpUser, startTotpSignIn } from './testkit.ts';

const server = useServer({ isShared: true });
const minute = 60_000;
const otherThan = (code: string) => (code === '123456' ? '654321' : '123456');

test('with an authenticator set up, sign-in requires password and authenticator code', async () => {
  const { reply, auth, passwordless, code, user } = await startTotpSignIn(server);

  expect(reply).toEqual({
    success: true,
    requiresSecondFactor: true,
    methods: ['totp', 'recovery'],
    expiresAt: '2026-11-20T12:05:30.000Z',
    message: 'Confirm with your second factor.',
  });
  await expect(auth.me()).rejects.toMatchObject({ status: 401 });
  await expect(passwordless.readSecondFactor()).resolves.toMatchObject({
    isPending: true,
    methods: ['totp', 'recovery'],
  });
  await expect(
    passwordless.verifySigninCode({ body: { method: 'totp', code: code() } }),
  ).resolves.toMatchObject({ user: { email: user.email } });
  await expect(auth.me()).resolves.toMatchObject({ user: { email: user.email } });
  await expect(passwordless.readSecondFactor()).resolves.toMatchObject({ isPending: false });
});

test('an emailed sign-in code requires the second factor as well', async () => {
  const { user, auth, passwordless, code } = await buildTotpUser(server);
  const { email } = user;
  await passwordless.requestLogin({ body: { email } });
  const verificationCode = await readCode(server, email);

  await expect(
    passwordless.verifyLogin({ body: { email, verificationCode } }),
  ).resolves.toMatchObject({ requiresSecondFactor: true, methods: ['totp', 'recovery'] });
  await expect(auth.me()).rejects.toMatchObject({ status: 401 });
  await passwordless.verifySigninCode({ body: { method: 'totp', code: code() } });
});

test('a password reset does not remove the second factor', async () => {
  const { user, auth, password } = await buildTotpUser(server);
  const { email } = user;
  await password.forgotPassword({ body: { email } });
  const text = (await emailsTo(server, email)).at(-1)?.text ?? '';
  const token = /#token=([\w-]+)/.exec(text)?.[1] ?? '';
  const newPassword = 'a new pencil every morning';
  await password.resetPassword({ body: { token, password: newPassword } });

  await expect(auth.login({ body: { email, password: newPassword } })).resolves.toMatchObject({
    requiresSecondFactor: true,
  });
});

test('a password reset ends pending second-factor steps', async () => {
  const { user, passwordless, code } = await startTotpSignIn(server);
  const { password } = visitorClients(server);
  await password.forgotPassword({ body: { email: user.email } });
  const text = (await emailsTo(server, user.email)).at(-1)?.text ?? '';
  const token = /#token=([\w-]+)/.exec(text)?.[1] ?? '';
  await password.resetPassword({ body: { token, password: 'a new pencil every morning' } });

  await expect(
    passwordless.verifySigninCode({ body: { method: 'totp', code: code() } }),
  ).rejects.toMatchObject({ status: 400, code: 'second_factor_expired' });
});

test('an authenticator code is valid once, and earlier codes become invalid', async () => {
  const { user, auth, passwordless, code } = await startTotpSignIn(server);
  const [first, body] = [code(), { email: user.email, password: user.password }];
  server.clock.advance(30_000);
  const second = code();
  await passwordless.verifySigninCode({ body: { method: 'totp', code: second } });

  for (const used of [second, first]) {
    await auth.login({ body });
    await expect(
      passwordless.verifySigninCode({ body: { method: 'totp', code: used } }),
    ).rejects.toMatchObject({ status: 400, code: 'code_invalid' });
  }
});

test('of twenty concurrent uses of one code one signs in', async () => {
  const { user, code } = await buildTotpUser(server);
  const { email, password } = user;
  const browsers = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const visitor = visitorClients(server);
      await visitor.auth.login({ body: { email, password } });

      return visitor;
    }),
  );
  const body = { method: 'totp', code: code() } as const;
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, turn) =>
      browsers[turn % 4]?.passwordless.verifySigninCode({ body }),
    ),
  );

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('of concurrent verified uses of one code one is accepted', async () => {
  const { user } = await buildTotpUser(server);
  const use = (step: number) => consumeTotpStep(server.services.db, { userId: user.id, step });
  const step = 60_000_000;
  const used = await Promise.all([use(step), use(step), use(step)]);

  expect(used.filter((isUsed) => isUsed)).toHaveLength(1);
  await expect(use(step - 1)).resolves.toBe(false);
  await expect(use(step + 1)).resolves.toBe(true);
});

test('of 100 concurrent wrong codes five are checked, and then the right one is refused too', async () => {
  const { passwordless, code } = await startTotpSignIn(server);
  const body = { method: 'totp', code: otherThan(code()) } as const;
  const codes = await Promise.all(
    Array.from({ length: 100 }, () =>
      passwordless.verifySigninCode({ body }).catch(({ code: reason }) => String(reason)),
    ),
  );

  expect(codes.filter((reason) => reason === 'code_invalid')).toHaveLength(5);
  expect(codes.filter((reason) => reason === 'code_attempts_spent')).toHaveLength(95);
  await expect(
    passwordless.verifySigninCode({ body: { method: 'totp', code: code() } }),
  ).rejects.toMatchObject({ status: 400, code: 'code_attempts_spent' });
});

test('a correct password does not reset the limit of second-factor attempts', async () => {
  const { user, auth, passwordless, code } = await startTotpSignIn(server);
  const wrong = { body: { method: 'totp', code: otherThan(code()) } } as const;
  const { email, password } = user;
  for (let time = 0; time < 4; time += 1) {
    await passwordless.verifySigninCode(wrong).catch(() => {});
  }
  await auth.login({ body: { email, password } });
  await expect(passwordless.verifySigninCode(wrong)).rejects.toMatchObject({
    code: 'code_invalid',
  });

  await expect(auth.login({ body: { email, password } })).rejects.toMatchObject({ status: 429 });
  await expect(passwordless.verifySigninCode(wrong)).rejects.toMatchObject({ status: 429 });
});

test('a second-factor step is valid for five minutes, in its own browser', async () => {
  const { browser, passwordless, code } = await startTotpSignIn(server);
  const body = { method: 'totp', code: code() } as const;
  const refused = { status: 400, code: 'second_factor_expired' };
  await expect(
    visitorClients(server).passwordless.verifySigninCode({ body }),
  ).rejects.toMatchObject(refused);

  const [id] = browser.cookies.get('mfa')?.split('.') ?? [];
  for (const forged of [`${id}.`, `${id}.${'a'.repeat(43)}`, 'x', '.']) {
    const other = openBrowser(server.app);
    other.cookies.set('mfa', forged);
    await expect(
      createClients(other.transport).passwordless.verifySigninCode({ body }),
    ).rejects.toMatchObject(refused);
  }
  server.clock.advance(5 * minute);
  await expect(
    passwordless.verifySigninCode({ body: { method: 'totp', code: code() } }),
  ).rejects.toMatchObject(refused);
});

test('a completed second-factor step cannot be reused from a copied cookie', async () => {
  const { browser, passwordless, code, recoveryCodes } = await startTotpSignIn(server);
  const thief = openBrowser(server.app);
  thief.cookies.set('mfa', browser.cookies.get('mfa') ?? '');
  await passwordless.verifySigninCode({ body: { method: 'totp', code: code() } });

  await expect(
    createClients(thief.transport).passwordless.verifySigninCode({
      body: { method: 'recovery', code: recoveryCodes[0] ?? '' },
    }),
  ).rejects.toMatchObject({ status: 400, code: 'second_factor_expired' });
});

test('an emailed code is not accepted as second factor when an authenticator is set up', async () => {
  const { user, auth, passwordless } = await startTotpSignIn(server);

  await expect(
    passwordless.verifySigninCode({ body: { method: 'email', code: '123456' } }),
  ).rejects.toMatchObject({ status: 400, code: 'second_factor_method' });
  await expect(
    auth.resendVerification({ body: { email: user.email, type: 'SecondFactor' } }),
  ).rejects.toMatchObject({ code: 'second_factor_expired' });
});
