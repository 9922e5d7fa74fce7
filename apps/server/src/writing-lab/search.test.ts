import { randomUUID } from 'node:crypto';
import type { TextLanguage } from '@longhand/contract/values';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildUser } from '../testkit/build-user.ts';
import { clientsFor } from '../testkit/clients.ts';
import { runJobs } from '../testkit/jobs.ts';
import { newUserClients } from '../testkit/new-user-clients.ts';
import { useServer } from '../testkit/server.ts';
import { readSamples } from './queries.ts';

const server = useServer();

/** The library of a new user, and a search function. */
async function setUpLibrary() {
  const { writingLab } = await newUserClients(server);
  const save = (title: string, text: string, language: TextLanguage, tags: string[] = []) =>
    writingLab.createSample({
      body: { id: randomUUID(), title, kind: 'fiction', language, text, tags },
    });
  const found = async (search: string, trashed = false) => {
    const query = { search, sort: 'title', order: 'ascending' } as const;
    const { items } = await writingLab.listSamples({
      query: { ...query, trashed: trashed ? 'true' : 'false' },
    });

    return items.map(({ title }) => title);
  };

  return { ...writingLab, save, found };
}

test('search finds words by prefix and inflected form in all languages', async () => {
  const { save, found } = await setUpLibrary();
  await save('en', 'She walked past the lantern.', 'en');
  await save('es', 'El árbol cayó por la noche.', 'es');
  await save('fr', 'Voilà l’étoile et le cœur.', 'fr');
  await save('de', 'Die Straße lag still.', 'de');
  await save('ar', 'هَدَأَ البَحْرُ عند المساء.', 'ar');
  await save('zh', '潮水退了，她沿着岸走。', 'zh');

  expect(await found('lant')).toEqual(['en']);
  expect(await found('walking')).toEqual(['en']);
  expect(await found('arbol noches')).toEqual(['es']);
  expect(await found('etoile coeur')).toEqual(['fr']);
  expect(await found('STRASSE')).toEqual(['de']);
  expect(await found('البحر')).toEqual(['ar']);
  expect(await found('沿着岸')).toEqual(['zh']);
  expect(await found('走')).toEqual(['zh']);
  expect(await found('lantern noche')).toEqual([]);
});

test('results have an excerpt around the match as plain text', async () => {
  const { save, listSamples } = await setUpLibrary();
  await save('Prose', 'She said: <b>walk</b> past the lantern & wait.', 'en');
  await save('Title only lantern', 'She waited.', 'en');
  await save('بحر', 'هَدَأَ البَحْرُ عند المساء.', 'ar');
  await save('潮', '潮水退了，她沿着岸走。', 'zh');
  const excerptsOf = async (search: string) => {
    const { items } = await listSamples({
      query: { search, sort: 'title', order: 'ascending' },
    });

    return items.map(({ excerpt }) => excerpt);
  };

  expect(await excerptsOf('lanterns')).toEqual([
    { before: 'She said: <b>walk</b> past the ', match: 'lantern', after: ' & wait.' },
    undefined,
  ]);
  expect(await excerptsOf('البحر')).toMatchObject([{ match: 'البَحْرُ', after: ' عند المساء.' }]);
  expect(await excerptsOf('沿着岸')).toMatchObject([{ before: '潮水退了，她', match: '沿着岸' }]);
  expect(await excerptsOf('"her past"')).toEqual([]);
  const { items } = await listSamples({ query: {} });
  expect(items.filter((item) => 'excerpt' in item)).toEqual([]);
});

test('words may match title, text and tags; phrases match literally', async () => {
  const { save, found } = await setUpLibrary();
  await save('Slack water', 'It was nine.', 'en', ['Harbour']);
  await save('Other', 'Water, slack as rope.', 'en');

  expect(await found('slack nine harb')).toEqual(['Slack water']);
  expect(await found('slack water')).toEqual(['Other', 'Slack water']);
  expect(await found('"slack water"')).toEqual(['Slack water']);
});

test('a phrase matches literally in any case and script', async () => {
  const { save, found } = await setUpLibrary();
  await save('fr', 'Puis vint L’ÉTÉ (enfin), dit-elle.', 'fr');
  await save('zh', '潮水退了，她沿着岸走。', 'zh');
  await save('ar', 'هدأ البحر عند المساء.', 'ar');
  await save('en', 'She asked: a.c or abc? The TIDE *turned*.', 'en');

  expect(await found('"l’été (enfin)"')).toEqual(['fr']);
  expect(await found('"沿着岸"')).toEqual(['zh']);
  expect(await found('"البحر عند"')).toEqual(['ar']);
  expect(await found('"a.c or"')).toEqual(['en']);
  expect(await found('"a.c or abd"')).toEqual([]);
  expect(await found('"tide *turned*"')).toEqual(['en']);
  expect(await found('"turned tide"')).toEqual([]);
  expect(await found('“the tide” asked')).toEqual(['en']);
  expect(await found(`"l'été (enfin), dit"`)).toEqual(['fr']);
});

