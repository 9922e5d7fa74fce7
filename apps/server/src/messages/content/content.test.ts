import { randomUUID } from 'node:crypto';
import { limits } from '@longhand/contract/limits';
import { expect, test } from 'vitest';
import { hour } from '../../platform/clock.ts';
import { useServer } from '../../testkit/server.ts';
import {
  befriend,
  conversationOf,
  newGroup,
  newWriter,
  newWriters,
  send,
  textsOf,
} from '../testkit.ts';

const server = useServer();

test('a sent message is listed for both members with its number and version', async () => {
  const [ann, bob] = await newWriters(server);
  const id = await befriend(ann, bob);
  const sent = await send(ann, id, 'The tide **turned**.');

  expect(sent).toMatchObject({ seq: 3, senderId: ann.id, body: 'The tide **turned**.' });
  expect(await textsOf(bob, id)).toEqual(['Hello.', 'Hello to you.', 'The tide **turned**.']);
  const { items } = await bob.messages.listConversations({ query: {} });
  expect(items).toMatchObject([
    { id, unread: 1, lastMessage: { excerpt: 'The tide turned.', senderId: ann.id } },
  ]);
});

test('a message sent twice with the same client id is stored once', async () => {
  const [ann, bob] = await newWriters(server);
  const id = await befriend(ann, bob);
  const other = await befriend(ann, await newWriter(server));
  const clientId = randomUUID();
  const sent = await Promise.all([
    send(ann, id, 'Once.', { clientId }),
    send(ann, id, 'Once.', { clientId }),
    send(ann, id, 'Once.', { clientId }),
  ]);

  expect(new Set(sent.map(({ seq }) => seq)).size).toBe(1);
  expect(await send(ann, other, 'Once.', { clientId })).toMatchObject({ conversationId: id });
  expect(await textsOf(bob, id)).toEqual(['Hello.', 'Hello to you.', 'Once.']);
});

test('an empty, an overlong and a misdirected message are refused', async () => {
  const [ann, bob, eve] = await newWriters(server);
  const id = await befriend(ann, bob);

  await expect(send(ann, id, ' \n')).rejects.toMatchObject({ code: 'message_empty' });
  await expect(send(ann, id, 'x'.repeat(100_000))).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(send(eve, id, 'Hi')).rejects.toMatchObject({ code: 'conversation_not_found' });
  await expect(send(ann, randomUUID(), 'Hi')).rejects.toMatchObject({
    code: 'conversation_not_found',
  });
  await expect(send(ann, id, 'Hi', { replyToSeq: 99 })).rejects.toMatchObject({
    code: 'message_not_found',
  });
  await expect(send(ann, id, 'Hi', { attachmentIds: [randomUUID()] })).rejects.toMatchObject({
    code: 'attachment_not_found',
  });
});

test('messages can be listed before, after and around a number, from a day, and by changes', async () => {
  const [ann, bob] = await newWriters(server);
  const id = await befriend(ann, bob);
  for (let n = 3; n <= 9; n += 1) {
    server.clock.advance(hour);
    await send(ann, id, `${n}`);
  }
  const list = async (query: object) => {
    const page = await bob.messages.listMessages({ params: { id }, query: { size: 3, ...query } });

    return [page.items.map(({ seq }) => seq), page.hasEarlier, page.hasLater];
  };
  const sixth = (await bob.messages.listMessages({ params: { id }, query: { around: 6, size: 1 } }))
    .items[0];

  expect(await list({})).toEqual([[7, 8, 9], true, false]);
  expect(await list({ before: 4 })).toEqual([[1, 2, 3], false, true]);
  expect(await list({ before: 1 })).toEqual([[], false, true]);
  expect(await list({ after: 8 })).toEqual([[9], true, false]);
  expect(await list({ after: 9 })).toEqual([[], true, false]);
  expect(await list({ around: 6 })).toEqual([[5, 6, 7], true, true]);
  expect(await list({ from: sixth?.sentAt })).toEqual([[6, 7, 8], true, true]);
  await expect(list({ before: 'x' })).rejects.toMatchObject({ code: 'invalid_input' });

  const { version } = await bob.messages.listMessages({ params: { id }, query: {} });
  await ann.messages.editMessage({ params: { id, seq: 4 }, body: { body: 'four' } });
  await bob.messages.react({ params: { id, seq: 3 }, body: { emoji: '👍', isOn: true } });
  const changed = await bob.messages.listMessages({
    params: { id },
    query: { changedSince: version, size: 1 },
  });
  expect(changed).toMatchObject({ items: [{ seq: 4, body: 'four' }], hasLater: true });
  const next = changed.items[0]?.version ?? 0;
  expect(
    await bob.messages.listMessages({ params: { id }, query: { changedSince: next } }),
  ).toMatchObject({ items: [{ seq: 3 }], hasLater: false, version: version + 2 });
});

