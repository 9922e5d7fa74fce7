import { refuse } from '@longhand/contract/errors';
import { describe, expect, test, vi } from 'vitest';
import { withStorageErrors } from '../samples/storage-errors.ts';
import { createSaveFixture } from './testkit.ts';

const fixture = createSaveFixture();

describe('saving a text', () => {
  test('the first save creates a text, the next ones add versions', async () => {
    const desk = fixture.setUp('one');
    await desk.saving.saveNew('server');
    desk.write('two');
    await desk.saving.saveVersion();

    expect(desk.saving.home.get()).toMatchObject({ revision: 2, versions: 2 });
    expect(desk.saving.status.get()).toEqual({ is: 'saved' });
  });

  test('a save contains the text as it is when the analysis is done', async () => {
    const { promise: resolution, resolve: resolveConflict } = Promise.withResolvers<void>();
    const desk = fixture.setUp('one', { resolution });
    const isSaved = desk.saving.saveNew('server');
    desk.write('one more');
    resolveConflict();

    expect(await isSaved).toBe(true);
    const [saved] = await fixture.list();
    expect((await fixture.store.read(saved?.id ?? '')).text).toBe('one more');
    expect(desk.saving.status.get()).toEqual({ is: 'saved' });
  });

  test('a save without a network stays pending, and retrying saves it once', async () => {
    const desk = fixture.setUp('one');
    fixture.network.isReachable = false;
    expect(await desk.saving.saveNew('server')).toBe(false);
    expect(desk.saving.status.get()).toEqual({ is: 'waiting', asked: true });

    fixture.network.isReachable = true;
    expect(await desk.saving.tryAgain()).toBe(true);
    expect(await fixture.list()).toHaveLength(1);
  });

  test('each failed save that the user requested is reported, automatic retries are not', async () => {
    const desk = fixture.setUp('one');
    fixture.network.isReachable = false;
    await desk.saving.saveNew('server');
    expect(desk.told).toHaveLength(1);

    await desk.saving.tryAgain();
    expect(desk.told).toHaveLength(1);

    await desk.saving.saveNew('server');
    expect(desk.told).toHaveLength(2);
  });

  test('a text changed elsewhere is not overwritten: the conflict offers both', async () => {
    const desk = fixture.setUp('one');
    await desk.saving.saveNew('server');
    await fixture.saveElsewhere(desk, 'theirs');
    desk.write('mine');
    await desk.saving.saveVersion();

    expect(desk.saving.status.get()).toMatchObject({ is: 'conflict', theirs: { text: 'theirs' } });

    await desk.saving.keepMine();
    const id = desk.saving.home.get()?.id ?? '';
    expect(await fixture.store.read(id)).toMatchObject({ text: 'mine', versions: 3 });
    expect(await fixture.store.readVersion(id, 2)).toMatchObject({ text: 'theirs' });
  });

  test('a conflict remains until it is resolved in one of the tabs', async () => {
    const desk = fixture.setUp('one');
    await desk.saving.saveNew('server');
    await fixture.saveElsewhere(desk, 'theirs');
    desk.write('mine');
    await desk.saving.saveVersion();
    const { saving: here } = desk;
    const waiting = here.pendingSave();
    here.adopt({ home: here.home.get(), isAhead: true, waiting, sent: [] });
    expect(here.status.get()).toMatchObject({ is: 'conflict' });

    const home = { ...fixture.homeOf(here), revision: 4, versions: 3 };
    here.adopt({ home, isAhead: false, waiting: null, sent: [] });
    expect(here.status.get()).toEqual({ is: 'saved' });
    expect(here.home.get()).toEqual(home);
  });

  test('an autosave from elsewhere becomes a version before it is replaced', async () => {
    const desk = fixture.setUp('one');
    await desk.saving.saveNew('server');
    await fixture.saveElsewhere(desk, 'theirs', false);
    desk.write('mine');
    await desk.saving.saveVersion();
    expect(await desk.saving.keepMine()).toBe(true);

    const id = desk.saving.home.get()?.id ?? '';
    const versions = [1, 2, 3].map((number) => fixture.store.readVersion(id, number));
    expect((await Promise.all(versions)).map(({ text }) => text)).toEqual([
      'one',
      'theirs',
      'mine',
    ]);
  });

  test('a lost response is not a conflict', async () => {
    const desk = fixture.setUp('one');
    await desk.saving.saveNew('server');
    await fixture.saveElsewhere(desk, 'two');
    desk.write('two');

    expect(await desk.saving.saveVersion()).toBe(true);
    expect(desk.saving.status.get()).toEqual({ is: 'saved' });
    expect(desk.saving.home.get()).toMatchObject({ revision: 2, versions: 2 });
  });

  test('the plan limit is reported and the text stays unsaved', async () => {
    const full = { ...fixture.store, create: () => Promise.reject(refuse('sample_limit')) };
    const desk = fixture.setUp('one', { server: full });
    await desk.saving.saveNew('server');

    expect(desk.saving.status.get()).toEqual({ is: 'limit' });
    expect(desk.saving.home.get()).toBeNull();
    expect(await desk.saving.saveNew('device')).toBe(true);
  });

  test('a browser without storage is reported as such, not as a network failure', async () => {
    const device = withStorageErrors({
      ...fixture.store,
      create: () => Promise.reject(new DOMException('', 'QuotaExceededError')),
    });
    const desk = fixture.setUp('one', { server: device });
    expect(await desk.saving.saveNew('server')).toBe(false);

    expect(desk.saving.status.get()).toMatchObject({ is: 'refused', failure: { reason: 'full' } });
    expect(desk.saving.home.get()).toBeNull();
  });

  test('a text refers to the place where it was actually stored', async () => {
    const createSaved = async (text: Parameters<typeof fixture.store.create>[0]) => ({
      ...(await fixture.store.create(text)),
      place: 'device' as const,
    });
    const desk = fixture.setUp('one', { server: { ...fixture.store, create: createSaved } });
    await desk.saving.saveNew('server');

    expect(desk.saving.home.get()).toMatchObject({ place: 'device' });
  });

  test('a text deleted elsewhere is still available here', async () => {
    const desk = fixture.setUp('one');
    await desk.saving.saveNew('server');
    await fixture.store.remove([desk.saving.home.get()?.id ?? '']);
    desk.write('two');
    await desk.saving.saveVersion();

    expect(desk.saving.status.get()).toEqual({ is: 'gone' });
  });

  test('autosave after a pause stores the newest state without a version', async () => {
    const desk = fixture.setUp('one');
    await desk.saving.saveNew('server');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    desk.write('two');
    expect(desk.saving.status.get()).toEqual({ is: 'ahead' });

    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(desk.saving.status.get()).toEqual({ is: 'saved' }));
    expect(desk.saving.home.get()).toMatchObject({ revision: 2, versions: 1 });
  });
});

test('continuous typing is autosaved each minute without a version', async () => {
  const sent: string[] = [];
  const desk = fixture.setUp('one', {
    server: {
      ...fixture.store,
      save(id: string, text: Parameters<typeof fixture.store.save>[1]) {
        sent.push(text.text);

        return fixture.store.save(id, text);
      },
    },
  });
  await desk.saving.saveNew('server');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  for (let second = 1; second <= 130; second++) {
    desk.write(`${second} seconds`);
    await vi.advanceTimersByTimeAsync(1_000);
    await waitForDatabase();
  }

  expect(sent).toHaveLength(2);
  expect(sent[0]).toBe('60 seconds');
  expect(desk.saving.home.get()).toMatchObject({ versions: 1 });
});

/** Lets the database respond; it uses real timers. */
function waitForDatabase() {
  return new Promise((resolve) => setImmediate(resolve));
}
