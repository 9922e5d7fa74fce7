import 'fake-indexeddb/auto';
import { refuse } from '@longhand/contract/errors';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openLabDatabase } from '../device/database.ts';
import { deviceSamples } from '../samples/device-samples.ts';
import type { SampleStore } from '../samples/sample-store.ts';
import { type Saving, saving } from './saving.ts';

let store: SampleStore;
let isReachable: boolean;
let user = 0;
const open: Saving[] = [];

beforeEach(async () => {
  const database = await openLabDatabase(`saver-${user++}`);
  isReachable = true;
  store = overNetwork(
    deviceSamples({ database: async () => database, now: () => '2026-11-20T14:31:00.000Z' }),
  );
});

afterEach(() => {
  vi.useRealTimers();
  for (const one of open.splice(0)) one.stop();
});

describe('saving a text', () => {
  test('the first save makes a text, the next ones are its versions', async () => {
    const desk = setUp('one');
    await desk.saving.saveNew('server');
    desk.write('two');
    await desk.saving.saveVersion();

    expect(desk.saving.home.get()).toMatchObject({ revision: 2, versions: 2 });
    expect(desk.saving.status.get()).toEqual({ is: 'saved' });
  });

  test('what is saved is what is there when the text was read', async () => {
    const { promise: settling, resolve: settle } = Promise.withResolvers<void>();
    const desk = setUp('one', store, settling);
    const isSaved = desk.saving.saveNew('server');
    desk.write('one more');
    settle();

    expect(await isSaved).toBe(true);
    const [saved] = await list();
    expect((await store.read(saved?.id ?? '')).text).toBe('one more');
    expect(desk.saving.status.get()).toEqual({ is: 'saved' });
  });

  test('a network that drops leaves the text waiting, and trying again saves it once', async () => {
    const desk = setUp('one');
    isReachable = false;
    expect(await desk.saving.saveNew('server')).toBe(false);
    expect(desk.saving.status.get()).toEqual({ is: 'waiting', asked: true });

    isReachable = true;
    expect(await desk.saving.tryAgain()).toBe(true);
    expect(await list()).toHaveLength(1);
  });

  test('words changed elsewhere are never written over: both are there to choose from', async () => {
    const desk = setUp('one');
    await desk.saving.saveNew('server');
    await saveElsewhere(desk, 'theirs');
    desk.write('mine');
    await desk.saving.saveVersion();

    expect(desk.saving.status.get()).toMatchObject({ is: 'conflict', theirs: { text: 'theirs' } });

    await desk.saving.keepMine();
    const id = desk.saving.home.get()?.id ?? '';
    expect(await store.read(id)).toMatchObject({ text: 'mine', versions: 3 });
    expect(await store.readVersion(id, 2)).toMatchObject({ text: 'theirs' });
  });

  test('an answer that got lost is no conflict', async () => {
    const desk = setUp('one');
    await desk.saving.saveNew('server');
    await saveElsewhere(desk, 'two');
    desk.write('two');

    expect(await desk.saving.saveVersion()).toBe(true);
    expect(desk.saving.status.get()).toEqual({ is: 'saved' });
    expect(desk.saving.home.get()).toMatchObject({ revision: 2, versions: 2 });
  });

  test('a plan that keeps no more says so and leaves the text unsaved', async () => {
    const full = { ...store, create: () => Promise.reject(refuse('sample_limit')) };
    const desk = setUp('one', full);
    await desk.saving.saveNew('server');

    expect(desk.saving.status.get()).toEqual({ is: 'limit' });
    expect(desk.saving.home.get()).toBeNull();
    expect(await desk.saving.saveNew('device')).toBe(true);
  });

  test('a text that was removed elsewhere is still here', async () => {
    const desk = setUp('one');
    await desk.saving.saveNew('server');
    await store.remove(desk.saving.home.get()?.id ?? '');
    desk.write('two');
    await desk.saving.saveVersion();

    expect(desk.saving.status.get()).toEqual({ is: 'gone' });
  });

  test('after a pause the newest state is kept without a version', async () => {
    const desk = setUp('one');
    await desk.saving.saveNew('server');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    desk.write('two');
    expect(desk.saving.status.get()).toEqual({ is: 'ahead' });

    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(desk.saving.status.get()).toEqual({ is: 'saved' }));
    expect(desk.saving.home.get()).toMatchObject({ revision: 2, versions: 1 });
  });
});

function setUp(start: string, server = store, settling = Promise.resolve()) {
  let text = start;
  let ids = 0;
  const one = saving({
    stores: { server, device: store },
    read: () => snapshot(text),
    settled: () => settling,
    newId: () => `text-${ids++}`,
    home: null,
    isAhead: false,
    changed: () => undefined,
  });
  open.push(one);

  return {
    saving: one,
    write(next: string) {
      text = next;
      one.touch();
    },
  };
}

function snapshot(text: string) {
  return {
    title: 'Slack water',
    kind: 'fiction' as const, // the literal, not string
    language: 'en' as const, // the literal, not string
    text,
    figures: { words: 1, characters: text.length, findings: 0 },
  };
}

async function saveElsewhere({ saving: mine }: { saving: Saving }, text: string) {
  const { id = '', revision = 0 } = mine.home.get() ?? {};
  await store.save(id, { ...snapshot(text), revision, version: true });
}

async function list() {
  const query = {
    search: '',
    kind: null,
    trashed: false,
    sort: 'changedAt' as const, // the literal, not string
    order: 'descending' as const, // the literal, not string
  };

  return (await store.list(query, { from: 0, to: 10 })).items;
}

/** The same store behind a network that can drop before anything is sent. */
function overNetwork(inner: SampleStore): SampleStore {
  const reach = async <T>(act: () => Promise<T>): Promise<T> => {
    if (!isReachable) throw new TypeError('Failed to fetch');

    return act();
  };

  return {
    ...inner,
    create: (text) => reach(() => inner.create(text)),
    save: (id, text) => reach(() => inner.save(id, text)),
  };
}