test('reactions are counted per emoji, and their number is limited', async () => {
  const [ann, bob] = await newWriters(server);
  const id = await befriend(ann, bob);
  const params = { id, seq: 1 };
  const react = (writer: typeof ann, emoji: string, isOn = true) =>
    writer.messages.react({ params, body: { emoji, isOn } });
  await react(ann, '🎉');
  await react(bob, '🎉');
  await react(bob, '🎉');
  expect((await react(bob, '👩‍👩‍👧')).reactions).toEqual([
    { emoji: '🎉', count: 2, isOwn: true, userIds: [ann.id, bob.id].sort() },
    { emoji: '👩‍👩‍👧', count: 1, isOwn: true, userIds: [bob.id] },
  ]);
  expect((await react(bob, '🎉', false)).reactions[0]).toMatchObject({ count: 1, isOwn: false });

  await expect(react(bob, 'no')).rejects.toMatchObject({ code: 'invalid_input' });
  const emoji = Array.from({ length: 500 }, (_, n) => String.fromCodePoint(0x1f400 + n));
  const given = emoji.filter((one) => /^\p{RGI_Emoji}$/v.test(one)).slice(0, 500);
  let refusals = 0;
  for (const one of given.slice(0, 30)) {
    await react(ann, one).catch(({ code }) => {
      expect(code).toBe('reaction_limit');
      refusals += 1;
    });
  }
  expect(refusals).toBe(30 - (limits.reactionsMax - 2));
});

test('pins are shared by all members, stars are private', async () => {
  const [ann, bob, eve] = await newWriters(server);
  const id = await befriend(ann, bob);
  const params = { id, seq: 1 };
  expect(
    await bob.messages.changeMessage({ params, body: { isPinned: true, isStarred: true } }),
  ).toMatchObject({ isPinned: true, isStarred: true });
  const { items } = await ann.messages.listMessages({ params: { id }, query: {} });
  expect(items[0]).toMatchObject({ isPinned: true, isStarred: false });
  const found = (query: object) =>
    bob.messages.search({ query: { ...query } }).then((page) => page.items.map(({ seq }) => seq));
  expect(await found({ isStarred: 'true' })).toEqual([1]);
  expect(await found({ isPinned: 'true' })).toEqual([1]);

  await expect(
    eve.messages.changeMessage({ params, body: { isPinned: true } }),
  ).rejects.toMatchObject({ code: 'conversation_not_found' });
  await ann.messages.changeMessage({ params, body: { isPinned: false } });
  for (let n = 0; n <= limits.pinnedMessagesMax; n += 1) {
    server.clock.advance(2_000);
    const { seq } = await send(ann, id, `${n}`);
    const pin = ann.messages.changeMessage({ params: { id, seq }, body: { isPinned: true } });
    if (n < limits.pinnedMessagesMax) await pin;
    else await expect(pin).rejects.toMatchObject({ code: 'pinned_limit' });
  }
});

test('members are mentioned by their username', async () => {
  const [ann, bob, eve] = await newWriters(server);
  const id = await newGroup(ann, [bob, eve]);
  await bob.account.changeAccount({ body: { username: 'bob-of-the-ferry' } });
  const stranger = await newWriter(server);
  await stranger.account.changeAccount({ body: { username: 'stranger' } });
  const sent = await send(ann, id, 'Ask @Bob-of-the-Ferry, not @stranger or x@bob-of-the-ferry.');

  expect(sent.mentions).toEqual([bob.id]);
  expect(await conversationOf(bob, id)).toMatchObject({ isMentioned: true });
  expect(await conversationOf(eve, id)).toMatchObject({ isMentioned: false });
});

test('more than sixty messages a minute are refused', async () => {
  const [ann, bob] = await newWriters(server);
  const id = await befriend(ann, bob);
  for (let n = 1; n < limits.messagesPerMinute; n += 1) await send(ann, id, `${n}`);

  await expect(send(ann, id, 'x')).rejects.toMatchObject({ status: 429, code: 'rate_limited' });
});

test('messages keep their order, and can be edited and read, when the clock is set back', async () => {
  const [ann, bob] = await newWriters(server);
  const id = await befriend(ann, bob);
  const before = await send(ann, id, 'Before');
  server.clock.advance(-3 * hour);
  const after = await send(bob, id, 'After');
  for (const [writer, { seq }, body] of [
    [ann, before, 'Before, edited'],
    [bob, after, 'After, edited'],
  ] as const) {
    await writer.messages.editMessage({ params: { id, seq }, body: { body } });
  }

  expect((await textsOf(bob, id)).slice(-2)).toEqual(['Before, edited', 'After, edited']);
  expect(await conversationOf(ann, id)).toMatchObject({
    ...{ unread: 1, lastMessage: { seq: after.seq } },
  });
  await ann.messages.markRead({ params: { id }, body: { upTo: after.seq } });
  expect(await conversationOf(ann, id)).toMatchObject({ unread: 0 });
});
