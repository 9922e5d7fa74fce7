import { limits } from '@longhand/contract/limits';
import { expect, test } from 'vitest';
import { second } from '../../platform/clock.ts';
import { recordPresence } from '../../platform/live/presence.ts';
import { useServer } from '../../testkit/server.ts';
import { befriend, conversationOf, newGroup, newWriters, send, type Writer } from '../testkit.ts';

const server = useServer();
const read = (writer: Writer, id: string, upTo: number) =>
  writer.messages.markRead({ params: { id }, body: { upTo } });
const memberOf = async (viewer: Writer, id: string, member: Writer) =>
  (await conversationOf(viewer, id)).members.find((one) => one.id === member.id);

test('reading and receiving move the cursors that the others see', async () => {
  const [ann, bob] = await newWriters(server);
  const id = await befriend(ann, bob);
  const { seq } = await send(ann, id, 'Read me');
  await bob.messages.markDelivered({ body: { items: [{ conversationId: id, upTo: 99 }] } });
  expect(await memberOf(ann, id, bob)).toMatchObject({ lastReadSeq: 2, lastDeliveredSeq: seq });
  await read(bob, id, 2_000_000_000);
  expect(await memberOf(ann, id, bob)).toMatchObject({ lastReadSeq: seq });
  await read(bob, id, 1);
  expect(await conversationOf(bob, id)).toMatchObject({ lastReadSeq: seq, unread: 0 });
  await expect(read(bob, id, -1)).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(read(bob, id, 2 ** 40)).rejects.toMatchObject({ code: 'invalid_input' });
});

test('messages marked as unread count again, which the others do not see', async () => {
  const [ann, bob] = await newWriters(server);
  const id = await befriend(ann, bob);
  for (let n = 0; n < 3; n += 1) await send(ann, id, `${n}`);
  await read(bob, id, 5);
  await bob.messages.markUnread({ params: { id }, body: { from: 4 } });

  expect(await conversationOf(bob, id)).toMatchObject({ unread: 2, lastReadSeq: 3 });
  expect(await memberOf(ann, id, bob)).toMatchObject({ lastReadSeq: 5 });
  await bob.messages.markUnread({ params: { id }, body: { from: 2_000_000_000 } });
  expect(await conversationOf(bob, id)).toMatchObject({ unread: 0 });
});

test('a conversation that ends with own messages is marked as unread from the last one of others', async () => {
  const [ann, bob] = await newWriters(server);
  const id = await befriend(ann, bob);
  const { seq } = await send(ann, id, 'Which chapter?');
  await send(bob, id, 'The third.');
  const last = await send(bob, id, 'Or the fourth.');
  await bob.messages.markUnread({ params: { id }, body: { from: last.seq } });
  expect(await conversationOf(bob, id)).toMatchObject({ unread: 1, lastReadSeq: seq - 1 });

  await bob.messages.deleteMessage({ params: { id, seq }, query: { for: 'me' } });
  await read(bob, id, last.seq);
  await bob.messages.markUnread({ params: { id }, body: { from: last.seq } });
  expect(await conversationOf(bob, id)).toMatchObject({ unread: 1, lastReadSeq: 0 });
});

test('a user who does not share read receipts does not see those of others', async () => {
  const [ann, bob, eve] = await newWriters(server);
  const id = await newGroup(ann, [bob, eve]);
  await bob.messages.changePrivacy({ body: { sharesReceipts: false } });
  await read(bob, id, 1);

  expect(await memberOf(ann, id, bob)).toMatchObject({ lastReadSeq: null, lastDeliveredSeq: null });
  expect(await memberOf(bob, id, ann)).toMatchObject({ lastReadSeq: null });
  expect(await memberOf(bob, id, bob)).toMatchObject({ lastReadSeq: 1 });
  expect(await memberOf(ann, id, eve)).toMatchObject({ lastReadSeq: 0 });
});

test('an unanswered request shows neither receipts nor presence', async () => {
  const [ann, bob] = await newWriters(server);
  const { id } = await ann.messages.openDirect({ params: { id: bob.id } });
  await send(ann, id, 'Hello.');
  await read(bob, id, 1);
  await recordPresence(server.services, bob.id);

  const hidden = { lastReadSeq: null, lastDeliveredSeq: null, isPresent: null, state: 'request' };
  expect(await memberOf(ann, id, bob)).toMatchObject(hidden);
});

test('presence ends 90 seconds after the last signal, and is shown if both share it', async () => {
  const [ann, bob] = await newWriters(server);
  const id = await befriend(ann, bob);
  const isPresent = async () => (await memberOf(ann, id, bob))?.isPresent;
  expect(await isPresent()).toBe(false);
  await recordPresence(server.services, bob.id);
  expect(await isPresent()).toBe(true);
  server.clock.advance(50 * second);
  await recordPresence(server.services, bob.id);
  server.clock.advance((limits.presenceSeconds - 50) * second + 1);
  expect(await isPresent()).toBe(false);
  await recordPresence(server.services, bob.id);
  expect(await isPresent()).toBe(true);

  await ann.messages.changePrivacy({ body: { sharesPresence: false } });
  expect(await isPresent()).toBeNull();
  await ann.messages.changePrivacy({ body: { sharesPresence: true } });
  await bob.messages.changePrivacy({ body: { sharesPresence: false } });
  expect(await isPresent()).toBeNull();
});
