import { expect, test } from 'vitest';
import { setUpAuthenticator } from '../../testkit/authenticator.ts';
import { openBrowser } from '../../testkit/browser.ts';
import { buildUser } from '../../testkit/build-user.ts';
import { browserOf, clientsOf, visitorOf } from '../../testkit/clients.ts';
import { codeFor, mailsTo } from '../../testkit/mailbox.ts';
import { useServer } from '../../testkit/server.ts';
import { authEvents } from '../tables.ts';
import { totpSecrets } from './tables.ts';

const server = useServer({ isShared: true });
const minute = 60_000;
const otherThan = (code: string) => (code === '123456' ? '654321' : '123456');

/** Somebody with an authenticator, and a new browser of theirs. */
async function secured() {
  const user = await buildUser(server);
  const desk = await browserOf(server, user);
  const authenticator = await setUpAuthenticator(server, desk);
  const browser = openBrowser(server.app);

  return { user, desk, ...authenticator, browser, ...clientsOf(browser.transport) };
}

/** The same after the right password. */
async function halfway() {
  const all = await secured();
  const { email, password } = all.user;
  const reply = await all.auth.login({ body: { email, password } });

  return { ...all, reply };
}

test('with an authenticator the password opens half of the door, its code the other', async () => {
  const { reply, auth, passwordless, code, user } = await halfway();

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

test('a code from the mailbox opens half of the door too', async () => {
  const { user, auth, passwordless, code } = await secured();
  const { email } = user;
  await passwordless.requestLogin({ body: { email } });
  const verificationCode = await codeFor(server, email);

  await expect(
    passwordless.verifyLogin({ body: { email, verificationCode } }),
  ).resolves.toMatchObject({ requiresSecondFactor: true, methods: ['totp', 'recovery'] });
  await expect(auth.me()).rejects.toMatchObject({ status: 401 });
  await passwordless.verifySigninCode({ body: { method: 'totp', code: code() } });
});

test('a new password by mail leaves the second factor as it is', async () => {
  const { user, auth, password } = await secured();
  const { email } = user;
  await password.forgotPassword({ body: { email } });
  const text = (await mailsTo(server, email)).at(-1)?.text ?? '';
  const token = /#token=([\w-]+)/.exec(text)?.[1] ?? '';
  const fresh = 'a new pencil every morning';
  await password.resetPassword({ body: { token, password: fresh } });

  await expect(auth.login({ body: { email, password: fresh } })).resolves.toMatchObject({
    requiresSecondFactor: true,
  });
});

test('a new password by mail ends what was half-way', async () => {
  const { user, passwordless, code } = await halfway();
  const { password } = visitorOf(server);
  await password.forgotPassword({ body: { email: user.email } });
  const text = (await mailsTo(server, user.email)).at(-1)?.text ?? '';
  const token = /#token=([\w-]+)/.exec(text)?.[1] ?? '';
  await password.resetPassword({ body: { token, password: 'a new pencil every morning' } });

  await expect(
    passwordless.verifySigninCode({ body: { method: 'totp', code: code() } }),
  ).rejects.toMatchObject({ status: 400, code: 'second_factor_expired' });
});

test('a code is good once, and none of before it after', async () => {
  const { user, auth, passwordless, code } = await halfway();
  const [first, body] = [code(), { email: user.email, password: user.password }];
  server.clock.turn(30_000);
  const second = code();
  await passwordless.verifySigninCode({ body: { method: 'totp', code: second } });

  for (const used of [second, first]) {
    await auth.login({ body });
    await expect(
      passwordless.verifySigninCode({ body: { method: 'totp', code: used } }),
    ).rejects.toMatchObject({ status: 400, code: 'code_invalid' });
  }
});

test('of twenty uses of one code at once one signs in', async () => {
  const { user, code } = await secured();
  const { email, password } = user;
  const browsers = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const visitor = visitorOf(server);
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

test('of a hundred wrong codes at once five are looked at, and then the right one is refused too', async () => {
  const { passwordless, code } = await halfway();
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

test('the right password makes no room for more guesses at the second factor', async () => {
  const { user, auth, passwordless, code } = await halfway();
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

test('half of a sign-in holds for five minutes, and in its own browser', async () => {
  const { browser, passwordless, code } = await halfway();
  const body = { method: 'totp', code: code() } as const;
  const refused = { status: 400, code: 'second_factor_expired' };
  await expect(visitorOf(server).passwordless.verifySigninCode({ body })).rejects.toMatchObject(
    refused,
  );

  const [id] = browser.cookies.get('mfa')?.split('.') ?? [];
  for (const forged of [`${id}.`, `${id}.${'a'.repeat(43)}`, 'x', '.']) {
    const other = openBrowser(server.app);
    other.cookies.set('mfa', forged);
    await expect(
      clientsOf(other.transport).passwordless.verifySigninCode({ body }),
    ).rejects.toMatchObject(refused);
  }
  server.clock.turn(5 * minute);
  await expect(
    passwordless.verifySigninCode({ body: { method: 'totp', code: code() } }),
  ).rejects.toMatchObject(refused);
});

test('the mailbox is no second factor where there is an authenticator', async () => {
  const { user, auth, passwordless } = await halfway();

  await expect(
    passwordless.verifySigninCode({ body: { method: 'email', code: '123456' } }),
  ).rejects.toMatchObject({ status: 400, code: 'second_factor_method' });
  await expect(
    auth.resendVerification({ body: { email: user.email, type: 'SecondFactor' } }),
  ).rejects.toMatchObject({ code: 'second_factor_expired' });
});

test('the secret lies encrypted in the database, and opens for nobody else', async () => {
  const { secret, user } = await secured();
  const [row] = await server.services.db.select().from(totpSecrets);
  const { vault } = server.services;

  expect(JSON.stringify(row)).not.toContain(secret);
  expect(vault.open('totp', user.id, row?.secret ?? '')).toBe(secret);
  expect(() =>
    vault.open('totp', (row?.userId ?? '').replace(/^./, 'f'), row?.secret ?? ''),
  ).toThrow();
  expect(server.logged.join()).not.toContain(secret);
});

test('a second factor that is on is neither replaced nor turned on again; off it asks no more', async () => {
  const { user, desk, auth, code } = await secured();
  const { security } = clientsOf(desk.transport);
  await expect(security.startTotp()).rejects.toMatchObject({ code: 'second_factor_on' });
  await expect(security.confirmTotp({ body: { code: code() } })).rejects.toMatchObject({
    code: 'second_factor_on',
  });
  await security.removeTotp();
  await expect(security.removeTotp()).rejects.toMatchObject({ code: 'second_factor_off' });
  await expect(security.makeRecoveryCodes()).rejects.toMatchObject({ code: 'second_factor_off' });

  const { email, password } = user;
  await expect(auth.login({ body: { email, password } })).resolves.toMatchObject({
    user: { email },
  });
  expect((await mailsTo(server, email)).map(({ text }) => text?.split('\n')[0])).toEqual([
    'An authenticator was set up as a second factor.',
    'The second factor was turned off.',
  ]);
});

test('a secret that was never confirmed asks for nothing', async () => {
  const user = await buildUser(server);
  const { security } = clientsOf((await browserOf(server, user)).transport);
  const { secret } = await security.startTotp();
  expect((await security.startTotp()).secret).not.toBe(secret);
  await expect(security.confirmTotp({ body: { code: '000000' } })).rejects.toMatchObject({
    status: 400,
    code: 'code_invalid',
  });

  const { email, password } = user;
  await expect(visitorOf(server).auth.login({ body: { email, password } })).resolves.toHaveProperty(
    'user',
  );
});

test('every step of a sign-in with two factors is written down', async () => {
  const { passwordless, code } = await halfway();
  const wrong = { body: { method: 'totp', code: otherThan(code()) } } as const;
  await passwordless.verifySigninCode(wrong).catch(() => {});
  await passwordless.verifySigninCode({ body: { method: 'totp', code: code() } });
  const events = await server.services.db.select().from(authEvents);

  expect(events.map(({ kind, method }) => `${kind} ${method ?? ''}`)).toEqual([
    'totp_on totp',
    'second_factor_asked password',
    'second_factor_refused totp',
    'signed_in totp',
  ]);
});
