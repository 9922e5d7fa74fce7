import { isStaffAccess } from '@longhand/contract/access';
import { expect, test } from 'vitest';
import { allEndpoints, buildPath, exampleId } from '../../testkit/all-endpoints.ts';
import { enableTotp } from '../../testkit/authenticator.ts';
import { buildUser } from '../../testkit/build-user.ts';
import { createClients, signedInBrowser } from '../../testkit/clients.ts';
import { exampleSlice } from '../../testkit/example-slice.ts';
import { useServer } from '../../testkit/server.ts';
import { addPasskey } from '../passkeys/testkit.ts';

const server = useServer({ extraSlices: [exampleSlice] });
const minute = 60_000;
const staffOnly = { method: 'GET', path: '/api/examples/moderate' } as const;

async function moderator({ hasSecondFactor = true } = {}) {
  const user = await buildUser(server, { role: 'Moderator' });
  const browser = await signedInBrowser(server, user, { hasSecondFactor });
  const callStaffEndpoint = async () => {
    const answer = await browser.send(staffOnly);

    return `${answer.statusCode} ${answer.json().code ?? 'in'}`;
  };

  return { user, browser, knock: callStaffEndpoint, ...createClients(browser.transport) };
}

test('staff without a second factor have no staff rights but can use their account', async () => {
  const { knock, security, settings, auth } = await moderator({ hasSecondFactor: false });

  expect(await knock()).toBe('403 mfa_required');
  await expect(security.readSecurity()).resolves.toMatchObject({ needsSecondFactor: true });
  await settings.changePreferences({ body: { timeZone: 'Europe/Madrid' } });
  await expect(auth.me()).resolves.toMatchObject({ user: { role: 60 } });
});

test('every staff endpoint requires a second factor', async () => {
  const user = await buildUser(server, { role: 'SuperAdmin' });
  const browser = await signedInBrowser(server, user, { hasSecondFactor: false });
  const codes: Record<string, string> = {};
  for (const { name, endpoint } of allEndpoints) {
    if (!isStaffAccess(endpoint.access)) continue;
    const call = { method: endpoint.method, path: buildPath(endpoint, exampleId), body: {} };
    codes[name] = (await browser.send(call)).json().code;
  }

  expect(Object.keys(codes).length).toBeGreaterThan(2);
  expect(new Set(Object.values(codes))).toEqual(new Set(['mfa_required']));
});

test('setting up an authenticator enables staff rights, removing it disables them', async () => {
  const { browser, knock, security } = await moderator({ hasSecondFactor: false });
  await enableTotp(server, browser);
  expect(await knock()).toBe('200 in');

  await security.removeTotp();
  expect(await knock()).toBe('403 mfa_required');
});

test('removing the last passkey disables staff rights, removing one of two does not', async () => {
  const { browser, knock, passkeys, sessions } = await moderator({ hasSecondFactor: false });
  const desk = createClients(browser.transport);
  const [first, second] = [await addPasskey(desk), await addPasskey(desk)];
  const { options } = await passkeys.requestPasskeyCheck();
  const response = first.holder.authenticate(options);
  await sessions.stepUp({ body: { method: 'passkey', response } });
  expect(await knock()).toBe('200 in');

  await passkeys.removePasskey({ params: { id: second.passkey.id } });
  expect(await knock()).toBe('200 in');
  await passkeys.removePasskey({ params: { id: first.passkey.id } });
  expect(await knock()).toBe('403 mfa_required');
});

test('staff rights expire after 30 idle minutes, and the session continues', async () => {
  const { knock, auth } = await moderator();
  server.clock.advance(29 * minute);
  expect(await knock()).toBe('200 in');
  server.clock.advance(29 * minute);
  expect(await knock()).toBe('200 in');

  server.clock.advance(15 * minute);
  await auth.me();
  server.clock.advance(15 * minute);
  expect(await knock()).toBe('403 reauth_required');
  await expect(auth.me()).resolves.toBeDefined();
});

test('staff rights expire after twelve hours of use, until a step-up with the second factor', async () => {
  const { browser, knock, sessions } = await moderator();
  const { code } = await enableTotp(server, browser);
  for (let time = 0; time < 12 * 3 - 1; time += 1) {
    server.clock.advance(20 * minute);
    expect(await knock()).toBe('200 in');
  }
  server.clock.advance(20 * minute);
  expect(await knock()).toBe('403 reauth_required');

  await sessions.stepUp({ body: { method: 'totp', code: code() } });
  expect(await knock()).toBe('200 in');
});

test('a step-up with the password does not enable staff rights', async () => {
  const { user, knock, sessions } = await moderator({ hasSecondFactor: false });
  await sessions.stepUp({ body: { method: 'password', password: user.password } });

  expect(await knock()).toBe('403 mfa_required');
});

test('an insufficient role is refused, whatever the second factor', async () => {
  const user = await buildUser(server, { role: 'Support' });
  const answer = await (await signedInBrowser(server, user)).send(staffOnly);

  expect(answer.json()).toMatchObject({ code: 'forbidden' });
});
