import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openLabDatabase } from '../../storage/device/database.ts';
import { createDeviceStore } from '../../storage/samples/device-samples.ts';
import { updateDescription } from './update-description.ts';

const figures = { words: 4, characters: 20, findings: 1 };
const measure = async () => ({ figures: { ...figures, findings: 7 } });
const belongs = { projectId: null, tags: ['harbour'] };

test('changing title and kind makes no version and measures the text again', async () => {
  const { store, id } = await stored('one');
  const wanted = { id, title: 'The bar', kind: 'poetry', language: 'en', ...belongs } as const;
  await updateDescription(store, wanted, measure);

  expect(await store.read(id)).toMatchObject({
    title: 'The bar',
    kind: 'poetry',
    tags: ['harbour'],
    text: 'The tide went out.',
    findings: 7,
    versions: 1,
  });
});

test('a text that only moves keeps its content and revision', async () => {
  const { store, id } = await stored('two');
  const before = await store.read(id);
  await updateDescription(store, { ...before, ...belongs }, measure);

  expect(await store.read(id)).toEqual({ ...before, ...belongs });
});

test('the creation date can be set, but not after the last change', async () => {
  const { store, id } = await stored('three');
  const known = await store.read(id);
  await updateDescription(store, { ...known, createdAt: '2019-05-04T10:00:00.000Z' }, measure);
  expect(await store.read(id)).toEqual({ ...known, createdAt: '2019-05-04T10:00:00.000Z' });

  await updateDescription(store, { ...known, createdAt: '2030-01-01T00:00:00.000Z' }, measure);
  expect(await store.read(id)).toEqual({ ...known, createdAt: known.changedAt });
});

async function stored(person: string) {
  const opened = openLabDatabase(person);
  const store = createDeviceStore({
    database: () => opened,
    now: () => '2026-11-21T10:00:00.000Z',
  });
  const id = crypto.randomUUID();
  const text = 'The tide went out.';
  await store.create({ id, title: 'Tide', kind: 'fiction', language: 'en', text, figures });

  return { store, id };
}
