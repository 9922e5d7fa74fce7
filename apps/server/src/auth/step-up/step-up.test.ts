import { isStaffAccess } from '@longhand/contract/access';
import { contract } from '@longhand/contract/contract';
import type { Endpoint } from '@longhand/contract/endpoint';
import { expect, test } from 'vitest';
import { buildPath, exampleId } from '../../testkit/all-endpoints.ts';
import { enableTotp } from '../../testkit/authenticator.ts';
import { openBrowser } from '../../testkit/browser.ts';
import { buildUser, type UserOverrides } from '../../testkit/build-user.ts';
import { createClients, signedInBrowser } from '../../testkit/clients.ts';
import { readCode } from '../../testkit/mailbox.ts';
import { openNode, useServer } from '../../testkit/server.ts';

const server = useServer({ isShared: true });
const minute = 60_000;
const endpoints: Endpoint[] = Object.values(contract).flatMap((slice) =>
  Object.values<Endpoint>(slice),
);
const stepUpEndpoints = endpoints.filter(({ stepUp }) => stepUp);

/** A user who signed in ten minutes ago. */
async function signInTenMinutesAgo(wishes: UserOverrides = {}) {
  const user = await buildUser(server, wishes);
  const browser = await signedInBrowser(server, user);
  server.clock.advance(10 * minute);

  return { user, browser, ...createClients(browser.transport) };
}

test('every endpoint that can take over or delete an account requires a step-up', () => {
  const calls = stepUpEndpoints.map(({ method, path }) => `${method} ${path}`);

  expect(calls.toSorted()).toEqual([
    'DELETE /api/auth/external/identities/:id',
    'DELETE /api/auth/passkeys/:id',
    'POST /api/account/deletion',
    'POST /api/auth/email/change',
    'POST /api/auth/external/link',
    'POST /api/auth/invitations',
    'POST /api/auth/passkeys',
    'POST /api/auth/passkeys/options',
    'POST /api/auth/recovery-codes',
    'POST /api/auth/sessions/end-others',
    'POST /api/auth/tokens',
    'POST /api/auth/totp/confirm',
    'POST /api/auth/totp/remove',
    'POST /api/auth/totp/start',
    'PUT /api/auth/people/:id/staff-role',
  ]);
});

test('endpoints with step-up are refused ten minutes after sign-in, and others are not', async () => {
  const { browser, auth } = await signInTenMinutesAgo({ role: 'SuperAdmin' });
  const answers: Record<string, string> = {};
  for (const endpoint of stepUpEndpoints) {
    const call = { method: endpoint.method, path: buildPath(endpoint, exampleId), body: {} };
    const answer = await browser.send(call);
    answers[`${endpoint.method} ${endpoint.path}`] = `${answer.statusCode} ${answer.json().code}`;
  }

  expect(Object.keys(answers)).toEqual(
    expect.arrayContaining([
      'POST /api/auth/totp/start',
      'POST /api/auth/totp/remove',
      'POST /api/auth/recovery-codes',
      'POST /api/auth/sessions/end-others',
      'POST /api/auth/email/change',
      'POST /api/auth/passkeys',
    ]),
  );
  expect(new Set(Object.values(answers))).toEqual(new Set(['403 reauth_required']));
  await expect(auth.me()).resolves.toBeDefined();
});

test('a step-up with the password is valid for ten minutes', async () => {
  const { user, security, sessions } = await signInTenMinutesAgo();
  await expect(sessions.readStepUp()).resolves.toMatchObject({
    methods: ['password', 'email'],
    until: server.clock.now().toISOString(),
  });
  const body = { method: 'password', password: user.password } as const;
  await expect(sessions.stepUp({ body })).resolves.toMatchObject({ success: true });
  await security.startTotp();
  server.clock.advance(10 * minute);

  await expect(security.startTotp()).rejects.toMatchObject({ code: 'reauth_required' });
});

test('a wrong password returns 400 with a field error, and five of them are rate limited', async () => {
  const { auth, sessions, security } = await signInTenMinutesAgo();
  const body = { method: 'password', password: 'not the one' } as const;
  const codes = await Promise.all(
    Array.from({ length: 20 }, () => sessions.stepUp({ body }).catch(({ code }) => String(code))),
  );

  expect(codes.filter((code) => code === 'password_wrong')).toHaveLength(5);
  await expect(sessions.stepUp({ body })).rejects.toMatchObject({ status: 429 });
  await expect(auth.me()).resolves.toBeDefined();
  await expect(security.startTotp()).rejects.toMatchObject({ code: 'reauth_required' });
});

