import { randomUUID } from 'node:crypto';
import { limits } from '@longhand/contract/limits';
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

const server = useServer();
const systemOf = async (writer: Writer, id: string) =>
  (await writer.messages.listMessages({ params: { id }, query: { size: 100 } })).items.flatMap(
    ({ system }) => system?.event ?? [],
  );
const rolesIn = async (writer: Writer, id: string) =>
  Object.fromEntries(
    (await conversationOf(writer, id)).members.map((one) => [one.id, `${one.role} ${one.state}`]),
  );

test('a group is created once and can be renamed', async () => {
  const [ann, bob, eve] = await newWriters(server);
  await befriend(ann, bob);
  const id = randomUUID();
  const create = (writer: Writer, userIds = [bob.id, bob.id, ann.id]) =>
    writer.messages.createGroup({ params: { id }, body: { title: 'Ferry tales', userIds } });
  expect(await create(ann)).toMatchObject({
    ...{ id, kind: 'group', title: 'Ferry tales', memberCount: 2, role: 'owner', unread: 0 },
    others: [{ id: bob.id }],
  });
  await create(ann);
  await expect(create(eve, [ann.id])).rejects.toMatchObject({ code: 'conversation_not_found' });
  await expect(create(ann, [])).rejects.toMatchObject({ code: 'invalid_input' });

  await bob.messages.renameGroup({ params: { id }, body: { title: 'Harbor' } });
  await bob.messages.renameGroup({ params: { id }, body: { title: 'Harbor' } });
  expect(await systemOf(ann, id)).toEqual(['group_created', 'group_renamed']);
  expect(await conversationOf(ann, id)).toMatchObject({
    ...{ title: 'Harbor', unread: 0 },
    lastMessage: { system: { event: 'group_renamed', userIds: [bob.id], title: 'Harbor' } },
  });
});

test('a group of unknown people, or of oneself only, is refused', async () => {
  const [ann] = await newWriters(server);
  for (const userIds of [[randomUUID()], [ann.id]]) {
    const group = ann.messages.createGroup({
      params: { id: randomUUID() },
      body: { title: 'Us', userIds },
    });
    await expect(group).rejects.toMatchObject({ code: 'person_not_found' });
  }
});

test('strangers become active in a group when they accept the request', async () => {
  const [ann, bob, eve] = await newWriters(server);
  const id = randomUUID();
  const body = { title: 'Us', userIds: [bob.id, eve.id] };
  await ann.messages.createGroup({ params: { id }, body });
  await send(ann, id, 'Hello, all.');
  expect(await conversationOf(bob, id)).toMatchObject({ state: 'request', unread: 1 });
  await expect(
    bob.messages.addMembers({ params: { id }, body: { userIds: [randomUUID()] } }),
  ).rejects.toMatchObject({ code: 'conversation_not_found' });
  await bob.messages.answerRequest({ params: { id }, body: { isAccepted: true } });
  await eve.messages.answerRequest({ params: { id }, body: { isAccepted: false } });

  await send(bob, id, 'Hello.');
  await expect(conversationOf(eve, id)).rejects.toMatchObject({ code: 'conversation_not_found' });
  expect(await rolesIn(ann, id)).toEqual({
    ...{ [ann.id]: 'owner active', [bob.id]: 'member active', [eve.id]: 'member request' },
  });
});

test('members see only the messages sent during their membership', async () => {
  const [ann, bob, eve] = await newWriters(server);
  const id = await newGroup(ann, [bob]);
  await befriend(ann, eve);
  const early = await send(ann, id, 'Before Eve');
  await bob.messages.addMembers({ params: { id }, body: { userIds: [eve.id] } });
  await eve.messages.answerRequest({ params: { id }, body: { isAccepted: true } });
  const reply = await send(ann, id, 'With Eve', { replyToSeq: early.seq });
  await ann.messages.removeMember({ params: { id, userId: eve.id } });
  const late = await send(ann, id, 'After Eve');
  await ann.messages.changeMessage({ params: { id, seq: early.seq }, body: { isPinned: true } });
  await ann.messages.changeMessage({ params: { id, seq: late.seq }, body: { isPinned: true } });

  expect(await textsOf(eve, id)).toEqual(['With Eve']);
  const { items } = await eve.messages.listMessages({
    params: { id },
    query: { around: reply.seq },
  });
  expect(items.find(({ seq }) => seq === reply.seq)?.replyTo).toMatchObject({ body: '' });
  expect(
    (await eve.messages.search({ query: { q: 'eve' } })).items.map(({ body }) => body),
  ).toEqual(['With Eve']);
  const pinned = { conversationId: id, isPinned: 'true' } as const;
  expect((await eve.messages.search({ query: pinned })).items).toEqual([]);
  for (const { seq } of [early, late]) {
    await expect(eve.messages.listEdits({ params: { id, seq } })).rejects.toMatchObject({
      code: 'message_not_found',
    });
  }
  const seen = await conversationOf(eve, id);
  expect(seen).toMatchObject({
    state: 'removed',
    lastMessage: { system: { event: 'member_removed' } },
  });
  expect(seen.lastSeq).toBe(late.seq - 1);
  const attempts = [
    () => send(eve, id, 'Hello?'),
    () => eve.messages.react({ params: { id, seq: reply.seq }, body: { emoji: '👍', isOn: true } }),
    () => eve.messages.renameGroup({ params: { id }, body: { title: 'Mine' } }),
    () => eve.messages.leaveGroup({ params: { id } }),
  ];
  expect(new Set(await codesOf(attempts))).toEqual(new Set(['conversation_not_found']));

  await ann.messages.addMembers({ params: { id }, body: { userIds: [eve.id] } });
  await send(ann, id, 'Eve again');
  expect(await textsOf(eve, id)).toEqual(['With Eve', 'Eve again']);
});

