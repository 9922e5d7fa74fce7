import { randomUUID } from 'node:crypto';
import { limits } from '@longhand/contract/limits';
import type { DocumentKind } from '@longhand/contract/values';
import { expect, test } from 'vitest';
import { newUserClients } from '../testkit/new-user-clients.ts';
import { useServer } from '../testkit/server.ts';

const server = useServer();

const titlesOf = ({ items }: { items: readonly { title: string }[] }) =>
  items.map(({ title }) => title);

/** The library of a new user, and a function that saves texts a minute apart. */
async function setUpLibrary() {
  const { writingLab } = await newUserClients(server);
  const save = (title: string, text: string, kind: DocumentKind = 'fiction') => {
    server.clock.advance(60_000);

    return writingLab.createSample({
      body: { id: randomUUID(), title, kind, language: 'en', text },
    });
  };

  return { ...writingLab, save };
}

test('the list starts with the latest change and counts the words of all pages', async () => {
  const { listSamples, save } = await setUpLibrary();
  await save('First', 'one');
  await save('Second', 'one two');
  await save('Third', 'one two three');

  const page = await listSamples({ query: { size: 2 } });
  expect(titlesOf(page)).toEqual(['Third', 'Second']);
  expect(page).toMatchObject({ total: 3, totalWords: 6, trashed: 0 });
  expect(page.items[0]).not.toHaveProperty('text');
  expect(titlesOf(await listSamples({ query: { size: 2, page: 2 } }))).toEqual(['First']);
  await expect(listSamples({ query: { size: 2, page: 3 } })).resolves.toEqual({
    items: [],
    total: 3,
    totalWords: 6,
    trashed: 0,
  });
});

test('the list sorts by title ignoring case, by words, findings and versions, in both directions', async () => {
  const { listSamples, save } = await setUpLibrary();
  await save('banana', 'one two three');
  await save('Apple', 'one two');
  await save('cherry', 'one');
  await save('Äpfel', '');

  const sorted = async (sort: 'title' | 'words' | 'findings' | 'versions', order?: 'ascending') =>
    titlesOf(await listSamples({ query: { sort, ...(order ? { order } : {}) } }));
  expect(await sorted('title', 'ascending')).toEqual(['Äpfel', 'Apple', 'banana', 'cherry']);
  expect(await sorted('title')).toEqual(['cherry', 'banana', 'Apple', 'Äpfel']);
  expect(await sorted('words')).toEqual(['banana', 'Apple', 'cherry', 'Äpfel']);
  expect(await sorted('findings')).toHaveLength(4);
  expect(await sorted('versions')).toHaveLength(4);
});

test('sorting by findings uses their rate, with texts too short for a rate last', async () => {
  const { listSamples, save } = await setUpLibrary();
  const dense = 'The lamp was broken. '.repeat(30);
  const plain = 'Rain fell on every roof from here to there. '.repeat(100);
  await save('short', 'The lamp was broken.');
  await save('sparse', dense + dense + plain);
  await save('dense', dense);

  expect(titlesOf(await listSamples({ query: { sort: 'findings' } }))).toEqual([
    'dense',
    'sparse',
    'short',
  ]);
});

test('search matches title and text, ignoring case and treating punctuation literally', async () => {
  const { listSamples, save } = await setUpLibrary();
  await save('The Lighthouse', 'Nothing here.');
  await save('Notes', 'She saw the LIGHTHOUSE at dusk.', 'blog');
  await save('Sums', 'It was 100% sure_ly 5 \\ 7.');

  const found = async (search: string) => titlesOf(await listSamples({ query: { search } }));
  expect(await found('lighthouse')).toEqual(['Notes', 'The Lighthouse']);
  expect(await found('100%')).toEqual(['Sums']);
  expect(await found('%')).toEqual(['Sums']);
  expect(await found('sure_ly')).toEqual(['Sums']);
  expect(await found('5 \\ 7')).toEqual(['Sums']);
  expect(await found('')).toHaveLength(3);
  const blog = await listSamples({ query: { search: 'lighthouse', kind: 'blog' } });
  expect(titlesOf(blog)).toEqual(['Notes']);
  expect(blog).toMatchObject({ total: 1, totalWords: 6 });
});

test('search works in other scripts', async () => {
  const { listSamples, save } = await setUpLibrary();
  await save('雨', '她关上了门，走进雨里。');
  await save('مطر', 'خرجت إلى المطر.');

  expect(titlesOf(await listSamples({ query: { search: '走进' } }))).toEqual(['雨']);
  expect(titlesOf(await listSamples({ query: { search: 'المطر' } }))).toEqual(['مطر']);
});

test('searches have their own rate limit per user', async () => {
  const { listSamples } = await setUpLibrary();
  const search = () => listSamples({ query: { search: 'tide' } });
  for (let time = 0; time < limits.searchesPerMinute; time += 1) await search();

  await expect(search()).rejects.toMatchObject({ status: 429, code: 'rate_limited' });
  await expect(listSamples({ query: {} })).resolves.toMatchObject({ total: 0 });
  const other = await setUpLibrary();
  await expect(other.listSamples({ query: { search: 'tide' } })).resolves.toBeDefined();
  server.clock.advance(60_000);
  await expect(search()).resolves.toBeDefined();
});

test('the list and its counts can be limited to changes since a time', async () => {
  const { listSamples, save } = await setUpLibrary();
  await save('Old', 'one');
  server.clock.advance(60_000);
  const changedSince = server.clock.now().toISOString();
  await save('New', 'one two');
  await save('Newer', 'one two three');

  const since = await listSamples({ query: { changedSince } });
  expect(titlesOf(since)).toEqual(['Newer', 'New']);
  expect(since).toMatchObject({ total: 2, totalWords: 5 });
  const found = await listSamples({ query: { changedSince, search: 'three' } });
  expect(titlesOf(found)).toEqual(['Newer']);
  const day = { query: { changedSince: '2026-11-22' } };
  await expect(listSamples(day)).rejects.toMatchObject({ status: 400 });
});

test('prepared statements return the right texts for other values and users', async () => {
  const [ann, bob] = [await setUpLibrary(), await setUpLibrary()];
  await ann.save('A scene', 'one', 'fiction');
  const early = server.clock.now().toISOString();
  await ann.save('A letter', 'one two', 'essay');
  const late = server.clock.now().toISOString();
  await bob.save('Of another', 'one two three', 'essay');
  const listed = async ({ listSamples }: typeof ann, query: object) => {
    const page = await listSamples({ query });

    return [titlesOf(page), page.total, page.totalWords];
  };

  expect(await listed(ann, { kind: 'fiction' })).toEqual([['A scene'], 1, 1]);
  expect(await listed(ann, { kind: 'essay' })).toEqual([['A letter'], 1, 2]);
  expect(await listed(bob, { kind: 'essay' })).toEqual([['Of another'], 1, 3]);
  expect(await listed(ann, { changedSince: early, kind: 'essay' })).toEqual([['A letter'], 1, 2]);
  expect(await listed(ann, { changedSince: early })).toEqual([['A letter', 'A scene'], 2, 3]);
  expect(await listed(ann, { changedSince: late })).toEqual([['A letter'], 1, 2]);
});
