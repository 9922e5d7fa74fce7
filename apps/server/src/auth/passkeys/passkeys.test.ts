import { expect, test } from 'vitest';
import { enableTotp } from '../../testkit/authenticator.ts';
import { openBrowser } from '../../testkit/browser.ts';
import { buildUser } from '../../testkit/build-user.ts';
import { createClients, signedInBrowser, visitorClients } from '../../testkit/clients.ts';
import { createVirtualAuthenticator } from '../../testkit/passkey.ts';
import { useServer } from '../../testkit/server.ts';
import { sessions } from '../tables.ts';
import { addPasskey, buildPasskeyUser } from './testkit.ts';

const server = useServer();
const minute = 60_000;
const invalid = { status: 400, code: 'passkey_invalid' };

test('a passkey counts as both factors, even with an authenticator set up', async () => {
  const { user, browser, holder, handle } = await buildPasskeyUser(server);
  await enableTotp(server, browser);
  const { auth, passkeys } = visitorClients(server);
  const { options } = await passkeys.requestPasskeySignIn();
  expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  expect(options.allowCredentials ?? []).toEqual([]);

  await expect(
    passkeys.signInWithPasskey({
      body: { response: holder.authenticate(options, { userHandle: handle }) },
    }),
  ).resolves.toMatchObject({ user: { email: user.email } });
  await expect(auth.me()).resolves.toBeDefined();
  const rows = await server.services.db.select().from(sessions);
  expect(rows.find(({ method }) => method === 'passkey')?.secondFactorAt).toEqual(
    server.clock.now(),
  );
});

test('a challenge is valid once, for five minutes, in the browser that requested it', async () => {
  const { holder } = await buildPasskeyUser(server);
  const visitor = visitorClients(server);
  const { options } = await visitor.passkeys.requestPasskeySignIn();
  const body = { response: holder.authenticate(options) };

  await expect(visitorClients(server).passkeys.signInWithPasskey({ body })).rejects.toMatchObject(
    invalid,
  );
  await visitor.passkeys.signInWithPasskey({ body });
  await expect(visitor.passkeys.signInWithPasskey({ body })).rejects.toMatchObject(invalid);

  const late = await visitor.passkeys.requestPasskeySignIn();
  server.clock.advance(5 * minute);
  await expect(
    visitor.passkeys.signInWithPasskey({ body: { response: holder.authenticate(late.options) } }),
  ).rejects.toMatchObject(invalid);
});

test('a passkey without user verification, of another site or unknown is refused', async () => {
  const { user, holder, handle } = await buildPasskeyUser(server);
  const other = await buildUser(server);
  const { passkeys } = visitorClients(server);
  const attempts = [
    { isUserVerified: false },
    { origin: 'https://longhand.evil.example' },
    { origin: 'http://localhost:3001' },
    { userHandle: Buffer.from(other.id).toString('base64url') },
  ];
  for (const wish of attempts) {
    const { options } = await passkeys.requestPasskeySignIn();
    const response = holder.authenticate(options, wish);
    await expect(passkeys.signInWithPasskey({ body: { response } })).rejects.toMatchObject(invalid);
  }
  const { options } = await passkeys.requestPasskeySignIn();
  const foreign = holder.authenticate({ ...options, rpId: 'evil.example' });
  await expect(passkeys.signInWithPasskey({ body: { response: foreign } })).rejects.toMatchObject(
    invalid,
  );
  const stranger = createVirtualAuthenticator().authenticate(
    (await passkeys.requestPasskeySignIn()).options,
  );
  await expect(passkeys.signInWithPasskey({ body: { response: stranger } })).rejects.toMatchObject(
    invalid,
  );
  const last = (await passkeys.requestPasskeySignIn()).options;
  const signed = holder.authenticate(last, { userHandle: handle });
  const forged = {
    ...signed,
    response: {
      ...signed.response,
      signature: createVirtualAuthenticator().authenticate(last).response.signature,
    },
  };
  await expect(passkeys.signInWithPasskey({ body: { response: forged } })).rejects.toMatchObject(
    invalid,
  );
  expect(user.id).not.toBe(other.id);
});

