import { randomUUID } from 'node:crypto';
import { limits } from '@longhand/contract/limits';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildUser } from '../testkit/build-user.ts';
import { clientsFor } from '../testkit/clients.ts';
import { runJobs } from '../testkit/jobs.ts';
import { useServer } from '../testkit/server.ts';

const server = useServer();
const refused = (code: string) => expect.objectContaining({ code });

async function newUser(displayName: string) {
  const user = await buildUser(server, { displayName });

  return { id: user.id, ...(await clientsFor(server, user)) };
}

type User = Awaited<ReturnType<typeof newUser>>;

/** A writer with a visible profile. */
async function newWriter(): Promise<User> {
  const writer = await newUser('Dorrie Pask');
  await writer.profile.change({ body: { isShown: true } });

  return writer;
}

/** Publishes a new text of a writer; returns its id. */
async function publish(writer: User, title: string): Promise<string> {
  const id = randomUUID();
  await writer.writingLab.createSample({
    body: { id, title, kind: 'fiction', language: 'en', text: 'The tide turned.' },
  });
  await writer.profile.publishText({ params: { textId: id } });
  await runJobs(server);

  return id;
}

const follow = (user: User, { id }: User) => user.profile.follow({ params: { id } });
const unfollow = (user: User, { id }: User) => user.profile.unfollow({ params: { id } });

/** The titles of the texts that a user was notified of. */
async function titlesFor(user: User) {
  const { items } = await user.notifications.list({ query: { category: 'following' } });

  return items.flatMap((item) => (item.kind === 'text_published' ? [item.params.title] : []));
}

test('a follower is notified once of each text that is published', async () => {
  const [writer, ann] = [await newWriter(), await newUser('Ann')];
  await publish(writer, 'Before');
  await follow(ann, writer);
  await follow(ann, writer);
  const textId = await publish(writer, 'The bar');
  await writer.profile.unpublishText({ params: { textId } });
  await writer.profile.publishText({ params: { textId } });
  await runJobs(server);

  const { items } = await ann.notifications.list({ query: { category: 'following' } });
  expect(items).toMatchObject([
    {
      kind: 'text_published',
      params: { writer: 'Dorrie Pask', title: 'The bar' },
      object: { type: 'profile', id: writer.id },
    },
  ]);
  await unfollow(ann, writer);
  await publish(writer, 'After');
  expect(await titlesFor(ann)).toEqual(['The bar']);
});

test('a text that was unpublished before its notifications were created notifies nobody', async () => {
  const [writer, ann] = [await newWriter(), await newUser('Ann')];
  await follow(ann, writer);
  const id = randomUUID();
  await writer.writingLab.createSample({
    body: { id, title: 'Withdrawn', kind: 'fiction', language: 'en', text: 'The tide turned.' },
  });
  await writer.profile.publishText({ params: { textId: id } });
  await writer.profile.unpublishText({ params: { textId: id } });
  await runJobs(server);

  expect(await titlesFor(ann)).toEqual([]);
});

test('followed writers are listed newest first, and only the follower knows', async () => {
  const [one, other, ann] = [await newWriter(), await newWriter(), await newUser('Ann')];
  await follow(ann, one);
  server.clock.advance(1_000);
  await follow(ann, other);

  const { items } = await ann.profile.listFollowed();
  expect(items.map(({ id }) => id)).toEqual([other.id, one.id]);
  expect(items[0]).toMatchObject({ name: 'Dorrie Pask' });
  expect(await ann.profile.read({ params: { id: one.id } })).toMatchObject({ isFollowed: true });
  expect(await one.profile.listFollowed()).toEqual({ items: [] });
  expect(await one.profile.read({ params: { id: one.id } })).toMatchObject({ isFollowed: false });
  await unfollow(ann, one);
  await unfollow(ann, one);
  expect((await ann.profile.listFollowed()).items.map(({ id }) => id)).toEqual([other.id]);
});

test('nobody follows themselves, a hidden profile, or one whose owner blocked them', async () => {
  const [writer, hidden, ann] = [await newWriter(), await newUser('Bob'), await newUser('Ann')];
  await expect(follow(ann, ann)).rejects.toEqual(refused('follow_self'));
  await expect(follow(ann, hidden)).rejects.toEqual(refused('profile_not_found'));
  await writer.messages.block({ params: { id: ann.id } });
  await expect(follow(ann, writer)).rejects.toEqual(refused('profile_not_found'));
});

test('a block or a hidden profile stops notifications and removes the writer from the list', async () => {
  const [writer, ann, bob] = [await newWriter(), await newUser('Ann'), await newUser('Bob')];
  await follow(ann, writer);
  await follow(bob, writer);
  await writer.messages.block({ params: { id: ann.id } });
  await publish(writer, 'For Bob');
  expect([await titlesFor(ann), await titlesFor(bob)]).toEqual([[], ['For Bob']]);
  expect(await ann.profile.listFollowed()).toEqual({ items: [] });

  await writer.profile.change({ body: { isShown: false } });
  await publish(writer, 'For nobody');
  expect(await titlesFor(bob)).toEqual(['For Bob']);
  expect(await bob.profile.listFollowed()).toEqual({ items: [] });
});

test('the number of followed writers is limited', async () => {
  const [writer, ann] = [await newWriter(), await newUser('Ann')];
  await server.services.db.execute(sql`
    with people as (
      insert into users (id, email, created_at)
      select gen_random_uuid(), 'p' || n || '@example.org', now()
      from generate_series(1, ${limits.followedMax}::int) n returning id)
    insert into follows (user_id, followed_id, followed_at) select ${ann.id}, id, now() from people`);

  await expect(follow(ann, writer)).rejects.toEqual(refused('follow_limit'));
});