test('a former member sees messages as they were when they left', async () => {
  const [ann, bob, eve] = await newWriters(server);
  const id = await newGroup(ann, [bob, eve]);
  const { seq } = await send(ann, id, 'First');
  const params = { id, seq };
  const edit = (body: string) => ann.messages.editMessage({ params, body: { body } });
  server.clock.advance(1_000);
  await edit('Second');
  server.clock.advance(1_000);
  await eve.messages.leaveGroup({ params: { id } });
  server.clock.advance(1_000);
  await edit('Third, a secret');
  await edit('Fourth, a secret');

  expect([await textsOf(eve, id), await textsOf(bob, id)]).toEqual([
    ['Second'],
    ['Fourth, a secret'],
  ]);
  expect((await eve.messages.listEdits({ params })).items).toMatchObject([{ body: 'First' }]);
  expect((await eve.messages.search({ query: { q: 'secret' } })).items).toEqual([]);
  expect((await bob.messages.search({ query: { q: 'secret' } })).items).toHaveLength(1);
});

test('a former member sees the group name from when they left', async () => {
  const [ann, bob, eve] = await newWriters(server);
  const id = await newGroup(ann, [bob, eve]);
  const rename = (title: string) => ann.messages.renameGroup({ params: { id }, body: { title } });
  const titleFor = async (writer: Writer) => {
    const { items } = await writer.messages.listConversations({ query: {} });

    return [items.find((one) => one.id === id)?.title, (await conversationOf(writer, id)).title];
  };
  await bob.messages.leaveGroup({ params: { id } });
  await rename('Second');
  await ann.messages.removeMember({ params: { id, userId: eve.id } });
  await rename('Third, a secret');
  expect(await titleFor(bob)).toEqual(['A group', 'A group']);
  expect(await titleFor(eve)).toEqual(['Second', 'Second']);
  expect(await titleFor(ann)).toEqual(['Third, a secret', 'Third, a secret']);

  await ann.messages.addMembers({ params: { id }, body: { userIds: [bob.id] } });
  expect((await conversationOf(bob, id)).title).toBe('Third, a secret');
});

test('only owners remove members and appoint owners, and one owner remains', async () => {
  const [ann, bob, eve] = await newWriters(server);
  const id = await newGroup(ann, [bob, eve]);
  const remove = (writer: Writer, userId: string) =>
    writer.messages.removeMember({ params: { id, userId } });
  const setRole = (writer: Writer, userId: string, role: 'owner' | 'member') =>
    writer.messages.changeMemberRole({ params: { id, userId }, body: { role } });
  await expect(remove(bob, eve.id)).rejects.toMatchObject({ code: 'group_owner_only' });
  await expect(setRole(bob, bob.id, 'owner')).rejects.toMatchObject({ code: 'group_owner_only' });
  await expect(setRole(ann, ann.id, 'member')).rejects.toMatchObject({ code: 'group_last_owner' });
  await expect(remove(ann, randomUUID())).rejects.toMatchObject({ code: 'person_not_found' });

  await setRole(ann, bob.id, 'owner');
  await setRole(bob, ann.id, 'member');
  expect(await rolesIn(eve, id)).toMatchObject({
    ...{ [ann.id]: 'member active', [bob.id]: 'owner active' },
  });
  await remove(bob, eve.id);
  await expect(remove(bob, eve.id)).rejects.toMatchObject({ code: 'person_not_found' });
  expect(await systemOf(ann, id)).toEqual(['group_created', 'owner_changed', 'member_removed']);
});

test('when the last owner leaves, the longest-standing member becomes owner', async () => {
  const [ann, bob, eve] = await newWriters(server);
  const id = await newGroup(ann, [bob]);
  server.clock.advance(1_000);
  await befriend(ann, eve);
  await ann.messages.addMembers({ params: { id }, body: { userIds: [eve.id] } });
  await ann.messages.leaveGroup({ params: { id } });

  expect(await rolesIn(bob, id)).toEqual({
    ...{ [ann.id]: 'member left', [bob.id]: 'owner active', [eve.id]: 'member active' },
  });
  expect(await conversationOf(ann, id)).toMatchObject({ state: 'left', unread: 0 });
  await bob.messages.addMembers({ params: { id }, body: { userIds: [ann.id] } });
  expect(await conversationOf(ann, id)).toMatchObject({ state: 'request' });
  await bob.messages.leaveGroup({ params: { id } });
  await eve.messages.leaveGroup({ params: { id } });
  expect(await textsOf(bob, id)).toEqual([]);
});

test('a group has at most a hundred members, and a direct conversation cannot become a group', async () => {
  const [ann, bob, eve] = await newWriters(server);
  const direct = await befriend(ann, bob);
  const add = (id: string, userIds: string[]) =>
    ann.messages.addMembers({ params: { id }, body: { userIds } });
  await expect(add(direct, [eve.id])).rejects.toMatchObject({ code: 'conversation_not_found' });
  await expect(ann.messages.leaveGroup({ params: { id: direct } })).rejects.toMatchObject({
    code: 'conversation_not_found',
  });

  const id = await newGroup(ann, [bob]);
  const ids: string[] = [];
  for (let n = 2; n < limits.groupMembersMax; n += 1) ids.push((await newWriter(server)).id);
  await add(id, ids);
  await add(id, ids);
  await expect(add(id, [eve.id])).rejects.toMatchObject({ code: 'group_full' });
  expect(await conversationOf(ann, id)).toMatchObject({ memberCount: limits.groupMembersMax });
  expect((await conversationOf(ann, id)).others).toHaveLength(8);
});
