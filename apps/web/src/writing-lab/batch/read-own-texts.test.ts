import 'fake-indexeddb/auto';
import { Refusal } from '@longhand/contract/errors';
import { expect, test } from 'vitest';
import { openLabDatabase } from '../device/database.ts';
import { deviceSamples } from '../samples/device-samples.ts';
import { newestOf, readOwnTexts } from './read-own-texts.ts';

test('texts of both places come in the order in which they were asked for', async () => {
  const [here, there] = [await store('here', ['one', 'three']), await store('there', ['two', ' '])];
  const list = async (from: typeof here, place: 'server' | 'device') =>
    (await from.list(newest, { from: 0, to: 9 })).items.map((text) => ({ ...text, place }));
  const wanted = [...(await list(here, 'device')), ...(await list(there, 'server'))].toSorted(
    (a, b) => order.indexOf(a.title) - order.indexOf(b.title),
  );
  const texts = await readOwnTexts({ stores: { device: here, server: there } }, wanted, way);

  expect(texts.map(({ text }) => text)).toEqual(['one', 'two', 'three']);
  expect(texts[1]?.saved).toEqual({
    id: wanted.find(({ title }) => title === 'two')?.id,
    projectId: null,
  });
});

test('a text is read as what it was saved as, and a server that asks for patience is asked again', async () => {
  const server = await store('hurried', ['one']);
  const list = await server.list(newest, { from: 0, to: 9 });
  let asked = 0;
  const hurried = {
    ...server,
    async readSeveral(ids: readonly string[]) {
      asked += 1;
      if (asked === 1) throw new Refusal('rate_limited');

      return server.readSeveral(ids);
    },
  };
  const wanted = list.items.map((text) => ({ ...text, place: 'server' as const })); // the literal, not string
  const texts = await readOwnTexts(
    { stores: { device: await store('nothing', []), server: hurried } },
    wanted,
    way,
  );

  expect([asked, texts[0]?.known]).toEqual([2, { kind: 'fiction', language: 'en' }]);
});

test('no more texts are taken than the run still reads, and none twice', async () => {
  const { items } = await (await store('many', ['1', '2', '3', '4'])).list(newest, {
    from: 0,
    to: 9,
  });
  const [first] = items;
  const taken = [{ title: '', text: '', saved: { id: first?.id ?? '', projectId: null } }];

  expect(newestOf(items, taken, 2)).toEqual(items.slice(1, 3));
  expect(newestOf(items, taken, -1)).toEqual([]);
});

const way = { signal: new AbortController().signal, wait: async () => undefined };

const order = ['one', ' ', 'two', 'three'];
const newest = {
  search: '',
  kind: null,
  trashed: false,
  sort: 'changedAt',
  order: 'descending',
} as const;

async function store(person: string, texts: readonly string[]) {
  const samples = deviceSamples({
    database: () => openLabDatabase(`own-${person}`),
    now: () => '2026-01-01T00:00:00.000Z',
  });
  for (const text of texts) {
    const id = crypto.randomUUID();
    const described = { title: text, kind: 'fiction', language: 'en' } as const;
    await samples.create({ id, text, ...described, figures, projectId: null, tags: [] });
  }

  return samples;
}

const figures = { words: 1, characters: 3, findings: 0 };
