import { expect, test } from 'vitest';
import { buildUser } from '../../testkit/build-user.ts';
import { createClients, signedInBrowser, visitorClients } from '../../testkit/clients.ts';
import { emailsTo, readCode } from '../../testkit/mailbox.ts';
import { useServer } from '../../testkit/server.ts';

const server = useServer();
const minute = 60_000;
const to = 'new@example.org';

/** A user who has requested an email change. */
async function requestChange(email = to) {
  const user = await buildUser(server);
  const clients = createClients((await signedInBrowser(server, user)).transport);
  await clients.address.requestEmailChange({ body: { email } });

  return { user, ...emailChangeActions(clients, email) };
}

function emailChangeActions({ auth, address }: ReturnType<typeof createClients>, email = to) {
  return {
    confirm: (at: 'current' | 'new', code: string) =>
      address.confirmEmailChange({ body: { at, code } }),
    send: (type: 'EmailChange' | 'EmailChangeCurrent' = 'EmailChange') =>
      auth.resendVerification({ body: { email, type } }),
    resendDelays: async () => (await address.readEmailChange()).change?.resendIn,
  };
}

/** Result of a call: `done`, or its error code. */
const resultOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    ({ code }) => String(code),
  );

test('each address can get a new code after a minute, which invalidates the previous one', async () => {
  const { user, confirm, send, resendDelays } = await requestChange();
  const first = { current: await readCode(server, user.email), new: await readCode(server, to) };
  server.clock.advance(59_000);
  expect(await resendDelays()).toEqual({ current: 1, new: 1 });
  await expect(send()).rejects.toMatchObject({
    status: 429,
    code: 'rate_limited',
    details: { retryAfterSeconds: 1 },
  });

  server.clock.advance(1_000);
  expect(await resendDelays()).toEqual({ current: 0, new: 0 });
  await send();
  expect(await resendDelays()).toEqual({ current: 0, new: 60 });
  await send('EmailChangeCurrent');
  expect(await resendDelays()).toEqual({ current: 60, new: 60 });
  expect(await emailsTo(server, to)).toHaveLength(2);
  expect(await emailsTo(server, user.email)).toHaveLength(2);

  const second = { current: await readCode(server, user.email), new: await readCode(server, to) };
  for (const at of ['current', 'new'] as const) {
    if (first[at] === second[at]) continue;
    expect(await resultOf(confirm(at, first[at]))).toBe('code_invalid');
  }
  await confirm('new', second.new);
  await expect(confirm('current', second.current)).resolves.toMatchObject({ isChanged: true });
});

test('of concurrent requests one sends an email, and at most five are sent an hour', async () => {
  const { send, resendDelays } = await requestChange();
  server.clock.advance(minute);
  const results = await Promise.all(Array.from({ length: 20 }, () => resultOf(send())));
  expect(results.filter((result) => result === 'done')).toHaveLength(1);

  for (let time = 0; time < 3; time += 1) {
    server.clock.advance(minute);
    expect(await resultOf(send())).toBe('done');
  }
  server.clock.advance(minute);
  expect(await resultOf(send())).toBe('rate_limited');
  expect(await resendDelays()).toEqual({ current: 0, new: 55 * 60 });
  expect(await emailsTo(server, to)).toHaveLength(5);
});

test('attempts carry over to a resent code', async () => {
  const { confirm, send } = await requestChange();
  const guess = async () => {
    const code = (await readCode(server, to)) === '111111' ? '222222' : '111111';

    return confirm('new', code).catch(({ details }) => details?.attemptsLeft);
  };
  for (const left of [4, 3, 2]) expect(await guess()).toBe(left);
  server.clock.advance(minute);
  await send();

  expect(await guess()).toBe(1);
});

test('a resend to an address in use sends the notice again, and the requester cannot tell', async () => {
  const { email } = await buildUser(server);
  const [taken, free] = [await requestChange(email), await requestChange()];
  server.clock.advance(minute);
  const [ofTaken, ofFree] = [await taken.send(), await free.send()];

  expect(ofTaken).toEqual(ofFree);
  expect(await taken.resendDelays()).toEqual(await free.resendDelays());
  expect((await emailsTo(server, email)).map(({ subject }) => subject)).toEqual(
    Array(2).fill('This email address already has a Longhand account'),
  );
});

test('a resend goes to the address of the change, whatever address the request names', async () => {
  const { user } = await requestChange();
  server.clock.advance(minute);
  const { auth } = createClients((await signedInBrowser(server, user)).transport);
  await auth.resendVerification({ body: { email: 'else@example.org', type: 'EmailChange' } });

  expect(await emailsTo(server, 'else@example.org')).toEqual([]);
  expect(await emailsTo(server, to)).toHaveLength(2);
});

test('the change can be completed in another browser of the user with resent codes', async () => {
  const { user } = await requestChange();
  const elsewhere = emailChangeActions(
    createClients((await signedInBrowser(server, user)).transport),
  );
  expect(await elsewhere.resendDelays()).toEqual({ current: 0, new: 0 });
  const sentThere = await readCode(server, to);
  expect(await resultOf(elsewhere.confirm('new', sentThere))).toBe('code_expired');

  server.clock.advance(minute);
  await elsewhere.send();
  await elsewhere.send('EmailChangeCurrent');
  await elsewhere.confirm('new', await readCode(server, to));
  await expect(
    elsewhere.confirm('current', await readCode(server, user.email)),
  ).resolves.toMatchObject({ isChanged: true });
});

test('a resend without a pending change of the caller is refused', async () => {
  const { send } = await requestChange();
  const bob = emailChangeActions(
    createClients((await signedInBrowser(server, await buildUser(server))).transport),
  );
  server.clock.advance(minute);
  for (const type of ['EmailChange', 'EmailChangeCurrent'] as const) {
    expect(await resultOf(bob.send(type))).toBe('email_change_not_found');
    await expect(emailChangeActions(visitorClients(server)).send(type)).rejects.toMatchObject({
      status: 401,
    });
  }
  server.clock.advance(29 * minute);
  expect(await resultOf(send())).toBe('email_change_not_found');
  expect(await emailsTo(server, to)).toHaveLength(1);
});
