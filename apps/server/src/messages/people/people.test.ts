import { randomUUID } from 'node:crypto';
import { limits } from '@longhand/contract/limits';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useServer } from '../../testkit/server.ts';
import {
  befriend,
  codesOf,
  conversationOf,
  newGroup,
  newWriter,
  newWriters,
  send,
  textsOf,
  type Writer,
} from '../testkit.ts';
import { messageReports } from './tables.ts';

const server = useServer();
const block = (writer: Writer, id: string) => writer.messages.block({ params: { id } });

/** What somebody receives who tries to reach a person in every way. */
async function answersAbout(writer: Writer, personId: string, conversationId: string) {
  const params = { id: conversationId };
  const codes = await codesOf([
    () => writer.profile.read({ params: { id: personId } }),
    () => writer.messages.openDirect({ params: { id: personId } }),
    () => writer.messages.readConversation({ params }),
    () => writer.messages.listMessages({ params, query: {} }),
    () => send(writer, conversationId, 'Hello?'),
    () => writer.messages.markRead({ params, body: { upTo: 1 } }),
    () => writer.messages.sendTyping({ params }),
    () => writer.messages.editMessage({ params: { ...params, seq: 1 }, body: { body: 'x' } }),
    () =>
      writer.messages.createGroup({
        params: { id: randomUUID() },
        body: { title: 'Us', userIds: [personId] },
      }),
  ]);
  const { items: found } = await writer.messages.searchPeople({ query: { q: 'Bobby Example' } });
  const { people } = await writer.home.search({ query: { search: 'Bobby Example' } });
  const { items: listed } = await writer.messages.listConversations({ query: {} });
  const { items: messages } = await writer.messages.search({ query: { conversationId } });

  return { codes, found, people, listed: listed.map(({ id }) => id), messages };
}

test('for a blocked person, the blocker does not exist', async () => {
  const ann = await newWriter(server);
  const bob = await newWriter(server, 'Bobby Example');
  await bob.profile.change({ body: { isShown: true } });
  const id = await befriend(ann, bob);
  expect((await ann.messages.searchPeople({ query: { q: 'bobby' } })).items).toMatchObject([
    { id: bob.id, name: 'Bobby Example' },
  ]);
  await block(bob, ann.id);
  await block(bob, ann.id);

  expect(await answersAbout(ann, bob.id, id)).toEqual(
    await answersAbout(ann, randomUUID(), randomUUID()),
  );
  await expect(conversationOf(bob, id)).rejects.toMatchObject({ code: 'conversation_not_found' });
  await expect(bob.messages.openDirect({ params: { id: ann.id } })).rejects.toMatchObject({
    code: 'person_not_found',
  });
  expect((await bob.messages.listBlocked()).items).toMatchObject([
    { id: ann.id, name: 'Ann Example', blockedAt: expect.any(String) },
  ]);
  await ann.profile.change({ body: { isShown: true } });
  expect(await bob.profile.read({ params: { id: ann.id } })).toMatchObject({ id: ann.id });

  await bob.messages.unblock({ params: { id: ann.id } });
  await bob.messages.unblock({ params: { id: ann.id } });
  expect(await textsOf(ann, id)).toEqual(['Hello.', 'Hello to you.']);
});

test('in a common group, only the blocker does not see the other’s messages', async () => {
  const [ann, bob, eve] = await newWriters(server);
  const id = await newGroup(ann, [bob, eve]);
  await send(ann, id, 'From Ann');
  const { seq } = await send(bob, id, 'From Bob');
  await send(eve, id, 'To Bob', { replyToSeq: seq });
  await bob.messages.react({ params: { id, seq: 2 }, body: { emoji: '👍', isOn: true } });
  await block(ann, bob.id);

  expect(await textsOf(ann, id)).toEqual(['From Ann', 'To Bob']);
  expect(await textsOf(bob, id)).toEqual(['From Ann', 'From Bob', 'To Bob']);
  const { items } = await ann.messages.listMessages({ params: { id }, query: { after: 1 } });
  expect(items[0]?.reactions).toEqual([]);
  expect(items[1]?.replyTo).toEqual({ seq, senderId: null, body: '' });
  expect((await ann.messages.search({ query: { q: 'from' } })).items).toHaveLength(1);
  expect(await conversationOf(ann, id)).toMatchObject({ unread: 1 });
  await send(bob, id, 'More from Bob');
  expect(await conversationOf(ann, id)).toMatchObject({ unread: 1, lastMessage: { seq: 4 } });
  expect(await conversationOf(eve, id)).toMatchObject({ unread: 1 });
});

