import { limits } from '@longhand/contract/limits';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { day, hour } from '../../platform/clock.ts';
import { runJob } from '../../testkit/jobs.ts';
import { useServer } from '../../testkit/server.ts';
import {
  befriend,
  codesOf,
  conversationOf,
  newGroup,
  newWriter,
  newWriters,
  send,
  type Writer,
} from '../testkit.ts';

const server = useServer();
const list = async (writer: Writer, query: object = {}) =>
  (await writer.messages.listConversations({ query })).items.map(({ id }) => id);

test('conversations are listed in pages, pinned ones first and then by last message', async () => {
  const [ann] = await newWriters(server);
  const ids: string[] = [];
  for (let n = 0; n < 5; n += 1) {
    server.clock.advance(hour);
    ids.unshift(await befriend(ann, await newWriter(server)));
  }
  await ann.messages.changeConversation({ params: { id: ids[4] ?? '' }, body: { isPinned: true } });
  const expected = [ids[4], ...ids.slice(0, 4)];
  expect(await list(ann)).toEqual(expected);

  const found: string[] = [];
  let before: string | null = null;
  do {
    const query: object = { size: 2, ...(before !== null && { before }) };
    const page = await ann.messages.listConversations({ query });
    found.push(...page.items.map(({ id }) => id));
    before = page.next;
  } while (before !== null);
  expect(found).toEqual(expected);
  for (const cursor of [
    'x',
    '1',
    '0.99999999999999999.x',
    '2.1.00000000-0000-0000-0000-000000000000',
  ]) {
    await expect(list(ann, { before: cursor })).rejects.toMatchObject({ code: 'invalid_input' });
  }
});

test('an archived conversation returns with a new message unless it is muted', async () => {
  const [ann, bob] = await newWriters(server);
  const id = await befriend(ann, bob);
  const change = (body: object) => ann.messages.changeConversation({ params: { id }, body });
  await change({ isArchived: true });
  expect([await list(ann), await list(ann, { show: 'archived' })]).toEqual([[], [id]]);
  await send(bob, id, 'Hello?');
  expect([await list(ann), await list(ann, { show: 'unread' })]).toEqual([[id], [id]]);
  expect(await ann.messages.readUnreadCount()).toEqual({ conversations: 1, requests: 0 });

  const mutedUntil = new Date(server.clock.now().getTime() + hour).toISOString();
  expect(await change({ isArchived: true, mutedUntil })).toMatchObject({ mutedUntil, unread: 2 });
  await send(bob, id, 'Hello!');
  expect(await list(ann, { show: 'archived' })).toEqual([id]);
  await change({ isArchived: false });
  expect(await ann.messages.readUnreadCount()).toEqual({ conversations: 0, requests: 0 });
  server.clock.advance(2 * hour);
  expect(await ann.messages.readUnreadCount()).toEqual({ conversations: 1, requests: 0 });
  expect(await change({ mutedUntil: null })).toMatchObject({ mutedUntil: null });
});

test('the number of pinned conversations is limited', async () => {
  const ann = await newWriter(server);
  const pin = async () => {
    server.clock.advance(10_000);
    const id = await befriend(await newWriter(server), ann);

    return ann.messages.changeConversation({ params: { id }, body: { isPinned: true } });
  };
  for (let n = 0; n < limits.pinnedConversationsMax; n += 1) await pin();

  await expect(pin()).rejects.toMatchObject({ code: 'pinned_limit' });
});

test('a user cannot read or change the conversations of others', async () => {
  const [ann, bob, eve] = await newWriters(server);
  const id = await befriend(ann, bob);
  const params = { id };
  const attempts = [
    () => eve.messages.readConversation({ params }),
    () => eve.messages.changeConversation({ params, body: { isPinned: true } }),
    () => eve.messages.saveDraft({ params, body: { text: 'x' } }),
    () => eve.messages.listMessages({ params, query: {} }),
    () => eve.messages.markRead({ params, body: { upTo: 1 } }),
    () => eve.messages.markUnread({ params, body: { from: 1 } }),
    () => eve.messages.sendTyping({ params }),
    () => eve.messages.answerRequest({ params, body: { isAccepted: true } }),
    () => eve.messages.deleteMessage({ params: { id, seq: 1 }, query: {} }),
    () => eve.messages.readSharedText({ params: { id, seq: 1 } }),
  ];

  expect(new Set(await codesOf(attempts))).toEqual(new Set(['conversation_not_found']));
  await eve.messages.markDelivered({ body: { items: [{ conversationId: id, upTo: 1 }] } });
  expect((await eve.messages.search({ query: { conversationId: id } })).items).toEqual([]);
});

