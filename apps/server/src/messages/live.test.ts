import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { second } from '../platform/clock.ts';
import { liveEvents } from '../platform/live/tables.ts';
import { buildUser } from '../testkit/build-user.ts';
import { clientsFor } from '../testkit/clients.ts';
import { useEventStreams } from '../testkit/event-streams.ts';
import { openNode, type TestServer, useServer } from '../testkit/server.ts';
import {
  befriend,
  conversationOf,
  newGroup,
  newWriter,
  newWriters,
  send,
  type Writer,
} from './testkit.ts';

const server = useServer();
const openStream = useEventStreams();

/** A writer whose requests go to a node. */
async function writerOn(node: TestServer) {
  const user = await buildUser(node);

  return { user, writer: { id: user.id, email: user.email, ...(await clientsFor(node, user)) } };
}

/** How many changes of messages were published to a user. */
async function countEventsOf({ id }: Writer): Promise<number> {
  const rows = await server.services.db
    .select({ stale: liveEvents.stale })
    .from(liveEvents)
    .where(eq(liveEvents.userId, id))
    .orderBy(asc(liveEvents.id));

  return rows.filter(({ stale }) => stale.includes('messages')).length;
}

test('messages, edits, reactions, receipts and typing on one node arrive on another', async () => {
  const other = await openNode(server);
  const [{ writer: ann }, { user, writer: bob }] = [await writerOn(server), await writerOn(other)];
  const id = await befriend(ann, bob);
  const page = await openStream(other, user);
  expect(await page.next()).toMatchObject({ name: 'hello' });
  const changed = { name: 'changed', data: { stale: ['messages'] } };

  const { seq } = await send(ann, id, 'Hello over there.');
  expect(await page.next()).toMatchObject(changed);
  await ann.messages.editMessage({ params: { id, seq }, body: { body: 'Hello again.' } });
  expect(await page.next()).toMatchObject(changed);
  await ann.messages.react({ params: { id, seq: 2 }, body: { emoji: '👍', isOn: true } });
  expect(await page.next()).toMatchObject(changed);
  await send(bob, id, 'Hello!');
  expect(await page.next()).toMatchObject(changed);
  await ann.messages.markRead({ params: { id }, body: { upTo: 99 } });
  expect(await page.next()).toMatchObject(changed);
  await ann.messages.sendTyping({ params: { id } });
  expect(await page.next()).toEqual({
    ...{ id: undefined, name: 'typing', data: { conversationId: id, userId: ann.id } },
  });
  expect(
    (await bob.messages.listMessages({ params: { id }, query: { after: 2 } })).items,
  ).toMatchObject([{ body: 'Hello again.' }, { body: 'Hello!' }]);
  expect((await conversationOf(ann, id)).members.find((one) => one.id === bob.id)).toMatchObject({
    isPresent: true,
  });
});

test('typing is published at most every three seconds, to unblocked members, if the user shares it', async () => {
  const [{ writer: ann }, { user, writer: bob }] = [await writerOn(server), await writerOn(server)];
  const eve = await newWriter(server);
  const id = await newGroup(ann, [bob, eve]);
  const page = await openStream(server, user);
  await page.next();
  const type = (writer: Writer) => writer.messages.sendTyping({ params: { id } });
  const nextTyping = async () => {
    const event = await page.next();

    return event?.name === 'typing' ? event.data['userId'] : event?.name;
  };
  await type(ann);
  await type(ann);
  await type(eve);
  expect([await nextTyping(), await nextTyping()]).toEqual([ann.id, eve.id]);

  server.clock.advance(3 * second);
  await bob.messages.block({ params: { id: ann.id } });
  expect(await nextTyping()).toBe('changed');
  await eve.messages.changePrivacy({ body: { sharesTyping: false } });
  await type(ann);
  await type(eve);
  await eve.messages.changePrivacy({ body: { sharesTyping: true } });
  server.clock.advance(3 * second);
  await type(eve);
  expect(await nextTyping()).toBe(eve.id);
});

test('each change is published once to every member, and to nobody else', async () => {
  const [ann, bob, eve] = await newWriters(server);
  const id = await befriend(ann, bob);
  const counts = async () => [await countEventsOf(ann), await countEventsOf(bob)];
  const start = await counts();
  const { seq } = await send(ann, id, 'One');
  const params = { id, seq };
  await ann.messages.editMessage({ params, body: { body: 'Two' } });
  await bob.messages.react({ params, body: { emoji: '👍', isOn: true } });
  await bob.messages.react({ params, body: { emoji: '👍', isOn: true } });
  await bob.messages.changeMessage({ params, body: { isPinned: true } });
  await bob.messages.markRead({ params: { id }, body: { upTo: seq } });
  await bob.messages.markRead({ params: { id }, body: { upTo: seq } });
  await ann.messages.deleteMessage({ params, query: { for: 'everyone' } });

  expect(await counts()).toEqual(start.map((count) => count + 6));
  await bob.messages.saveDraft({ params: { id }, body: { text: 'x' } });
  await bob.messages.deleteMessage({ params: { id, seq: 1 }, query: {} });
  expect(await counts()).toEqual([(start[0] ?? 0) + 6, (start[1] ?? 0) + 8]);
  expect(await countEventsOf(eve)).toBe(0);
});

test('a block is published to the blocked person only if it hides a conversation', async () => {
  const [ann, bob, eve] = await newWriters(server);
  await befriend(ann, bob);
  await ann.messages.openDirect({ params: { id: eve.id } });
  const [start, none] = [await countEventsOf(bob), await countEventsOf(eve)];
  const since = async () => (await countEventsOf(bob)) - start;
  await ann.messages.block({ params: { id: bob.id } });
  expect(await since()).toBe(1);
  await ann.messages.block({ params: { id: bob.id } });
  await ann.messages.block({ params: { id: eve.id } });
  await ann.messages.unblock({ params: { id: eve.id } });
  expect([await since(), await countEventsOf(eve)]).toEqual([1, none]);

  await bob.messages.block({ params: { id: ann.id } });
  await ann.messages.unblock({ params: { id: bob.id } });
  expect(await since()).toBe(2); // Bob's own block; the conversation stays hidden
  await bob.messages.unblock({ params: { id: ann.id } });
  await ann.messages.block({ params: { id: bob.id } });
  await ann.messages.unblock({ params: { id: bob.id } });
  expect(await since()).toBe(5);
});
