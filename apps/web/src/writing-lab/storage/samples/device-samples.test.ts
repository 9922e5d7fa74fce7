import 'fake-indexeddb/auto';
import { limits } from '@longhand/contract/limits';
import { beforeEach, describe, expect, test } from 'vitest';
import { type LabDatabase, openLabDatabase } from '../device/database.ts';
import { createDeviceStore } from './device-samples.ts';
import type { SampleQuery, SampleStore } from './sample-store.ts';

let store: SampleStore;
let database: LabDatabase;
let user = 0;
let clock: () => string;

beforeEach(async () => {
  database = await openLabDatabase(`writer-${user++}`);
  let minute = 0;
  clock = () => new Date(Date.UTC(2026, 10, 20, 12, minute++)).toISOString();
  store = createDeviceStore({ database: async () => database, now: clock });
});

describe('texts on this device', () => {
  test('a saved text is read back with its first version', async () => {
    await store.create(text('a', 'The tide turned.'));

    expect(await store.read('a')).toMatchObject({ text: 'The tide turned.', place: 'device' });
    expect(await store.listVersions('a')).toMatchObject([{ number: 1, reason: 'explicit' }]);
  });

  test('creating twice with the same id makes one text', async () => {
    await store.create(text('a', 'first'));
    await store.create(text('a', 'first'));

    expect(await store.list(everything, { from: 0, to: 10 })).toMatchObject({ total: 1 });
  });

  test('an explicit save adds a version, an autosave does not', async () => {
    await store.create(text('a', 'one'));
    await store.save('a', { ...text('a', 'two'), revision: 1, version: false });
    const saved = await store.save('a', { ...text('a', 'three'), revision: 2, version: true });

    expect(saved).toMatchObject({ revision: 3, versions: 2 });
    expect(await store.readVersion('a', 1)).toMatchObject({ text: 'one' });
    expect(await store.readVersion('a', 2)).toMatchObject({ text: 'three' });
  });

  test('a state unchanged for the idle time becomes a version, and no state becomes one twice', async () => {
    await store.create(text('a', 'one'));
    await store.save('a', { ...text('a', 'two'), revision: 1, version: false });
    for (let minute = 0; minute < limits.idleVersionMinutes; minute++) clock();
    await store.save('a', { ...text('a', 'three'), revision: 2, version: false });
    await store.save('a', { ...text('a', 'three'), revision: 3, version: true });
    const again = await store.save('a', { ...text('a', 'three'), revision: 3, version: true });

    expect(again).toMatchObject({ revision: 3, versions: 3 });
    expect(await store.readVersion('a', 2)).toMatchObject({ text: 'two', reason: 'idle' });
    expect(await store.readVersion('a', 3)).toMatchObject({ text: 'three', reason: 'explicit' });
  });

  test('a save from an older revision is refused and changes nothing', async () => {
    await store.create(text('a', 'one'));
    await store.save('a', { ...text('a', 'from one window'), revision: 1, version: true });
    const late = store.save('a', { ...text('a', 'from another'), revision: 1, version: true });

    await expect(late).rejects.toMatchObject({ code: 'sample_conflict' });
    expect(await store.read('a')).toMatchObject({ text: 'from one window' });
  });

  test('a text in the trash can be restored or erased', async () => {
    await store.create(text('a', 'one'));
    await store.remove(['a']);

    expect(await store.list(everything, { from: 0, to: 9 })).toMatchObject({
      total: 0,
      trashed: 1,
    });

    await store.restore(['a']);
    expect(await store.list(everything, { from: 0, to: 9 })).toMatchObject({
      total: 1,
      trashed: 0,
    });

    await store.remove(['a']);
    await store.erase(['a']);
    await expect(store.read('a')).rejects.toMatchObject({ code: 'sample_not_found' });
    await expect(store.readVersion('a', 1)).rejects.toMatchObject({ code: 'version_not_found' });
  });

  test('only texts in the trash can be erased', async () => {
    await store.create(text('a', 'one'));

    await store.erase(['a', 'gone']);
    expect(await store.read('a')).toMatchObject({ text: 'one' });
  });

  test('the search covers titles and texts', async () => {
    await store.create({ ...text('a', 'The packet boat'), title: 'Slack water' });
    await store.create(text('b', 'Nothing of it'));

    const of = async (search: string) =>
      (await store.list({ ...everything, search }, { from: 0, to: 9 })).items.map(({ id }) => id);

    expect(await of('PACKET')).toEqual(['a']);
    expect(await of('slack')).toEqual(['a']);
    expect(await of('lamp')).toEqual([]);
    const { items } = await store.list({ ...everything, search: 'boats' }, { from: 0, to: 9 });
    expect(items[0]?.excerpt).toEqual({ before: 'The packet ', match: 'boat', after: '' });
  });
});

const everything: SampleQuery = {
  search: '',
  kind: null,
  trashed: false,
  sort: 'changedAt',
  order: 'descending',
};

function text(id: string, words: string) {
  return {
    id,
    title: 'Untitled',
    kind: 'fiction' as const,
    language: 'en' as const,
    text: words,
    figures: { words: 2, characters: words.length, findings: 0 },
  };
}
