import { expect, test } from 'vitest';
import { isSuppressed, suppressAddress } from '../../platform/mail/suppressions.ts';
import { buildUser } from '../../testkit/build-user.ts';
import { createClients, signedInBrowser, visitorClients } from '../../testkit/clients.ts';
import { emailsTo, readCode } from '../../testkit/mailbox.ts';
import { useServer } from '../../testkit/server.ts';

const server = useServer();
const minute = 60_000;
const to = 'new@example.org';
const otherThan = (code: string) => (code === '123456' ? '654321' : '123456');

/** A user who has requested an email change. */
async function requestChange(email = to) {
  const user = await buildUser(server);
  const clients = createClients((await signedInBrowser(server, user)).transport);
  const reply = await clients.address.requestEmailChange({ body: { email } });
  const confirm = (at: 'current' | 'new', code: string) =>
    clients.address.confirmEmailChange({ body: { at, code } });

  return { user, reply, confirm, ...clients };
}

test('the email changes once both addresses are confirmed, in either order', async () => {
  for (const order of [
    ['current', 'new'],
    ['new', 'current'],
  ] as const) {
    const email = `${order[0]}@example.org`;
    const { user, reply, confirm, auth, address } = await requestChange(email);
    expect(reply.change).toEqual({
      email,
      isCurrentConfirmed: false,
      isNewConfirmed: false,
      expiresAt: '2026-11-20T12:30:00.000Z',
      resendIn: { current: 60, new: 60 },
    });
    const codes = {
      current: await readCode(server, user.email),
      new: await readCode(server, email),
    };

    await expect(confirm(order[0], codes[order[0]])).resolves.toMatchObject({ isChanged: false });
    await expect(auth.me()).resolves.toMatchObject({ user: { email: user.email } });
    await expect(confirm(order[1], codes[order[1]])).resolves.toMatchObject({
      isChanged: true,
      change: null,
    });
    await expect(auth.me()).resolves.toMatchObject({ user: { email } });
    await expect(address.readEmailChange()).resolves.toMatchObject({ change: null });

    const { password } = user;
    await visitorClients(server).auth.login({ body: { email, password } });
    await expect(
      visitorClients(server).auth.login({ body: { email: user.email, password } }),
    ).rejects.toMatchObject({ code: 'credentials_invalid' });
    const last = (await emailsTo(server, user.email)).at(-1);
    expect(last?.subject).toBe('The email of your Longhand account was changed');
    expect(last?.text).toContain(email);
  }
});

test('a new email address gets notifications again, also if it was suppressed', async () => {
  const { user, confirm } = await requestChange();
  const { db, sign, clock } = server.services;
  for (const address of [user.email, to]) {
    await suppressAddress(db, sign, { address, reason: '550', at: clock.now() });
  }
  await confirm('current', await readCode(server, user.email));
  await confirm('new', await readCode(server, to));

  expect(await isSuppressed(db, sign, user.email)).toBe(false);
  expect(await isSuppressed(db, sign, to)).toBe(false);
});

test('the code of one address does not confirm the other', async () => {
  const { user, confirm } = await requestChange();
  const [current, fresh] = [await readCode(server, user.email), await readCode(server, to)];
  if (current === fresh) return;

  await expect(confirm('new', current)).rejects.toMatchObject({
    status: 400,
    code: 'code_invalid',
  });
  await expect(confirm('current', fresh)).rejects.toMatchObject({
    status: 400,
    code: 'code_invalid',
  });
});

test('an address in use gets an email that says so, and the requester cannot tell', async () => {
  const { email } = await buildUser(server);
  const taken = await requestChange(email);
  const free = await requestChange();
  const seen = async ({ confirm }: typeof taken) =>
    confirm('new', '000000').catch(({ code, details }) => ({ code, details }));

  expect({ ...taken.reply.change, email: '' }).toEqual({ ...free.reply.change, email: '' });
  expect(await seen(taken)).toEqual(await seen(free));
  expect((await emailsTo(server, email)).at(-1)).toMatchObject({
    subject: 'This email address already has a Longhand account',
  });
  expect((await emailsTo(server, email)).at(-1)?.text).not.toMatch(/^\d{6}$/m);
});

