import 'fake-indexeddb/auto';
import { Refusal } from '@longhand/contract/errors';
import { expect, test } from 'vitest';
import { openLabDatabase } from '../../storage/device/database.ts';
import { createDeviceStore } from '../../storage/samples/device-samples.ts';
import { loadSavedTexts, selectNewest } from './load-saved-texts.ts';

test('texts of both storage places keep the requested order', async () => {
  const [here, there] = [await store('here', ['one', 'three']), await store('there', ['two', ' '])];
  const list = async (from: typeof here, place: 'server' | 'device') =>
    (await from.list(newest, { from: 0, to: 9 })).items.map((text) => ({ ...text, place }));
  const wanted = [...(await list(here, 'device')), ...(await list(there, 'server'))].toSorted(
    (a, b) => order.indexOf(a.title) - order.indexOf(b.title),
  );
  const texts = await loadSavedTexts({ stores: { device: here, server: there } }, wanted, retry);

  expect(texts.map(({ text }) => text)).toEqual(['one', 'two', 'three']);
  expect(texts[1]?.saved).toEqual({
    id: wanted.find(({ title }) => title === 'two')?.id,
    projectId: null,
  });
});

test('a text keeps its saved kind and language, and a rate-limited request is retried', async () => {
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
  const wanted = list.items.map((text) => ({ ...text, place: 'server' as const })); // keeps the literal type
  const texts = await loadSavedTexts(
    { stores: { device: await store('nothing', []), server: hurried } },
    wanted,
    retry,
  );

  expect([asked, texts[0]?.known]).toEqual([2, { kind: 'fiction', language: 'en' }]);
});

test('no more texts are selected than fit, and none twice', async () => {
  const { items } = await (await store('many', ['1', '2', '3', '4'])).list(newest, {
    from: 0,
    to: 9,
  });
  const [first] = items;
  const taken = [{ title: '', text: '', saved: { id: first?.id ?? '', projectId: null } }];

  expect(selectNewest(items, taken, 2)).toEqual(items.slice(1, 3));
  expect(selectNewest(items, taken, -1)).toEqual([]);
});

const retry = { signal: new AbortController().signal, wait: async () => undefined };

const order = ['one', ' ', 'two', 'three'];
const newest = {
  search: '',
  kind: null,
  trashed: false,
  sort: 'changedAt',
  order: 'descending',
} as const;

async function store(person: string, texts: readonly string[]) {
  const samples = createDeviceStore({
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
