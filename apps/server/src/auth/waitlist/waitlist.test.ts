import { expect, test } from 'vitest';
import { buildUser } from '../../testkit/build-user.ts';
import { type Clients, clientsFor, visitorClients } from '../../testkit/clients.ts';
import { emailsTo, readCode } from '../../testkit/mailbox.ts';
import { type TestServer, useServer } from '../../testkit/server.ts';
import { waitlist } from './tables.ts';

const server = useServer({ env: { SIGNUP_MODE: 'waitlist' } });
const open = useServer();
const minute = 60_000;

async function join(email: string, visitor: Clients = visitorClients(server)) {
  await visitor.waitlist.joinWaitlist({ body: { email } });
  const code = await readCode(server, email);

  return visitor.waitlist.verifyWaitlist({ body: { email, code } });
}

const invitationIn = async (on: TestServer, email: string) =>
  (await emailsTo(on, email)).at(-1)?.text?.match(/accept-invitation#token=([\w-]+)/)?.[1] ?? '';

test('a visitor joins, sees the position and leaves', async () => {
  const first = await join('first@example.org');
  server.clock.advance(1);
  const ann = await join('ann@example.org');

  expect(first).toMatchObject({ position: 1, isInvited: false });
  expect(ann).toMatchObject({ position: 2, joinedAt: server.clock.now().toISOString() });
  const [, message] = await emailsTo(server, 'ann@example.org');
  expect(message?.text).toContain(`/auth/waitlist-verify#token=${ann.token}`);
  expect(message?.text).toContain('number 2 on the waiting list');

  const { waitlist: waitlistClient } = visitorClients(server);
  await waitlistClient.leaveWaitlist({ body: { token: first.token } });
  await expect(
    waitlistClient.readWaitlistPosition({ body: { token: ann.token } }),
  ).resolves.toMatchObject({
    position: 1,
  });
  await expect(
    waitlistClient.readWaitlistPosition({ body: { token: first.token } }),
  ).rejects.toMatchObject({
    code: 'waitlist_link_invalid',
  });
  await expect(waitlistClient.leaveWaitlist({ body: { token: first.token } })).resolves.toEqual({
    success: true,
  });
});

test('joining twice keeps the position', async () => {
  const first = await join('ann@example.org');
  server.clock.advance(1);
  await join('bob@example.org');
  server.clock.advance(2 * minute);

  expect(await join('ann@example.org')).toEqual(first);
});

test('joining requires the code from the email', async () => {
  const { waitlist: queue } = visitorClients(server);
  const email = 'ann@example.org';
  await queue.joinWaitlist({ body: { email } });
  const code = await readCode(server, email);

  await expect(
    visitorClients(server).waitlist.verifyWaitlist({ body: { email, code } }),
  ).rejects.toMatchObject({ status: 400, code: 'code_expired' });
  await expect(
    visitorClients(server).auth.verifyRegistration({
      body: { email, code, password: 'forty drafts and a kettle' },
    }),
  ).rejects.toMatchObject({ status: 400 });
  expect(await server.services.db.select().from(waitlist)).toEqual([]);
});

test('an address with an account is reported only after verification', async () => {
  const { email } = await buildUser(server);
  const known = visitorClients(server).waitlist;
  const [one, other] = [
    await known.joinWaitlist({ body: { email } }),
    await visitorClients(server).waitlist.joinWaitlist({ body: { email: 'new@example.org' } }),
  ];

  expect(one).toEqual(other);
  const code = await readCode(server, email);
  await expect(known.verifyWaitlist({ body: { email, code } })).rejects.toMatchObject({
    status: 409,
    code: 'email_taken',
  });
});

test('forged tokens neither show nor delete an entry', async () => {
  const ann = await join('ann@example.org');
  const bob = await join('bob@example.org');
  const [id] = ann.token.split('.');
  const [, signature] = bob.token.split('.');

  const { waitlist: queue } = visitorClients(server);
  for (const token of [`${id}.${signature}`, `${id}.`, `${id}`, 'x', '.', ann.token.slice(0, -1)]) {
    await expect(queue.readWaitlistPosition({ body: { token } })).rejects.toMatchObject({
      status: 400,
    });
    await queue.leaveWaitlist({ body: { token } });
  }
  expect(await server.services.db.select().from(waitlist)).toHaveLength(2);
});

test('the longest waiting are invited and accept by the emailed link', async () => {
  for (const email of ['one@example.org', 'two@example.org', 'three@example.org']) {
    await join(email);
    server.clock.advance(1);
  }
  const admin = await clientsFor(server, await buildUser(server, { role: 'SystemAdmin' }));
  await expect(admin.waitlist.inviteFromWaitlist({ body: { count: 2 } })).resolves.toMatchObject({
    invited: 2,
  });
  const { items, total } = await admin.waitlist.listWaitlist({ query: {} });
  expect(total).toBe(3);
  expect(items.map(({ invitedAt }) => invitedAt !== null)).toEqual([true, true, false]);

  const { invitations } = visitorClients(server);
  const token = await invitationIn(server, 'one@example.org');
  const { user } = await invitations.acceptInvitation({
    body: { token, password: 'forty drafts and a kettle' },
  });
  expect(user).toMatchObject({ email: 'one@example.org', role: 0 });
  expect((await admin.waitlist.listWaitlist({ query: {} })).total).toBe(2);
});

test('two admins who invite concurrently invite different entries', async () => {
  for (let n = 0; n < 4; n += 1) await join(`p${n}@example.org`);
  const admin = await clientsFor(server, await buildUser(server, { role: 'SystemAdmin' }));
  await Promise.all([
    admin.waitlist.inviteFromWaitlist({ body: { count: 2 } }),
    admin.waitlist.inviteFromWaitlist({ body: { count: 2 } }),
  ]);

  for (let n = 0; n < 4; n += 1) {
    const mails = await emailsTo(server, `p${n}@example.org`);
    expect(mails.filter(({ kind }) => kind === 'invitation').length).toBeLessThanOrEqual(1);
  }
});

test('sign-up is closed while the waitlist is in use', async () => {
  await expect(
    visitorClients(server).auth.requestRegistration({ body: { email: 'ann@example.org' } }),
  ).rejects.toMatchObject({ status: 403, code: 'signup_closed' });
});

test('the waitlist is closed where sign-up is open', async () => {
  const { waitlist: queue } = visitorClients(open);
  const email = 'ann@example.org';

  await expect(queue.joinWaitlist({ body: { email } })).rejects.toMatchObject({
    status: 403,
    code: 'waitlist_closed',
  });
  await expect(queue.verifyWaitlist({ body: { email, code: '123456' } })).rejects.toMatchObject({
    code: 'waitlist_closed',
  });
});