test('a confirmation for one new address does not count for another', async () => {
  const { user, confirm, address } = await requestChange();
  const agreed = await readCode(server, user.email);
  await expect(
    address.requestEmailChange({ body: { email: 'else@example.org' } }),
  ).rejects.toMatchObject({ status: 429 });
  server.clock.advance(minute);
  await address.requestEmailChange({ body: { email: 'else@example.org' } });
  const second = await readCode(server, user.email);
  if (agreed !== second) {
    await expect(confirm('current', agreed)).rejects.toMatchObject({ code: 'code_invalid' });
  }
  await confirm('current', second);
  await expect(address.readEmailChange()).resolves.toMatchObject({
    change: { email: 'else@example.org', isCurrentConfirmed: true, isNewConfirmed: false },
  });
});

test('of 100 concurrent wrong codes five are checked', async () => {
  const { confirm } = await requestChange();
  const wrong = otherThan(await readCode(server, to));
  const codes = await Promise.all(
    Array.from({ length: 100 }, () => confirm('new', wrong).catch(({ code }) => String(code))),
  );

  expect(codes.filter((code) => code === 'code_invalid')).toHaveLength(5);
  await expect(confirm('new', await readCode(server, to))).rejects.toMatchObject({
    code: 'code_attempts_spent',
  });
});

test('a change expires after 30 minutes, its codes after ten or once used', async () => {
  const { user, confirm, auth } = await requestChange();
  await confirm('current', await readCode(server, user.email));
  await expect(confirm('current', await readCode(server, user.email))).rejects.toMatchObject({
    code: 'code_expired',
  });
  server.clock.advance(10 * minute);
  await expect(confirm('new', await readCode(server, to))).rejects.toMatchObject({
    code: 'code_expired',
  });
  await auth.resendVerification({ body: { email: to, type: 'EmailChange' } });
  await auth.resendVerification({ body: { email: user.email, type: 'EmailChangeCurrent' } });
  server.clock.advance(20 * minute);
  await expect(confirm('new', await readCode(server, to))).rejects.toMatchObject({
    status: 404,
    code: 'email_change_not_found',
  });
});

test('an address that signed up in the meantime stays with its account', async () => {
  const { user, confirm, auth } = await requestChange();
  const codes = { current: await readCode(server, user.email), new: await readCode(server, to) };
  await buildUser(server, { email: to });
  await confirm('current', codes.current);

  await expect(confirm('new', codes.new)).rejects.toMatchObject({ code: 'code_expired' });
  await expect(auth.me()).resolves.toMatchObject({ user: { email: user.email } });
});

test('a change can be cancelled, and a change to the same address is refused', async () => {
  const { user, address, auth, confirm } = await requestChange();
  await address.cancelEmailChange();
  await address.cancelEmailChange();
  await expect(confirm('new', await readCode(server, to))).rejects.toMatchObject({ status: 404 });
  await expect(
    auth.resendVerification({ body: { email: to, type: 'EmailChange' } }),
  ).rejects.toMatchObject({ code: 'email_change_not_found' });
  await expect(
    address.requestEmailChange({ body: { email: ` ${user.email.toUpperCase()} ` } }),
  ).rejects.toMatchObject({ code: 'email_unchanged', fields: { email: 'email_unchanged' } });
});

test('a change requires a recent sign-in, and a user cannot confirm the change of another', async () => {
  const { user } = await requestChange();
  const bob = createClients((await signedInBrowser(server, await buildUser(server))).transport);
  const code = await readCode(server, user.email);
  await expect(
    bob.address.confirmEmailChange({ body: { at: 'current', code } }),
  ).rejects.toMatchObject({ code: 'email_change_not_found' });

  server.clock.advance(10 * minute);
  await expect(bob.address.requestEmailChange({ body: { email: to } })).rejects.toMatchObject({
    status: 403,
    code: 'reauth_required',
  });
});
