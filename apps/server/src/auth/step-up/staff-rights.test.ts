import { isStaffAccess } from '@longhand/contract/access';
import { expect, test } from 'vitest';
import { setUpAuthenticator } from '../../testkit/authenticator.ts';
import { buildUser } from '../../testkit/build-user.ts';
import { browserOf, clientsOf } from '../../testkit/clients.ts';
import { everyEndpoint, pathOf, someId } from '../../testkit/every-endpoint.ts';
import { exampleSlice } from '../../testkit/example-slice.ts';
import { useServer } from '../../testkit/server.ts';
import { addPasskey } from '../passkeys/testkit.ts';

const server = useServer({ extraSlices: [exampleSlice] });
const minute = 60_000;
const staffOnly = { method: 'GET', path: '/api/examples/moderate' } as const;

async function moderator({ hasSecondFactor = true } = {}) {
  const user = await buildUser(server, { role: 'Moderator' });
  const browser = await browserOf(server, user, { hasSecondFactor });
  const knock = async () => {
    const answer = await browser.send(staffOnly);

    return `${answer.statusCode} ${answer.json().code ?? 'in'}`;
  };

  return { user, browser, knock, ...clientsOf(browser.transport) };
}

test('staff without a second factor have no staff rights, and write as before', async () => {
  const { knock, security, settings, auth } = await moderator({ hasSecondFactor: false });

  expect(await knock()).toBe('403 mfa_required');
  await expect(security.readSecurity()).resolves.toMatchObject({ needsSecondFactor: true });
  await settings.changePreferences({ body: { timeZone: 'Europe/Madrid' } });
  await expect(auth.me()).resolves.toMatchObject({ user: { role: 60 } });
});

test('every endpoint of staff asks for a second factor', async () => {
  const user = await buildUser(server, { role: 'SuperAdmin' });
  const browser = await browserOf(server, user, { hasSecondFactor: false });
  const codes: Record<string, string> = {};
  for (const { name, endpoint } of everyEndpoint) {
    if (!isStaffAccess(endpoint.access)) continue;
    const call = { method: endpoint.method, path: pathOf(endpoint, someId), body: {} };
    codes[name] = (await browser.send(call)).json().code;
  }

  expect(Object.keys(codes).length).toBeGreaterThan(2);
  expect(new Set(Object.values(codes))).toEqual(new Set(['mfa_required']));
});

test('setting one up opens them, taking it away closes them', async () => {
  const { browser, knock, security } = await moderator({ hasSecondFactor: false });
  await setUpAuthenticator(server, browser);
  expect(await knock()).toBe('200 in');

  await security.removeTotp();
  expect(await knock()).toBe('403 mfa_required');
});

test('so does taking the last passkey away, and one of two does not', async () => {
  const { browser, knock, passkeys, sessions } = await moderator({ hasSecondFactor: false });
  const desk = clientsOf(browser.transport);
  const [first, second] = [await addPasskey(desk), await addPasskey(desk)];
  const { options } = await passkeys.requestPasskeyCheck();
  const response = first.holder.use(options);
  await sessions.stepUp({ body: { method: 'passkey', response } });
  expect(await knock()).toBe('200 in');

  await passkeys.removePasskey({ params: { id: second.passkey.id } });
  expect(await knock()).toBe('200 in');
  await passkeys.removePasskey({ params: { id: first.passkey.id } });
  expect(await knock()).toBe('403 mfa_required');
});

test('thirty minutes without use close them, and the session goes on', async () => {
  const { knock, auth } = await moderator();
  server.clock.turn(29 * minute);
  expect(await knock()).toBe('200 in');
  server.clock.turn(29 * minute);
  expect(await knock()).toBe('200 in');

  server.clock.turn(15 * minute);
  await auth.me();
  server.clock.turn(15 * minute);
  expect(await knock()).toBe('403 reauth_required');
  await expect(auth.me()).resolves.toBeDefined();
});

test('twelve hours close them however busy somebody is, and the second factor opens them again', async () => {
  const { browser, knock, sessions } = await moderator();
  const { code } = await setUpAuthenticator(server, browser);
  for (let time = 0; time < 12 * 3 - 1; time += 1) {
    server.clock.turn(20 * minute);
    expect(await knock()).toBe('200 in');
  }
  server.clock.turn(20 * minute);
  expect(await knock()).toBe('403 reauth_required');

  await sessions.stepUp({ body: { method: 'totp', code: code() } });
  expect(await knock()).toBe('200 in');
});

test('the password alone opens no staff rights', async () => {
  const { user, knock, sessions } = await moderator({ hasSecondFactor: false });
  await sessions.stepUp({ body: { method: 'password', password: user.password } });

  expect(await knock()).toBe('403 mfa_required');
});

test('a role that is not enough is refused as such, whatever factors there are', async () => {
  const user = await buildUser(server, { role: 'Support' });
  const answer = await (await browserOf(server, user)).send(staffOnly);

  expect(answer.json()).toMatchObject({ code: 'forbidden' });
});
