import { randomUUID } from 'node:crypto';
import { limits } from '@longhand/contract/limits';
import type { OwnWord } from '@longhand/contract/own-words';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildUser } from '../testkit/build-user.ts';
import { type Clients, clientsFor } from '../testkit/clients.ts';
import { runJob } from '../testkit/jobs.ts';
import { newUserClients } from '../testkit/new-user-clients.ts';
import { useServer } from '../testkit/server.ts';

const server = useServer();
const refused = (code: string) => expect.objectContaining({ code });

const word = (text: string, more: Partial<OwnWord> = {}): OwnWord => ({
  ...{ id: randomUUID(), kind: 'dictionary', projectId: null, rule: '', word: text },
  ...{ replacements: [], note: '', isExact: false, ...more },
});

test('a second device receives what was added, changed and removed since its last request', async () => {
  const { ownWords: ann } = await newUserClients(server);
  const haar = word('haar');
  const rule = word('e-mail', { kind: 'house-rule', replacements: ['email'], note: 'House style' });
  await ann.put({ body: { words: [haar, rule] } });
  const first = await ann.list({ query: {} });
  expect(first).toMatchObject({ words: [haar, rule], removed: [], isWhole: true, hasMore: false });

  await ann.put({ body: { words: [{ ...rule, replacements: ['mail'] }] } });
  await ann.remove({ body: { ids: [haar.id] } });
  const next = await ann.list({ query: { after: first.cursor } });
  expect(next).toMatchObject({
    words: [{ id: rule.id, replacements: ['mail'] }],
    removed: [haar.id],
    isWhole: false,
  });
  expect(await ann.list({ query: { after: next.cursor } })).toMatchObject({
    words: [],
    removed: [],
  });
});

test('a word sent twice is stored once, and a removed word leaves no data', async () => {
  const user = await buildUser(server);
  const { ownWords: ann } = await clientsFor(server, user);
  const haar = word('haar');
  const twin = word('Haar');
  await ann.put({ body: { words: [haar] } });
  await ann.put({ body: { words: [haar] } });
  expect(await ann.put({ body: { words: [twin] } })).toEqual({ ids: [haar.id] });
  expect((await ann.list({ query: {} })).words).toEqual([{ ...twin, id: haar.id }]);

  await ann.remove({ body: { ids: [haar.id, randomUUID()] } });
  expect(await ann.put({ body: { words: [haar] } })).toEqual({ ids: [null] });
  expect((await ann.list({ query: {} })).words).toEqual([]);
  const { rows } = await server.services.db.execute(
    sql`select count(*)::int as count from own_words where user_id = ${user.id} and own_words::text ilike '%haar%'`,
  );
  expect(rows).toEqual([{ count: 0 }]);
});

test('words of a project are separate and are deleted with it', async () => {
  const { ownWords: ann, projects } = await newUserClients(server);
  const { id: projectId } = await projects.create({ body: { id: randomUUID(), title: 'A work' } });
  const [everywhere, there] = [word('haar'), word('haar', { projectId })];
  await ann.put({ body: { words: [everywhere, there] } });
  expect((await ann.list({ query: {} })).words).toEqual([everywhere, there]);

  await projects.remove({ params: { id: projectId } });
  await expect(ann.put({ body: { words: [word('lee', { projectId })] } })).rejects.toEqual(
    refused('project_not_found'),
  );
  server.clock.set('2026-12-31T12:00:00Z');
  await runJob(server, 'projects-erase-removed');
});

test('concurrent additions of the same words on two devices are stored once', async () => {
  const { ownWords: ann } = await newUserClients(server);
  const texts = ['haar', 'skerrick', 'lee', 'brack'];
  const bring = () => ann.put({ body: { words: texts.map((text) => word(text)) } });
  const answers = await Promise.all([bring(), bring(), bring()]);

  expect((await ann.list({ query: {} })).words.map((one) => one.word)).toEqual(texts);
  expect(new Set(answers.flatMap(({ ids }) => ids)).size).toBe(texts.length);
});