test('conversations without a message are deleted after a month', async () => {
  const [ann, bob, eve] = await newWriters(server);
  const empty = await ann.messages.openDirect({ params: { id: bob.id } });
  const draft = await ann.messages.openDirect({ params: { id: eve.id } });
  await ann.messages.saveDraft({ params: { id: draft.id }, body: { text: 'Dear' } });
  server.clock.advance(31 * day);
  await runJob(server, 'messages-clear-empty-conversations');

  const { rows } = await server.services.db.execute(sql`select id from conversations`);
  expect(rows).toEqual([{ id: draft.id }]);
  expect(empty.id).not.toBe(draft.id);
});

test('a shared text or goal shows its current state until it is deleted or its owner leaves', async () => {
  const [ann, bob, eve] = await newWriters(server);
  const id = await newGroup(ann, [bob, eve]);
  const textId = crypto.randomUUID();
  const described = { title: 'The bar', kind: 'fiction', language: 'en' } as const;
  await bob.writingLab.createSample({
    body: { id: textId, ...described, text: 'The tide turned.' },
  });
  const goal = await bob.goals.create({
    body: { title: 'A draft', targetAmount: 500, startOn: '2026-11-01', endOn: '2026-11-30' },
  });
  await bob.goals.recordEntry({
    params: { clientId: crypto.randomUUID() },
    body: { amount: 120, source: 'manual' },
  });
  const share = (writer: Writer, shared: { type: 'text' | 'goal'; id: string }) =>
    writer.messages.send({
      params: { id },
      body: { clientId: crypto.randomUUID(), shared },
    });
  await expect(share(ann, { type: 'text', id: textId })).rejects.toMatchObject({
    code: 'shared_item_not_found',
  });
  await expect(share(bob, { type: 'goal', id: textId })).rejects.toMatchObject({
    code: 'shared_item_not_found',
  });
  const text = await share(bob, { type: 'text', id: textId });
  expect(await share(bob, { type: 'goal', id: goal.id })).toMatchObject({
    shared: { title: 'A draft', done: 120, target: 500, unit: 'word', isAvailable: true },
  });

  const params = { id, seq: text.seq };
  const shownTo = async (writer: Writer) =>
    (await writer.messages.listMessages({ params: { id }, query: { after: text.seq - 1 } }))
      .items[0]?.shared;
  const read = () => eve.messages.readSharedText({ params });
  expect(await shownTo(eve)).toMatchObject({ title: 'The bar', words: 3, isAvailable: true });
  expect(await read()).toMatchObject({ title: 'The bar', text: 'The tide turned.' });
  await expect(
    eve.messages.readSharedText({ params: { id, seq: text.seq + 1 } }),
  ).rejects.toMatchObject({ code: 'shared_item_not_found' });

  await bob.writingLab.removeSample({ params: { id: textId } });
  expect(await shownTo(eve)).toMatchObject({ title: '', words: null, isAvailable: false });
  await expect(read()).rejects.toMatchObject({ code: 'shared_item_not_found' });
  await bob.writingLab.restoreSample({ params: { id: textId } });
  expect(await read()).toMatchObject({ words: 3 });
  await bob.messages.leaveGroup({ params: { id } });
  await expect(read()).rejects.toMatchObject({ code: 'shared_item_not_found' });
  expect(await shownTo(ann)).toMatchObject({ title: '', isAvailable: false });
  expect(await conversationOf(ann, id)).toMatchObject({ memberCount: 2 });
});