test('nobody blocks themselves, unknown people, or more than the limit', async () => {
  const [ann, bob] = await newWriters(server);
  await expect(block(ann, ann.id)).rejects.toMatchObject({ code: 'message_to_self' });
  await expect(block(ann, randomUUID())).rejects.toMatchObject({ code: 'person_not_found' });
  await server.services.db.execute(sql`
    with people as (
      insert into users (id, email, created_at)
      select gen_random_uuid(), 'p' || n || '@example.org', now()
      from generate_series(1, ${limits.blockedMax}::int) n returning id)
    insert into user_blocks (user_id, blocked_id, blocked_at) select ${ann.id}, id, now() from people`);

  await expect(block(ann, bob.id)).rejects.toMatchObject({ code: 'blocked_limit' });
});

test('a search finds people from common conversations and visible profiles who accept messages', async () => {
  const [ann, bob] = await newWriters(server);
  const hidden = await newWriter(server, 'Cora Hidden');
  const shown = await newWriter(server, 'Cora Shown');
  const closed = await newWriter(server, 'Cora Closed');
  const friend = await newWriter(server, 'Cora Friend');
  await befriend(ann, friend);
  await friend.messages.changePrivacy({ body: { whoMayWrite: 'contacts' } });
  for (const one of [shown, closed]) await one.profile.change({ body: { isShown: true } });
  await closed.messages.changePrivacy({ body: { whoMayWrite: 'nobody' } });
  const found = async (writer: Writer, q: string) =>
    (await writer.messages.searchPeople({ query: { q } })).items.map(({ id }) => id).sort();

  expect(await found(ann, 'cora')).toEqual([shown.id, friend.id].sort());
  expect(await found(bob, 'cora')).toEqual([shown.id]);
  expect(await found(hidden, 'cora hidden')).toEqual([]);
  await expect(found(ann, '')).rejects.toMatchObject({ code: 'invalid_input' });
});

test('a report stores a snapshot of the message and those around it', async () => {
  const [ann, bob, eve] = await newWriters(server);
  const id = await newGroup(ann, [bob, eve]);
  for (let n = 0; n < 12; n += 1) await send(ann, id, `before ${n}`);
  const { seq } = await send(bob, id, 'An insult');
  await send(eve, id, 'after');
  const report = (writer: Writer, personId = bob.id, message = { conversationId: id, seq }) =>
    writer.messages.report({
      body: { personId, message, reason: 'harassment', note: 'Please look.' },
    });
  await block(ann, bob.id);
  await report(ann);
  await bob.messages.deleteMessage({ params: { id, seq }, query: { for: 'everyone' } });
  await ann.messages.report({ body: { personId: bob.id, reason: 'spam' } });

  const rows = await server.services.db.select().from(messageReports);
  const [first] = rows;
  expect(rows).toHaveLength(2);
  expect(first).toMatchObject({ reporterId: ann.id, personId: bob.id, state: 'open', seq });
  expect(first?.snapshot).toHaveLength(12);
  expect(first?.snapshot.slice(-3)).toMatchObject([
    { from: 'reporter', body: 'before 11' },
    { from: 'reported', body: 'An insult', isDeleted: false },
    { from: 'other', body: 'after' },
  ]);
  expect(JSON.stringify(first?.snapshot)).not.toContain(bob.id);
  const stranger = await newWriter(server);
  expect(
    await codesOf([
      () => report(stranger),
      () => report(ann, eve.id),
      () => report(ann, randomUUID()),
      () => report(ann, ann.id),
      () => report(ann, bob.id, { conversationId: id, seq: 999 }),
    ]),
  ).toEqual([
    ...['message_not_found', 'message_not_found', 'person_not_found', 'person_not_found'],
    'message_not_found',
  ]);
});

test('reports are limited per minute', async () => {
  const [ann, bob] = await newWriters(server);
  const report = () => ann.messages.report({ body: { personId: bob.id, reason: 'spam' } });
  for (let n = 0; n < limits.reportsPerMinute; n += 1) await report();

  await expect(report()).rejects.toMatchObject({ code: 'rate_limited' });
});
