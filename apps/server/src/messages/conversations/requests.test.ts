import { randomUUID } from 'node:crypto';
import { limits } from '@longhand/contract/limits';
import { expect, test } from 'vitest';
import { day } from '../../platform/clock.ts';
import { useServer } from '../../testkit/server.ts';
import {
  befriend,
  conversationOf,
  newGroup,
  newWriter,
  newWriters,
  send,
  textsOf,
  type Writer,
} from '../testkit.ts';

const server = useServer();
const open = (from: Writer, to: Writer) => from.messages.openDirect({ params: { id: to.id } });
const list = async (writer: Writer, show: 'inbox' | 'requests' = 'inbox') =>
  (await writer.messages.listConversations({ query: { show } })).items.map(({ id }) => id);

test('two people share one conversation, which the other person sees from the first message on', async () => {
  const [ann, bob] = await newWriters(server);
  const { id, others, memberCount } = await open(ann, bob);
  expect((await open(ann, bob)).id).toBe(id);
  expect({ others, memberCount }).toMatchObject({ others: [{ id: bob.id }], memberCount: 2 });
  expect([await list(ann), await list(bob), await list(bob, 'requests')]).toEqual([[], [], []]);
  await expect(conversationOf(bob, id)).rejects.toMatchObject({ code: 'conversation_not_found' });
  await ann.messages.saveDraft({ params: { id }, body: { text: 'Dear' } });
  expect(await list(ann)).toEqual([id]);

  await send(ann, id, 'Hello.');
  expect([await list(ann), await list(bob), await list(bob, 'requests')]).toEqual([[id], [], [id]]);
  expect(await conversationOf(ann, id)).toMatchObject({ state: 'active', draft: '' });
  expect(await conversationOf(bob, id)).toMatchObject({ state: 'request', unread: 1 });
  expect((await open(bob, ann)).id).toBe(id);
  expect(await bob.messages.readUnreadCount()).toEqual({ conversations: 0, requests: 1 });
});

test('two people who open a conversation with each other at the same time get the same one', async () => {
  const [ann, bob] = await newWriters(server);
  const opened = await Promise.all([open(ann, bob), open(bob, ann), open(ann, bob)]);

  expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
  await send(ann, opened[0].id, 'Hello.');
  expect(await conversationOf(bob, opened[0].id)).toMatchObject({ state: 'active', unread: 1 });
});

test('a stranger sends at most three plain messages until the request is accepted', async () => {
  const [ann, bob] = await newWriters(server);
  const { id } = await open(ann, bob);
  const refusals = [
    'See https://spam.example',
    '[here](spam.example/x)',
    'www.spam.example',
    'spam.example/offer',
  ];
  for (const body of refusals) {
    await expect(send(ann, id, body)).rejects.toMatchObject({ code: 'request_text_only' });
  }
  expect(await list(bob, 'requests')).toEqual([]);
  const { seq } = await send(ann, id, 'One. Two.');
  const edit = ann.messages.editMessage({
    params: { id, seq },
    body: { body: 'http://x.example' },
  });
  await expect(edit).rejects.toMatchObject({ code: 'request_text_only' });
  const file = await ann.messages.addAttachment({
    body: { name: 'a.txt', content: Buffer.from('Hi').toString('base64') },
  });
  const withFile = send(ann, id, 'x', { attachmentIds: [file.id] });
  await expect(withFile).rejects.toMatchObject({ code: 'request_text_only' });
  await send(ann, id, 'Two');
  await send(ann, id, 'Three');
  await expect(send(ann, id, 'Four')).rejects.toMatchObject({ code: 'request_pending' });

  await bob.messages.answerRequest({ params: { id }, body: { isAccepted: true } });
  await bob.messages.answerRequest({ params: { id }, body: { isAccepted: true } });
  await send(ann, id, 'See https://fine.example', { attachmentIds: [file.id] });
  expect(await conversationOf(bob, id)).toMatchObject({ state: 'active', unread: 4 });
});

