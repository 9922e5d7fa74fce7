import { expect, test } from 'vitest';
import { buildUser } from '../../testkit/build-user.ts';
import { browserOf, clientsOf, visitorOf } from '../../testkit/clients.ts';
import { codeFor, mailsTo } from '../../testkit/mailbox.ts';
import { useServer } from '../../testkit/server.ts';

const server = useServer();
const minute = 60_000;
const to = 'new@example.org';

/** Somebody who asked for another address. */
async function changing(email = to) {
  const user = await buildUser(server);
  const clients = clientsOf((await browserOf(server, user)).transport);
  await clients.address.requestEmailChange({ body: { email } });

  return { user, ...deskOf(clients, email) };
}

function deskOf({ auth, address }: ReturnType<typeof clientsOf>, email = to) {
  return {
    confirm: (at: 'current' | 'new', code: string) =>
      address.confirmEmailChange({ body: { at, code } }),
    send: (type: 'EmailChange' | 'EmailChangeCurrent' = 'EmailChange') =>
      auth.resendVerification({ body: { email, type } }),
    pauses: async () => (await address.readEmailChange()).change?.resendIn,
  };
}

/** What came of a call: `done`, or the code of its refusal. */
const comesOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    ({ code }) => String(code),
  );

test('each mailbox gets its code again after a minute, and the code before is void', async () => {
  const { user, confirm, send, pauses } = await changing();
  const first = { current: await codeFor(server, user.email), new: await codeFor(server, to) };
  server.clock.turn(59_000);
  expect(await pauses()).toEqual({ current: 1, new: 1 });
  await expect(send()).rejects.toMatchObject({
    status: 429,
    code: 'rate_limited',
    details: { retryAfterSeconds: 1 },
  });

  server.clock.turn(1_000);
  expect(await pauses()).toEqual({ current: 0, new: 0 });
  await send();
  expect(await pauses()).toEqual({ current: 0, new: 60 });
  await send('EmailChangeCurrent');
  expect(await pauses()).toEqual({ current: 60, new: 60 });
  expect(await mailsTo(server, to)).toHaveLength(2);
  expect(await mailsTo(server, user.email)).toHaveLength(2);

  const second = { current: await codeFor(server, user.email), new: await codeFor(server, to) };
  for (const at of ['current', 'new'] as const) {
    if (first[at] === second[at]) continue;
    expect(await comesOf(confirm(at, first[at]))).toBe('code_invalid');
  }
  await confirm('new', second.new);
  await expect(confirm('current', second.current)).resolves.toMatchObject({ isChanged: true });
});

test('of many that ask at once one gets a mail, and five go out in an hour', async () => {
  const { send, pauses } = await changing();
  server.clock.turn(minute);
  const together = await Promise.all(Array.from({ length: 20 }, () => comesOf(send())));
  expect(together.filter((result) => result === 'done')).toHaveLength(1);

  for (let time = 0; time < 3; time += 1) {
    server.clock.turn(minute);
    expect(await comesOf(send())).toBe('done');
  }
  server.clock.turn(minute);
  expect(await comesOf(send())).toBe('rate_limited');
  expect(await pauses()).toEqual({ current: 0, new: 55 * 60 });
  expect(await mailsTo(server, to)).toHaveLength(5);
});

test('attempts go on over a mail sent again', async () => {
  const { confirm, send } = await changing();
  const guess = async () => {
    const code = (await codeFor(server, to)) === '111111' ? '222222' : '111111';

    return confirm('new', code).catch(({ details }) => details?.attemptsLeft);
  };
  for (const left of [4, 3, 2]) expect(await guess()).toBe(left);
  server.clock.turn(minute);
  await send();

  expect(await guess()).toBe(1);
});

test('an address in use is told again, and looks no different to who asks', async () => {
  const { email } = await buildUser(server);
  const [taken, free] = [await changing(email), await changing()];
  server.clock.turn(minute);
  const [ofTaken, ofFree] = [await taken.send(), await free.send()];

  expect(ofTaken).toEqual(ofFree);
  expect(await taken.pauses()).toEqual(await free.pauses());
  expect((await mailsTo(server, email)).map(({ subject }) => subject)).toEqual(
    Array(2).fill('This email address already has a Longhand account'),
  );
});

test('whatever address is sent along, the mail goes where the change says', async () => {
  const { user } = await changing();
  server.clock.turn(minute);
  const { auth } = clientsOf((await browserOf(server, user)).transport);
  await auth.resendVerification({ body: { email: 'else@example.org', type: 'EmailChange' } });

  expect(await mailsTo(server, 'else@example.org')).toEqual([]);
  expect(await mailsTo(server, to)).toHaveLength(2);
});

test('in another browser of the same person the change is finished with codes sent again', async () => {
  const { user } = await changing();
  const elsewhere = deskOf(clientsOf((await browserOf(server, user)).transport));
  expect(await elsewhere.pauses()).toEqual({ current: 0, new: 0 });
  const sentThere = await codeFor(server, to);
  expect(await comesOf(elsewhere.confirm('new', sentThere))).toBe('code_expired');

  server.clock.turn(minute);
  await elsewhere.send();
  await elsewhere.send('EmailChangeCurrent');
  await elsewhere.confirm('new', await codeFor(server, to));
  await expect(
    elsewhere.confirm('current', await codeFor(server, user.email)),
  ).resolves.toMatchObject({ isChanged: true });
});

test('nobody sends anything of a change that is none, over, or of somebody else', async () => {
  const { send } = await changing();
  const bob = deskOf(clientsOf((await browserOf(server, await buildUser(server))).transport));
  server.clock.turn(minute);
  for (const type of ['EmailChange', 'EmailChangeCurrent'] as const) {
    expect(await comesOf(bob.send(type))).toBe('email_change_not_found');
    await expect(deskOf(visitorOf(server)).send(type)).rejects.toMatchObject({ status: 401 });
  }
  server.clock.turn(29 * minute);
  expect(await comesOf(send())).toBe('email_change_not_found');
  expect(await mailsTo(server, to)).toHaveLength(1);
});
