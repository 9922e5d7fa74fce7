import { expect, test } from 'vitest';
import { buildUser } from '../../testkit/build-user.ts';
import { createClients, signedInBrowser, visitorClients } from '../../testkit/clients.ts';
import { emailsTo } from '../../testkit/mailbox.ts';
import { useServer } from '../../testkit/server.ts';
import { authEvents } from '../tables.ts';
import { totpSecrets } from './tables.ts';
import { buildTotpUser, startTotpSignIn } from './testkit.ts';

const server = useServer({ isShared: true });
const _minute = 60_000;
const otherThan = (code: string) => (code === '123456' ? '654321' : '123456');

test('the secret is stored encrypted for its user', async () => {
  const { secret, user } = await buildTotpUser(server);
  const [row] = await server.services.db.select().from(totpSecrets);
  const { vault } = server.services;

  expect(JSON.stringify(row)).not.toContain(secret);
  expect(vault.open('totp', user.id, row?.secret ?? '')).toBe(secret);
  expect(() =>
    vault.open('totp', (row?.userId ?? '').replace(/^./, 'f'), row?.secret ?? ''),
  ).toThrow();
  expect(server.logged.join()).not.toContain(secret);
});

test('a confirmed authenticator cannot be replaced or confirmed again; after removal it is not required', async () => {
  const { user, desk, auth, code } = await buildTotpUser(server);
  const { security } = createClients(desk.transport);
  await expect(security.startTotp()).rejects.toMatchObject({ code: 'second_factor_on' });
  await expect(security.confirmTotp({ body: { code: code() } })).rejects.toMatchObject({
    code: 'second_factor_on',
  });
  await security.removeTotp();
  await expect(security.removeTotp()).rejects.toMatchObject({ code: 'second_factor_off' });
  await expect(security.createRecoveryCodes()).rejects.toMatchObject({ code: 'second_factor_off' });

  const { email, password } = user;
  await expect(auth.login({ body: { email, password } })).resolves.toMatchObject({
    user: { email },
  });
  expect((await emailsTo(server, email)).map(({ text }) => text?.split('\n')[0])).toEqual([
    'An authenticator app was set up for two-factor authentication.',
    'Two-factor authentication was turned off.',
  ]);
});

test('an unconfirmed secret is not required at sign-in', async () => {
  const user = await buildUser(server);
  const { security } = createClients((await signedInBrowser(server, user)).transport);
  const { secret } = await security.startTotp();
  expect((await security.startTotp()).secret).not.toBe(secret);
  await expect(security.confirmTotp({ body: { code: '000000' } })).rejects.toMatchObject({
    status: 400,
    code: 'code_invalid',
  });

  const { email, password } = user;
  await expect(
    visitorClients(server).auth.login({ body: { email, password } }),
  ).resolves.toHaveProperty('user');
});

test('every step of a two-factor sign-in is recorded as an audit event', async () => {
  const { passwordless, code } = await startTotpSignIn(server);
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
