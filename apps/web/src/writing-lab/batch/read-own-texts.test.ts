import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openLabDatabase } from '../device/database.ts';
import { deviceSamples } from '../samples/device-samples.ts';
import { readOwnTexts } from './read-own-texts.ts';

test('texts of both places come in the order in which they were asked for', async () => {
  const [here, there] = [await store('here', ['one', 'three']), await store('there', ['two', ' '])];
  const list = async (from: typeof here, place: 'server' | 'device') =>
    (await from.list(newest, { from: 0, to: 9 })).items.map((text) => ({ ...text, place }));
  const wanted = [...(await list(here, 'device')), ...(await list(there, 'server'))].toSorted(
    (a, b) => order.indexOf(a.title) - order.indexOf(b.title),
  );
  const texts = await readOwnTexts({ stores: { device: here, server: there } }, wanted);

  expect(texts.map(({ text }) => text)).toEqual(['one', 'two', 'three']);
  expect(texts[1]?.saved).toEqual({
    id: wanted.find(({ title }) => title === 'two')?.id,
    projectId: null,
  });
});

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
