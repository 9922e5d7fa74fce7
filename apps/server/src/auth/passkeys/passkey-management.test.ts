import { expect, test } from 'vitest';
import { buildUser } from '../../testkit/build-user.ts';
import { createClients, signedInBrowser, visitorClients } from '../../testkit/clients.ts';
import { emailsTo } from '../../testkit/mailbox.ts';
import { createVirtualAuthenticator } from '../../testkit/passkey.ts';
import { useServer } from '../../testkit/server.ts';
import { addPasskey, buildPasskeyUser } from './testkit.ts';

const server = useServer();
const minute = 60_000;
const invalid = { status: 400, code: 'passkey_invalid' };

test('a passkey is added once, after a recent sign-in, with a security alert', async () => {
  const { user, desk, holder } = await buildPasskeyUser(server);
  const { options } = await desk.passkeys.requestPasskeyRegistration();
  expect(options.excludeCredentials).toHaveLength(1);
  expect(options.authenticatorSelection).toMatchObject({ userVerification: 'required' });
  const again = { body: { name: 'Again', response: holder.register(options) } };
  await expect(desk.passkeys.registerPasskey(again)).rejects.toMatchObject({
    code: 'passkey_known',
  });
  await expect(desk.passkeys.registerPasskey(again)).rejects.toMatchObject(invalid);
  expect((await emailsTo(server, user.email)).at(-1)?.text).toContain('A passkey was added.');

  server.clock.advance(10 * minute);
  await expect(desk.passkeys.requestPasskeyRegistration()).rejects.toMatchObject({
    code: 'reauth_required',
  });
  await expect(desk.passkeys.registerPasskey(again)).rejects.toMatchObject({
    code: 'reauth_required',
  });
});

test('a response to a challenge of another user, without user verification or from another origin is refused', async () => {
  const { desk, browser } = await buildPasskeyUser(server);
  const other = await signedInBrowser(server, await buildUser(server));
  const { options } = await createClients(other.transport).passkeys.requestPasskeyRegistration();
  browser.cookies.set('txn', other.cookies.get('txn') ?? '');
  const createPasskey = (response: object) =>
    browser.send({ method: 'POST', path: '/api/auth/passkeys', body: { name: 'One', response } });
  expect(
    (await createPasskey(createVirtualAuthenticator().register(options))).json(),
  ).toMatchObject({
    code: 'passkey_invalid',
  });

  for (const wish of [{ isUserVerified: false }, { origin: 'https://evil.example' }]) {
    const asked = (await desk.passkeys.requestPasskeyRegistration()).options;
    expect(
      (await createPasskey(createVirtualAuthenticator().register(asked, wish))).statusCode,
    ).toBe(400);
  }
  const made = createVirtualAuthenticator().register(
    (await desk.passkeys.requestPasskeyRegistration()).options,
  );
  for (const broken of [
    { ...made, response: { ...made.response, attestationObject: 'AAAA' } },
    { ...made, response: { ...made.response, clientDataJSON: 'AAAA' } },
    { ...made, id: 'x', rawId: 'x' },
    { ...made, id: '{}' },
  ]) {
    expect((await createPasskey(broken)).statusCode).toBe(400);
  }
});

test('a user can rename and remove own passkeys, but not those of another', async () => {
  const { user, desk, passkey, holder } = await buildPasskeyUser(server);
  const bob = createClients((await signedInBrowser(server, await buildUser(server))).transport);
  const params = { id: passkey.id };
  for (const call of [
    () => bob.passkeys.renamePasskey({ params, body: { name: 'Mine' } }),
    () => bob.passkeys.removePasskey({ params }),
  ]) {
    await expect(call()).rejects.toMatchObject({ status: 404, code: 'passkey_not_found' });
  }
  await desk.passkeys.renamePasskey({ params, body: { name: 'The laptop' } });
  await expect(desk.security.readSecurity()).resolves.toMatchObject({
    passkeys: [{ name: 'The laptop' }],
  });
  await desk.passkeys.removePasskey({ params });
  expect((await emailsTo(server, user.email)).at(-1)?.text).toContain('A passkey was removed.');
  const { passkeys } = visitorClients(server);
  const { options } = await passkeys.requestPasskeySignIn();
  await expect(
    passkeys.signInWithPasskey({ body: { response: holder.authenticate(options) } }),
  ).rejects.toMatchObject(invalid);
});

test('a user can have at most twenty passkeys', async () => {
  const { desk } = await buildPasskeyUser(server);
  for (let number = 2; number <= 20; number += 1) await addPasskey(desk, `Number ${number}`);

  await expect(desk.passkeys.requestPasskeyRegistration()).rejects.toMatchObject({
    code: 'passkey_limit',
  });
});
