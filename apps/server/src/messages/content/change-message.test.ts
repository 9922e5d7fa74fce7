import { limits } from '@longhand/contract/limits';
import { expect, test } from 'vitest';
import { hour } from '../../platform/clock.ts';
import { useServer } from '../../testkit/server.ts';
import { befriend, codesOf, conversationOf, newWriters, send, textsOf } from '../testkit.ts';

const server = useServer();

test('a sender can edit a message within a day, and earlier texts stay readable', async () => {
  const [ann, bob, eve] = await newWriters(server);
  const id = await befriend(ann, bob);
  const { seq } = await send(ann, id, 'First');
  const params = { id, seq };
  await ann.messages.editMessage({ params, body: { body: 'Second' } });
  expect(await ann.messages.editMessage({ params, body: { body: 'Third' } })).toMatchObject({
    body: 'Third',
    editedAt: expect.any(String),
  });

  expect((await bob.messages.listEdits({ params })).items.map(({ body }) => body)).toEqual([
    'First',
    'Second',
  ]);
  const edit = (writer: typeof ann, body = 'x') =>
    writer.messages.editMessage({ params, body: { body } });
  await expect(edit(bob)).rejects.toMatchObject({ code: 'message_not_found' });
  await expect(edit(eve)).rejects.toMatchObject({ code: 'conversation_not_found' });
  await expect(eve.messages.listEdits({ params })).rejects.toMatchObject({
    code: 'conversation_not_found',
  });
  await expect(edit(ann, ' ')).rejects.toMatchObject({ code: 'message_empty' });
  server.clock.advance(limits.messageEditHours * hour + 1);
  await expect(edit(ann)).rejects.toMatchObject({ code: 'message_edit_closed' });
});

test('only the latest texts of a message edited very often are stored', async () => {
  const [ann, bob] = await newWriters(server);
  const id = await befriend(ann, bob);
  const { seq } = await send(ann, id, '0');
  for (let n = 1; n <= limits.messageEditsMax + 3; n += 1) {
    await ann.messages.editMessage({ params: { id, seq }, body: { body: `${n}` } });
  }

  const { items } = await bob.messages.listEdits({ params: { id, seq } });
  expect(items).toHaveLength(limits.messageEditsMax);
  expect(items[0]?.body).toBe('3');
});

test('a message deleted for everyone keeps its place without content', async () => {
  const [ann, bob] = await newWriters(server);
  const id = await befriend(ann, bob);
  const { seq } = await send(ann, id, 'A secret');
  const reply = await send(bob, id, 'What?', { replyToSeq: seq });
  expect(reply.replyTo).toEqual({ seq, senderId: ann.id, body: 'A secret' });
  await ann.messages.editMessage({ params: { id, seq }, body: { body: 'Another secret' } });
  const params = { id, seq };

  await expect(
    bob.messages.deleteMessage({ params, query: { for: 'everyone' } }),
  ).rejects.toMatchObject({ code: 'message_not_found' });
  await ann.messages.deleteMessage({ params, query: { for: 'everyone' } });
  await ann.messages.deleteMessage({ params, query: { for: 'everyone' } });
  const { items } = await bob.messages.listMessages({ params: { id }, query: { after: 2 } });
  expect(items).toMatchObject([
    { seq, isDeleted: true, body: '', senderId: ann.id },
    { replyTo: { seq, body: '' } },
  ]);
  expect((await bob.messages.listEdits({ params })).items).toEqual([]);
  const attempts = [
    () => bob.messages.react({ params, body: { emoji: '👍', isOn: true } }),
    () => bob.messages.changeMessage({ params, body: { isPinned: true } }),
    () => bob.messages.changeMessage({ params, body: { isStarred: true } }),
    () => ann.messages.editMessage({ params, body: { body: 'x' } }),
    () => send(bob, id, 'Hi', { replyToSeq: seq }),
  ];
  expect(new Set(await codesOf(attempts))).toEqual(new Set(['message_not_found']));
});

test('a message that a user deletes for themselves remains for the others and disappears from the user’s other devices', async () => {
  const [ann, bob] = await newWriters(server);
  const id = await befriend(ann, bob);
  const { seq, version } = await send(ann, id, 'Noise');
  const params = { id, seq };
  await bob.messages.deleteMessage({ params, query: {} });
  await bob.messages.deleteMessage({ params, query: {} });

  expect(await textsOf(bob, id)).not.toContain('Noise');
  expect(await textsOf(ann, id)).toContain('Noise');
  expect(await conversationOf(bob, id)).toMatchObject({ unread: 0, lastMessage: { seq: 2 } });
  const query = { changedSince: version };
  expect((await bob.messages.listMessages({ params: { id }, query })).items).toMatchObject([
    { seq, isHidden: true, isDeleted: true, body: '' },
  ]);
  expect((await ann.messages.listMessages({ params: { id }, query })).items).toEqual([]);
});