test('a word with an apostrophe is not a prefix of other words', async () => {
  const { save, found } = await setUpLibrary();
  await save('Said', 'I don’t know.', 'en');
  await save('Ridden', 'The donkey took the train.', 'en');

  expect(await found("don't")).toEqual(['Said']);
  expect(await found('don')).toEqual(['Ridden', 'Said']);
  expect(await found(`"don't know"`)).toEqual(['Said']);
});

test('saved text is found immediately, and removed text is not', async () => {
  const { save, found, saveSample } = await setUpLibrary();
  const { id } = await save('One', 'The lantern.', 'en');
  const described = { kind: 'fiction', language: 'en' } as const;

  await saveSample({
    params: { id },
    body: { ...described, title: 'One', text: 'The candle.', revision: 1 },
  });
  expect(await found('lantern')).toEqual([]);
  expect(await found('candle')).toEqual(['One']);
  await saveSample({
    params: { id },
    body: { ...described, title: 'Renamed', text: 'The candle.', revision: 2 },
  });
  expect(await found('one')).toEqual([]);
  expect(await found('renamed candle')).toEqual(['Renamed']);
});

test('the trash is searched separately, and erased texts leave no index entries', async () => {
  const { save, found, removeSample, eraseSample } = await setUpLibrary();
  const { id } = await save('One', 'The lantern.', 'en');
  await removeSample({ params: { id } });

  expect(await found('lantern')).toEqual([]);
  expect(await found('lantern', true)).toEqual(['One']);
  await eraseSample({ params: { id } });
  const { rows } = await server.services.db.execute(sql`select 1 from sample_words`);
  expect(rows).toEqual([]);
});

test('search finds no texts of other users', async () => {
  const ann = await setUpLibrary();
  await ann.save('Hers', 'The lantern.', 'en');

  expect(await (await setUpLibrary()).found('lantern')).toEqual([]);
});

test('a novel is found by words at the start, middle and end, and a save updates few index entries', async () => {
  const { save, found, saveSample } = await setUpLibrary();
  const lines = Array.from({ length: 6_000 }, (_, n) => `The tide of day ${n} came in slowly.`);
  lines[3_000] = 'Here stood the marmalade.';
  const text = `Firstling.\n${lines.join('\n')}\nLastling.`;
  const { id } = await save('Novel', text, 'en');
  await runJobs(server);
  const readSections = () =>
    server.services.db.execute<{ digest: string }>(sql`select digest from sample_words`);
  const before = (await readSections()).rows.map(({ digest }) => digest);

  for (const word of ['firstling', 'marmalade', 'lastling']) {
    expect(await found(word)).toEqual(['Novel']);
  }
  const body = { title: 'Novel', kind: 'fiction', language: 'en', revision: 1 } as const;
  const next = text.replace('marmalade', 'honey');
  await saveSample({ params: { id }, body: { ...body, text: next } });
  await runJobs(server);
  const after = (await readSections()).rows.filter(({ digest }) => !before.includes(digest));
  expect(before.length).toBeGreaterThan(10);
  expect(after).toHaveLength(1);
});

test('tsquery operators are treated as ordinary text', async () => {
  const { save, found } = await setUpLibrary();
  await save('Signs', "It's 'quoted' & more | less ! (here) \\ there:*", 'en');

  for (const search of ["it's", "'quoted'", 'more & less', '!here', ':*', '\\', "'; drop table"]) {
    await expect(found(search)).resolves.toBeInstanceOf(Array);
  }
  expect(await found("it's more|less")).toEqual(['Signs']);
});

test('term vectors are stored inline, so that the planner knows the cost of reading them', async () => {
  const { rows } = await server.services.db.execute(
    sql`select attstorage from pg_attribute where attrelid = 'sample_words'::regclass and attname = 'terms'`,
  );

  expect(rows).toEqual([{ attstorage: 'm' }]);
});

test('several texts are read in the requested order, up to the response limit', async () => {
  const user = await buildUser(server);
  const { writingLab } = await clientsFor(server, user);
  const save = async (text: string) => ({
    ...(await writingLab.createSample({
      body: { id: randomUUID(), title: '', kind: 'fiction', language: 'en', text },
    })),
    text,
  });
  const [short, long] = [await save('Short.'), await save('Far longer.')];
  const none = randomUUID();
  const ids = [long.id, none, short.id];

  expect(await writingLab.readSamples({ body: { ids } })).toEqual({
    items: [long, short],
    missing: [none],
  });
  const { rows } = await readSamples(server.services.db, user.id, ids, 5);
  expect(rows.map(({ text }) => text)).toEqual(['Far longer.']);
  const bob = await newUserClients(server);
  expect(await bob.writingLab.readSamples({ body: { ids } })).toEqual({ items: [], missing: ids });
});
