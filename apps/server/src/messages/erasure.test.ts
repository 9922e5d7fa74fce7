import { expect, test } from 'vitest';
import { eraseUserData } from '../platform/personal-data.ts';
import { slices } from '../slices.ts';
import { useServer } from '../testkit/server.ts';
import { conversations } from './tables.ts';
import {
  befriend,
  codesOf,
  conversationOf,
  newGroup,
  newWriters,
  send,
  textsOf,
  type Writer,
} from './testkit.ts';

const server = useServer();
const erase = ({ id }: Writer) => eraseUserData({ db: server.services.db, slices }, id);

test('messages of a deleted account remain without its name', async () => {
  const [ann, bob, eve] = await newWriters(server);
  await ann.account.changeAccount({ body: { username: 'ann-gone' } });
  const group = await newGroup(ann, [bob, eve]);
  const { id: direct } = await bob.messages.openDirect({ params: { id: ann.id } });
  const { seq } = await send(ann, group, 'Remember me');
  await bob.messages.markRead({ params: { id: group }, body: { upTo: seq - 1 } });
  const mention = await send(bob, group, 'To @ann-gone', { replyToSeq: seq });
  expect(mention.mentions).toEqual([ann.id]);
  const { version } = await conversationOf(eve, group);
  await erase(ann);

  const { items } = await eve.messages.listMessages({ params: { id: group }, query: {} });
  expect(items).toMatchObject([
    { system: { event: 'group_created' }, senderId: null },
    { body: 'Remember me', senderId: null },
    { body: 'To @ann-gone', mentions: [], replyTo: { senderId: null, body: 'Remember me' } },
  ]);
  expect(JSON.stringify(items)).not.toContain(ann.id);
  const seen = await conversationOf(eve, group);
  expect(seen).toMatchObject({ memberCount: 2, unread: 2, version: version + 3 });
  expect(seen.members.find((one) => one.role === 'owner')?.id).toBe(bob.id);
  const query = { changedSince: version, size: 2 };
  expect(await eve.messages.listMessages({ params: { id: group }, query })).toMatchObject({
    ...{ items: [{ seq: 1 }, { seq }], hasLater: true },
  });

  expect(await textsOf(bob, direct)).toEqual(['Hello.', 'Hello to you.']);
  expect(await conversationOf(bob, direct)).toMatchObject({ others: [], memberCount: 1 });
  expect(await codesOf([() => send(bob, direct, 'Hello?')])).toEqual(['person_not_found']);
});

test('a conversation is deleted with its last member', async () => {
  const [ann, bob] = await newWriters(server);
  await befriend(ann, bob);
  await ann.messages.openDirect({ params: { id: (await newWriters(server))[0].id } });
  await erase(ann);
  expect(await server.services.db.select().from(conversations)).toHaveLength(1);
  await erase(bob);
  expect(await server.services.db.select().from(conversations)).toEqual([]);
});

test('an account about to be deleted is shown without its name', async () => {
  const [ann, bob] = await newWriters(server);
  const id = await befriend(ann, bob);
  await ann.account.deleteAccount({ body: { email: ann.email } });

  expect((await conversationOf(bob, id)).others).toEqual([
    { id: ann.id, name: null, username: null, avatarUrl: null },
  ]);
  expect(await codesOf([() => send(bob, id, 'Hello?')])).toEqual(['person_not_found']);
});