test('writing back accepts a request', async () => {
  const [ann, bob] = await newWriters(server);
  const { id } = await open(ann, bob);
  await send(ann, id, 'Hello.');
  await send(bob, id, 'Hello to you.');

  expect(await conversationOf(bob, id)).toMatchObject({ state: 'active' });
  await send(ann, id, 'See https://fine.example');
});

test('a declined request disappears, and its sender sees no difference', async () => {
  const [ann, bob] = await newWriters(server);
  const { id } = await open(ann, bob);
  await send(ann, id, 'Hello.');
  const seenByAnn = await conversationOf(ann, id);
  await bob.messages.answerRequest({ params: { id }, body: { isAccepted: false } });

  expect(await list(bob, 'requests')).toEqual([]);
  expect(await bob.messages.readUnreadCount()).toEqual({ conversations: 0, requests: 0 });
  await expect(conversationOf(bob, id)).rejects.toMatchObject({ code: 'conversation_not_found' });
  expect(await conversationOf(ann, id)).toEqual(seenByAnn);
  await send(ann, id, 'Are you there?');
  expect(await list(bob, 'requests')).toEqual([]);

  await open(bob, ann);
  expect(await textsOf(bob, id)).toEqual(['Hello.', 'Are you there?']);
});

test('members of a common group write to each other without a request', async () => {
  const [ann, bob, eve] = await newWriters(server);
  await newGroup(ann, [bob, eve]);
  const { id } = await open(bob, eve);
  await send(bob, id, 'See https://fine.example');

  expect(await conversationOf(eve, id)).toMatchObject({ state: 'active' });
});

test('a user can accept messages from contacts only, or from nobody', async () => {
  const [ann, bob, eve] = await newWriters(server);
  const known = await befriend(bob, ann);
  const set = (whoMayWrite: 'everyone' | 'contacts' | 'nobody') =>
    ann.messages.changePrivacy({ body: { whoMayWrite } });
  const group = (writer: Writer) =>
    writer.messages.createGroup({
      params: { id: randomUUID() },
      body: { title: 'Us', userIds: [ann.id] },
    });
  await set('contacts');
  await expect(open(eve, ann)).rejects.toMatchObject({ code: 'person_not_found' });
  await expect(group(eve)).rejects.toMatchObject({ code: 'person_not_found' });
  expect((await open(bob, ann)).id).toBe(known);
  await group(bob);

  await set('nobody');
  await expect(group(bob)).rejects.toMatchObject({ code: 'person_not_found' });
  await send(bob, known, 'Still here.');

  await set('everyone');
  const { id } = await open(eve, ann);
  await set('nobody');
  await expect(send(eve, id, 'Hello.')).rejects.toMatchObject({ code: 'person_not_found' });
  expect(await ann.messages.readPrivacy()).toEqual({
    ...{ whoMayWrite: 'nobody', sharesReceipts: true, sharesTyping: true, sharesPresence: true },
  });
});

test('messages to oneself and to people who do not exist are refused', async () => {
  const [ann] = await newWriters(server);

  await expect(open(ann, ann)).rejects.toMatchObject({ code: 'message_to_self' });
  await expect(open(ann, { ...ann, id: randomUUID() })).rejects.toMatchObject({
    code: 'person_not_found',
  });
});

test('new accounts start fewer conversations per day than others', async () => {
  const ann = await newWriter(server);
  const start = async () => {
    const { id } = await open(ann, await newWriter(server));

    return send(ann, id, 'Hello.');
  };
  const startUpTo = async (limit: number) => {
    for (let n = 0; n < limit; n += 1) {
      server.clock.advance(2_000);
      await start();
    }
    await expect(start()).rejects.toMatchObject({ status: 409, code: 'conversation_limit' });
  };
  await startUpTo(limits.newConversationsPerDay / 5);
  const group = ann.messages.createGroup({
    params: { id: randomUUID() },
    body: { title: 'Us', userIds: [(await newWriter(server)).id] },
  });
  await expect(group).rejects.toMatchObject({ code: 'conversation_limit' });

  server.clock.advance(7 * day);
  await startUpTo(limits.newConversationsPerDay);
});