test('many words are read in pages, and a word that changed meanwhile is not lost', async () => {
  const { ownWords: ann } = await newUserClients(server);
  const all = Array.from({ length: 1_100 }, (_, index) => word(`word${index}`));
  for (let from = 0; from < all.length; from += limits.ownWordsPerRequestMax) {
    await ann.put({ body: { words: all.slice(from, from + limits.ownWordsPerRequestMax) } });
  }
  const [first, second] = all;
  await ann.put({
    body: {
      words: [
        { ...word('word1'), id: first?.id ?? '' },
        { ...word('word0'), id: second?.id ?? '' },
      ],
    },
  });

  const seen = await readAll(ann);
  expect(seen).toHaveLength(1_100);
  expect(new Set(seen.map((one) => one.word)).size).toBe(1_100);
});

test('a device that was away for long reloads everything, and old removals are deleted', async () => {
  const user = await buildUser(server);
  const { ownWords: ann } = await clientsFor(server, user);
  const [haar, lee] = [word('haar'), word('lee')];
  await ann.put({ body: { words: [haar] } });
  const { cursor } = await ann.list({ query: {} });
  await ann.remove({ body: { ids: [haar.id] } });
  await ann.put({ body: { words: [lee] } });

  server.clock.set('2027-04-20T12:00:00Z');
  await runJob(server, 'own-words-forget-removals');
  const { ownWords: later } = await clientsFor(server, user);
  expect(await later.list({ query: { after: cursor } })).toMatchObject({
    words: [lee],
    removed: [],
    isWhole: true,
  });
});

test('a user cannot read the words of another, not even by ID', async () => {
  const { ownWords: ann, projects } = await newUserClients(server);
  const haar = word('haar');
  await ann.put({ body: { words: [haar] } });
  const { id: projectId } = await projects.create({ body: { id: randomUUID(), title: 'A work' } });
  const { ownWords: bob } = await newUserClients(server);

  expect((await bob.list({ query: {} })).words).toEqual([]);
  await bob.remove({ body: { ids: [haar.id] } });
  await bob.put({ body: { words: [{ ...haar, word: 'mine' }] } });
  expect((await ann.list({ query: {} })).words).toEqual([haar]);
  await expect(bob.put({ body: { words: [word('lee', { projectId })] } })).rejects.toEqual(
    refused('project_not_found'),
  );
});

test('an empty word, or an ignored finding without a rule, is refused', async () => {
  const { ownWords: ann } = await newUserClients(server);

  for (const one of [word(''), word('haar', { kind: 'ignore' }), word('haar', { rule: 'echo' })]) {
    await expect(ann.put({ body: { words: [one] } })).rejects.toMatchObject({ status: 400 });
  }
  await ann.put({ body: { words: [word('', { kind: 'ignore', rule: 'adverb' })] } });
  await expect(ann.remove({ body: { ids: [] } })).rejects.toMatchObject({ status: 400 });
  await expect(ann.list({ query: { after: 'yesterday' } })).rejects.toMatchObject({ status: 400 });
});

test('words beyond the limit are refused', async () => {
  const user = await buildUser(server);
  const { ownWords: ann } = await clientsFor(server, user);
  await server.services.db.execute(sql`
    insert into own_words (user_id, id, kind, key, rule, word, replacements, note, is_exact, revision)
    select ${user.id}, gen_random_uuid(), 'dictionary', 'w' || n, '', 'w' || n, '{}', '', false, n
    from generate_series(1, ${limits.ownWordsMax}::int) n`);

  await expect(ann.put({ body: { words: [word('haar')] } })).rejects.toEqual(
    refused('own_words_limit'),
  );
  expect((await ann.put({ body: { words: [word('W1')] } })).ids).toHaveLength(1);
});

async function readAll(ann: Clients['ownWords']): Promise<OwnWord[]> {
  const found: OwnWord[] = [];
  let after: string | undefined;
  let hasMore = true;
  while (hasMore) {
    const page = await ann.list({ query: after === undefined ? {} : { after } });
    found.push(...page.words);
    after = page.cursor;
    hasMore = page.hasMore;
  }

  return found;
}
