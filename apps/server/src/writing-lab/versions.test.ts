import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newUserClients } from '../testkit/new-user-clients.ts';
import { useServer } from '../testkit/server.ts';

const server = useServer();

const described = { title: 'Chapter one', kind: 'fiction', language: 'en' } as const;
const refused = (code: string) => expect.objectContaining({ code });

/** A saved text with functions to save and read it. */
async function setUpText() {
  const { writingLab } = await newUserClients(server);
  const id = randomUUID();
  let { revision } = await writingLab.createSample({ body: { id, ...described, text: 'first' } });
  const save = async (text: string, more = {}) => {
    const body = { ...described, text, revision, ...more };
    const saved = await writingLab.saveSample({ params: { id }, body });
    revision = saved.revision;

    return saved;
  };
  const versions = async () => {
    const { items } = await writingLab.listVersions({ params: { id }, query: {} });

    return items.map(({ number, reason }) => `${number} ${reason}`);
  };
  const read = (number: number) => writingLab.readVersion({ params: { id, number } });

  return { writingLab, id, save, versions, read };
}

test('a text starts with one version and gets one per explicit save', async () => {
  const { save, versions, read } = await setUpText();

  expect(await save('second', { version: true })).toMatchObject({ versions: 2 });
  expect(await versions()).toEqual(['2 explicit', '1 explicit']);
  expect(await read(1)).toMatchObject({ text: 'first', title: 'Chapter one', words: 1 });
  expect(await read(2)).toMatchObject({ text: 'second' });
});

test('a version equal to the newest is not created', async () => {
  const { save, versions } = await setUpText();

  expect(await save('first', { version: true })).toMatchObject({ versions: 1, revision: 1 });
  await save('second');
  expect(await save('first', { version: true })).toMatchObject({ versions: 1, revision: 3 });
  expect(await versions()).toEqual(['1 explicit']);

  await save('first', { version: true, title: 'Chapter 1' });
  expect(await versions()).toEqual(['2 explicit', '1 explicit']);
});

test('an autosaved state becomes a version by an explicit save', async () => {
  const { save, versions, read } = await setUpText();
  await save('second');

  expect(await save('second', { version: true })).toMatchObject({ versions: 2, revision: 2 });
  expect(await versions()).toEqual(['2 explicit', '1 explicit']);
  expect(await read(2)).toMatchObject({ text: 'second' });
});

test('autosaves create no version during writing, but keep a state that was idle for 30 minutes', async () => {
  const { save, versions, read } = await setUpText();
  server.clock.set('2026-11-20T12:20:00Z');
  await save('second');
  server.clock.set('2026-11-20T12:49:59Z');
  await save('third');
  expect(await versions()).toEqual(['1 explicit']);

  server.clock.set('2026-11-20T13:19:59Z');
  expect(await save('fourth')).toMatchObject({ versions: 2 });
  expect(await versions()).toEqual(['2 idle', '1 explicit']);
  expect(await read(2)).toMatchObject({
    text: 'third',
    reason: 'idle',
    createdAt: '2026-11-20T12:49:59.000Z',
  });
});

test('an idle state that already is a version is not kept twice', async () => {
  const { save, versions } = await setUpText();
  server.clock.set('2026-11-20T14:00:00Z');
  await save('second');

  expect(await versions()).toEqual(['1 explicit']);
});

test('an explicit version after an idle period also keeps the idle state', async () => {
  const { save, versions } = await setUpText();
  await save('second');
  server.clock.set('2026-11-20T14:00:00Z');
  await save('third', { version: true });

  expect(await versions()).toEqual(['3 explicit', '2 idle', '1 explicit']);
});

test('the first and the newest 100 versions are kept, and the last of each hour in between', async () => {
  const { writingLab, id, save, versions, read } = await setUpText();
  const { db } = server.services;
  await db.execute(sql`insert into sample_versions
    (sample_id, number, title, text, digest, words, reason, created_at)
    select ${id}, number, 'Old', 'old ' || number, number::text, 2, 'explicit',
      '2026-11-20T06:00:00Z'::timestamptz + number * interval '1 minute'
    from generate_series(2, 150) number`);
  await db.execute(sql`update samples set versions = 150 where id = ${id}`);
  await save('last', { version: true });

  const { total } = await writingLab.listVersions({ params: { id }, query: {} });
  const page = await writingLab.listVersions({ params: { id }, query: { size: 100, page: 2 } });
  expect(total).toBe(102);
  expect(page.items.map(({ number }) => number)).toEqual([51, 1]);
  expect((await versions())[0]).toBe('151 explicit');
  expect(await read(151)).toMatchObject({ text: 'last' });
  await expect(read(50)).rejects.toEqual(refused('version_not_found'));
});

test('versions are paginated, and an unknown version is refused', async () => {
  const { writingLab, id, save, read } = await setUpText();
  await save('second', { version: true });
  await save('third', { version: true });

  const page = await writingLab.listVersions({
    params: { id },
    query: { size: 2, page: 2 },
  });
  expect(page.items.map(({ number }) => number)).toEqual([1]);
  expect(page.total).toBe(3);
  await expect(read(4)).rejects.toEqual(refused('version_not_found'));
  await expect(read(0)).rejects.toEqual(refused('invalid_input'));
  await expect(
    writingLab.listVersions({ params: { id: randomUUID() }, query: {} }),
  ).rejects.toEqual(refused('sample_not_found'));
});
