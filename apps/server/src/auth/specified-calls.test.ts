import { expect, test } from 'vitest';
import { setUpAuthenticator } from '../testkit/authenticator.ts';
import { type Browser, openBrowser } from '../testkit/browser.ts';
import { buildUser } from '../testkit/build-user.ts';
import { browserOf } from '../testkit/clients.ts';
import { codeFor } from '../testkit/mailbox.ts';
import { useServer } from '../testkit/server.ts';

/**
 * The specification's table of calls, written down a second time: each is sent with its payload and nothing else, past the
 * typed client, and answers with the fields that are read of it.
 */
const server = useServer();
const email = 'ann@example.org';
const password = 'forty drafts and a kettle';
const words = expect.any(String);
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

async function signedUp() {
  const browser = openBrowser(server.app);
  await post(browser, '/api/auth/register/request', { email });
  const code = await codeFor(server, email);
  await post(browser, '/api/auth/register/verify', { email, code, password });

  return browser;
}

test('signing up', async () => {
  const browser = openBrowser(server.app);
  expect(await post(browser, '/api/auth/register/request', { email })).toEqual({
    message: words,
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
  const code = await codeFor(server, email);
  expect(await post(browser, '/api/auth/register/verify', { email, code, password })).toMatchObject(
    {
      success: true,
      user: { id: words, email, displayName: email, avatarUrl: null, isPremium: false },
      message: words,
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

test('who one is, and signing out', async () => {
  const browser = await signedUp();
  const me = await read(browser, '/api/auth/me');

  expect(me).toMatchObject({ success: true, isAuthenticated: true });
  expect(me.user).toMatchObject({
    id: words,
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

  const staff = await browserOf(server, await buildUser(server, { role: 'Support' }));
  expect((await read(staff, '/api/auth/me')).user).toMatchObject({ role: 55, systemRole: 'Staff' });
});

test('signing in by password, and by code, which is sent again', async () => {
  await signedUp();
  const user = { id: words, email, displayName: email, username: null, avatarUrl: null, role: 0 };
  const browser = openBrowser(server.app);
  const signedIn = { success: true, user, message: words };
  expect(await post(browser, '/api/auth/login', { email, password })).toMatchObject(signedIn);

  const other = openBrowser(server.app);
  expect(await post(other, '/api/auth/login/request', { email })).toMatchObject({
    success: true,
    message: words,
  });
  server.clock.turn(minute);
  expect(
    await post(other, '/api/auth/resend-verification', { email, type: 'SignIn' }),
  ).toMatchObject({ success: true, message: words });
  const verificationCode = await codeFor(server, email);
  expect(await post(other, '/api/auth/login/verify', { email, verificationCode })).toMatchObject(
    signedIn,
  );
});

test('the code of a second factor', async () => {
  const { code } = await setUpAuthenticator(server, await signedUp());
  const browser = openBrowser(server.app);
  const half = await post(browser, '/api/auth/login', { email, password });
  expect(half).toMatchObject({ success: true, requiresSecondFactor: true, message: words });
  expect(half).not.toHaveProperty('user');

  const proof = { method: 'totp', code: code() };
  expect(await post(browser, '/api/auth/verify-signin-code', proof)).toMatchObject({
    success: true,
    user: { email },
    message: words,
  });
});

test('what is refused says so in its body, with words to show', async () => {
  const browser = openBrowser(server.app);
  for (const [path, body] of [
    ['login', { email, password }],
    ['login/verify', { email, verificationCode: '123456' }],
    ['register/verify', { email, code: '123456', password }],
    ['verify-signin-code', { method: 'totp', code: '123456' }],
  ] as const) {
    const answer = await browser.send({ method: 'POST', path: `/api/auth/${path}`, body });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, message: words });
  }
});