test('a passkey whose counter does not increase is refused as cloned', async () => {
  const { holder } = await buildPasskeyUser(server);
  const { passkeys } = visitorClients(server);
  const signIn = async (counter: number) => {
    const { options } = await passkeys.requestPasskeySignIn();

    return passkeys.signInWithPasskey({
      body: { response: holder.authenticate(options, { counter }) },
    });
  };
  await signIn(7);
  await expect(signIn(7)).rejects.toMatchObject(invalid);
  await expect(signIn(3)).rejects.toMatchObject(invalid);
  await signIn(8);
});

test('a passkey is accepted as the second factor in place of an authenticator code', async () => {
  const { user, browser, holder } = await buildPasskeyUser(server);
  await enableTotp(server, browser);
  const { auth, passkeys, passwordless } = visitorClients(server);
  const { email, password } = user;
  await expect(auth.login({ body: { email, password } })).resolves.toMatchObject({
    methods: ['totp', 'recovery', 'passkey'],
  });
  const { options } = await passkeys.requestPasskeyCheck();
  expect(options.allowCredentials).toHaveLength(1);
  const response = holder.authenticate(options);
  await expect(passkeys.signInWithPasskey({ body: { response } })).rejects.toMatchObject(invalid);

  const again = await passkeys.requestPasskeyCheck();
  await passwordless.verifySigninCode({
    body: { method: 'passkey', response: holder.authenticate(again.options) },
  });
  await expect(auth.me()).resolves.toMatchObject({ user: { email } });
});

test('the passkey of another user is refused as second factor and for a step-up', async () => {
  const ann = await buildPasskeyUser(server);
  const bob = await buildPasskeyUser(server);
  await enableTotp(server, bob.browser);
  const { auth, passkeys, passwordless } = visitorClients(server);
  await auth.login({ body: { email: bob.user.email, password: bob.user.password } });
  const { options } = await passkeys.requestPasskeyCheck();
  await expect(
    passwordless.verifySigninCode({
      body: { method: 'passkey', response: ann.holder.authenticate(options) },
    }),
  ).rejects.toMatchObject(invalid);

  const check = await bob.desk.passkeys.requestPasskeyCheck();
  await expect(
    bob.desk.sessions.stepUp({
      body: { method: 'passkey', response: ann.holder.authenticate(check.options) },
    }),
  ).rejects.toMatchObject(invalid);
  await expect(visitorClients(server).passkeys.requestPasskeyCheck()).rejects.toMatchObject({
    code: 'second_factor_expired',
  });
});

test('a passkey is accepted for a step-up and enables staff rights', async () => {
  const user = await buildUser(server, { role: 'Staff' });
  const browser = await signedInBrowser(server, user, { hasSecondFactor: false });
  const desk = createClients(browser.transport);
  const { holder } = await addPasskey(desk);
  server.clock.advance(10 * minute);
  await expect(desk.sessions.readStepUp()).resolves.toMatchObject({ methods: ['passkey'] });
  await expect(desk.security.readSecurity()).resolves.toMatchObject({ needsSecondFactor: true });
  const { options } = await desk.passkeys.requestPasskeyCheck();
  await desk.sessions.stepUp({
    body: { method: 'passkey', response: holder.authenticate(options) },
  });

  await expect(desk.security.readSecurity()).resolves.toMatchObject({ needsSecondFactor: false });
  await desk.security.startTotp();
});

test('passkey attempts are rate limited by IP', async () => {
  const { holder } = await buildPasskeyUser(server);
  const { passkeys } = createClients(openBrowser(server.app, '203.0.113.9').transport);
  const { options } = await passkeys.requestPasskeySignIn();
  const body = { response: holder.authenticate(options, { isUserVerified: false }) };
  for (let time = 0; time < 30; time += 1)
    await passkeys.signInWithPasskey({ body }).catch(() => {});

  await expect(passkeys.signInWithPasskey({ body })).rejects.toMatchObject({ status: 429 });
});