test('the step-up code goes to the address of the caller, whatever address the request names', async () => {
  const { user, auth, sessions, security } = await signInTenMinutesAgo();
  await auth.resendVerification({ body: { email: 'else@example.org', type: 'StepUp' } });
  const code = await readCode(server, user.email);
  await sessions.stepUp({ body: { method: 'email', code } });
  await security.startTotp();

  await expect(sessions.stepUp({ body: { method: 'email', code } })).rejects.toMatchObject({
    status: 400,
    code: 'code_expired',
  });
});

test('a step-up code without a session is refused', async () => {
  const { auth } = createClients(openBrowser(server.app).transport);

  await expect(
    auth.resendVerification({ body: { email: 'ann@example.org', type: 'StepUp' } }),
  ).rejects.toMatchObject({ status: 401 });
});

test('with an authenticator set up, password and email are not accepted for a step-up', async () => {
  const { user, browser, sessions, security } = await signInTenMinutesAgo();
  const { method, password } = { method: 'password', password: user.password } as const;
  await sessions.stepUp({ body: { method, password } });
  const { code, recoveryCodes } = await enableTotp(server, browser);
  server.clock.advance(10 * minute);

  await expect(sessions.readStepUp()).resolves.toMatchObject({ methods: ['totp', 'recovery'] });
  await expect(sessions.stepUp({ body: { method, password } })).rejects.toMatchObject({
    status: 400,
    code: 'second_factor_method',
  });
  await sessions.stepUp({ body: { method: 'totp', code: code() } });
  await security.createRecoveryCodes();
  server.clock.advance(10 * minute);
  await expect(
    sessions.stepUp({ body: { method: 'recovery', code: recoveryCodes[0] ?? '' } }),
  ).rejects.toMatchObject({ code: 'code_invalid' });
});

test('of 100 concurrent wrong codes five are checked', async () => {
  const { user, browser, sessions } = await signInTenMinutesAgo();
  await sessions.stepUp({ body: { method: 'password', password: user.password } });
  const { code } = await enableTotp(server, browser);
  const wrong = code() === '123456' ? '654321' : '123456';
  const codes = await Promise.all(
    Array.from({ length: 100 }, () =>
      sessions
        .stepUp({ body: { method: 'totp', code: wrong } })
        .catch(({ code: reason }) => String(reason)),
    ),
  );

  expect(codes.filter((reason) => reason === 'code_invalid')).toHaveLength(5);
  expect(codes.filter((reason) => reason === 'rate_limited')).toHaveLength(95);
});

test('a step-up rotates the session cookie; the previous one is valid for ten seconds without step-up', async () => {
  const { user, browser, sessions, auth } = await signInTenMinutesAgo();
  const previousBrowser = openBrowser(server.app);
  for (const [name, value] of browser.cookies) previousBrowser.cookies.set(name, value);
  const before = createClients(previousBrowser.transport);
  await sessions.stepUp({ body: { method: 'password', password: user.password } });

  expect(browser.cookies.get('sid')).not.toBe(previousBrowser.cookies.get('sid'));
  await expect(before.auth.me()).resolves.toBeDefined();
  await expect(before.security.startTotp()).rejects.toMatchObject({ code: 'reauth_required' });
  server.clock.advance(10_000);
  await expect(before.auth.me()).rejects.toMatchObject({ status: 401 });
  await expect(auth.me()).resolves.toBeDefined();
});

test('another node accepts the new cookie at once', async () => {
  const { user, browser, sessions } = await signInTenMinutesAgo();
  const there = openBrowser((await openNode(server)).app);
  const startTotpThere = async () => {
    for (const [name, value] of browser.cookies) there.cookies.set(name, value);

    return (await there.send({ method: 'POST', path: '/api/auth/totp/start' })).statusCode;
  };
  expect(await startTotpThere()).toBe(403);
  await sessions.stepUp({ body: { method: 'password', password: user.password } });

  expect(await startTotpThere()).toBe(200);
});

test('no endpoint with step-up or staff access accepts an API token', () => {
  const guarded = endpoints.filter(({ stepUp, access }) => stepUp || isStaffAccess(access));

  expect(guarded.filter(({ scope }) => scope !== undefined)).toEqual([]);
});
