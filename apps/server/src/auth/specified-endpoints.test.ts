import { expect, test } from 'vitest';
import { enableTotp } from '../testkit/authenticator.ts';
import { type Browser, openBrowser } from '../testkit/browser.ts';
import { buildUser } from '../testkit/build-user.ts';
import { signedInBrowser } from '../testkit/clients.ts';
import { readCode } from '../testkit/mailbox.ts';
import { useServer } from '../testkit/server.ts';

/**
 * Independent copy of the specification's endpoint table: each call is sent as specified, without the typed client, and returns the
 * specified fields.
 */
const server = useServer();
const email = 'ann@example.org';
const password = 'forty drafts and a kettle';
const anyString = expect.any(String);
const minute = 60_000;

const read = async (browser: Browser, path: string) =>
  (
    await browser.send(
      { method: 'GET', path },
      { headers: { authorization: 'Bearer cookie-auth', 'x-user-id': 'anybody' } },
    )
  ).json();

async function post(browser: Browser, path: string, body?: object) {
  const answer = await browser.send({ method: 'POST', path, body });
  expect({ path, status: answer.statusCode }).toEqual({ path, status: 200 });

  return answer.json();
}

async function signUp() {
  const browser = openBrowser(server.app);
  await post(browser, '/api/auth/register/request', { email });
  const code = await readCode(server, email);
  await post(browser, '/api/auth/register/verify', { email, code, password });

  return browser;
}

test('sign-up', async () => {
  const browser = openBrowser(server.app);
  expect(await post(browser, '/api/auth/register/request', { email })).toEqual({
    message: anyString,
    expiresAt: '2026-11-20T12:10:00.000Z',
    requiresVerification: true,
  });
  expect(await read(browser, `/auth/verification-status?email=${email}&type=Signup`)).toEqual({
    success: true,
    hasActiveCode: true,
    isRequired: true,
    isUsed: false,
    remainingAttempts: 5,
    type: 'Signup',
  });
  const code = await readCode(server, email);
  expect(await post(browser, '/api/auth/register/verify', { email, code, password })).toMatchObject(
    {
      success: true,
      user: { id: anyString, email, displayName: email, avatarUrl: null, isPremium: false },
      message: anyString,
    },
  );
  const registration = { firstName: 'Ann', lastName: 'Lee', marketingOptIn: true };
  expect(await post(browser, '/api/auth/complete-registration', registration)).toMatchObject({
    success: true,
    user: { firstName: 'Ann', lastName: 'Lee', role: 0 },
  });
  expect(await read(browser, `/auth/verification-status?email=${email}&type=Signup`)).toMatchObject(
    { hasActiveCode: false },
  );
});

test('the current user, until sign-out', async () => {
  const browser = await signUp();
  const me = await read(browser, '/api/auth/me');

  expect(me).toMatchObject({ success: true, isAuthenticated: true });
  expect(me.user).toMatchObject({
    id: anyString,
    email,
    displayName: email,
    username: null,
    firstName: null,
    lastName: null,
    avatarUrl: null,
    avatar: null,
    role: 0,
    preferences: expect.any(Object),
  });
  expect(me.user).not.toHaveProperty('systemRole');
  expect(await post(browser, '/api/auth/logout')).toEqual({ success: true });
  expect(await read(browser, '/api/auth/me')).toMatchObject({ success: false });

  const staff = await signedInBrowser(server, await buildUser(server, { role: 'Support' }));
  expect((await read(staff, '/api/auth/me')).user).toMatchObject({ role: 55, systemRole: 'Staff' });
});

test('sign-in by password and by a resent code', async () => {
  await signUp();
  const user = {
    id: anyString,
    email,
    displayName: email,
    username: null,
    avatarUrl: null,
    role: 0,
  };
  const browser = openBrowser(server.app);
  const signedIn = { success: true, user, message: anyString };
  expect(await post(browser, '/api/auth/login', { email, password })).toMatchObject(signedIn);

  const other = openBrowser(server.app);
  expect(await post(other, '/api/auth/login/request', { email })).toMatchObject({
    success: true,
    message: anyString,
  });
  server.clock.advance(minute);
  expect(
    await post(other, '/api/auth/resend-verification', { email, type: 'SignIn' }),
  ).toMatchObject({ success: true, message: anyString });
  const verificationCode = await readCode(server, email);
  expect(await post(other, '/api/auth/login/verify', { email, verificationCode })).toMatchObject(
    signedIn,
  );
});

test('second-factor code', async () => {
  const { code } = await enableTotp(server, await signUp());
  const browser = openBrowser(server.app);
  const firstFactorReply = await post(browser, '/api/auth/login', { email, password });
  expect(firstFactorReply).toMatchObject({
    success: true,
    requiresSecondFactor: true,
    message: anyString,
  });
  expect(firstFactorReply).not.toHaveProperty('user');

  const proof = { method: 'totp', code: code() };
  expect(await post(browser, '/api/auth/verify-signin-code', proof)).toMatchObject({
    success: true,
    user: { email },
    message: anyString,
  });
});

test('error replies contain a code and a message', async () => {
  const browser = openBrowser(server.app);
  for (const [path, body] of [
    ['login', { email, password }],
    ['login/verify', { email, verificationCode: '123456' }],
    ['register/verify', { email, code: '123456', password }],
    ['verify-signin-code', { method: 'totp', code: '123456' }],
  ] as const) {
    const answer = await browser.send({ method: 'POST', path: `/api/auth/${path}`, body });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, message: anyString });
  }
});
