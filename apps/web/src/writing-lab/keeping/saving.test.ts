import { refuse } from '@longhand/contract/errors';
import { describe, expect, test, vi } from 'vitest';
import { onThisDevice } from '../samples/on-this-device.ts';
import { savedTexts } from './testkit.ts';

const at = savedTexts();

describe('saving a text', () => {
  test('the first save makes a text, the next ones are its versions', async () => {
    const desk = at.setUp('one');
    await desk.saving.saveNew('server');
    desk.write('two');
    await desk.saving.saveVersion();

    expect(desk.saving.home.get()).toMatchObject({ revision: 2, versions: 2 });
    expect(desk.saving.status.get()).toEqual({ is: 'saved' });
  });

  test('what is saved is what is there when the text was read', async () => {
    const { promise: settling, resolve: settle } = Promise.withResolvers<void>();
    const desk = at.setUp('one', { settling });
    const isSaved = desk.saving.saveNew('server');
    desk.write('one more');
    settle();

    expect(await isSaved).toBe(true);
    const [saved] = await at.list();
    expect((await at.store.read(saved?.id ?? '')).text).toBe('one more');
    expect(desk.saving.status.get()).toEqual({ is: 'saved' });
  });

  test('a network that drops leaves the text waiting, and trying again saves it once', async () => {
    const desk = at.setUp('one');
    at.network.isReachable = false;
    expect(await desk.saving.saveNew('server')).toBe(false);
    expect(desk.saving.status.get()).toEqual({ is: 'waiting', asked: true });

    at.network.isReachable = true;
    expect(await desk.saving.tryAgain()).toBe(true);
    expect(await at.list()).toHaveLength(1);
  });

  test('a save that the writer asks for and that fails is told each time, one tried again by itself is not', async () => {
    const desk = at.setUp('one');
    at.network.isReachable = false;
    await desk.saving.saveNew('server');
    expect(desk.told).toHaveLength(1);

    await desk.saving.tryAgain();
    expect(desk.told).toHaveLength(1);

    await desk.saving.saveNew('server');
    expect(desk.told).toHaveLength(2);
  });

  test('words changed elsewhere are never written over: both are there to choose from', async () => {
    const desk = at.setUp('one');
    await desk.saving.saveNew('server');
    await at.saveElsewhere(desk, 'theirs');
    desk.write('mine');
    await desk.saving.saveVersion();

    expect(desk.saving.status.get()).toMatchObject({ is: 'conflict', theirs: { text: 'theirs' } });

    await desk.saving.keepMine();
    const id = desk.saving.home.get()?.id ?? '';
    expect(await at.store.read(id)).toMatchObject({ text: 'mine', versions: 3 });
    expect(await at.store.readVersion(id, 2)).toMatchObject({ text: 'theirs' });
  });

  test('a conflict stays until it is ended in one of the tabs', async () => {
    const desk = at.setUp('one');
    await desk.saving.saveNew('server');
    await at.saveElsewhere(desk, 'theirs');
    desk.write('mine');
    await desk.saving.saveVersion();
    const { saving: here } = desk;
    const waiting = here.waiting();
    here.adopt({ home: here.home.get(), isAhead: true, waiting, sent: [] });
    expect(here.status.get()).toMatchObject({ is: 'conflict' });

    const home = { ...at.homeOf(here), revision: 4, versions: 3 };
    here.adopt({ home, isAhead: false, waiting: null, sent: [] });
    expect(here.status.get()).toEqual({ is: 'saved' });
    expect(here.home.get()).toEqual(home);
  });

  test('words sent elsewhere without a version become one before others take their place', async () => {
    const desk = at.setUp('one');
    await desk.saving.saveNew('server');
    await at.saveElsewhere(desk, 'theirs', false);
    desk.write('mine');
    await desk.saving.saveVersion();
    expect(await desk.saving.keepMine()).toBe(true);

    const id = desk.saving.home.get()?.id ?? '';
    const versions = [1, 2, 3].map((number) => at.store.readVersion(id, number));
    expect((await Promise.all(versions)).map(({ text }) => text)).toEqual([
      'one',
      'theirs',
      'mine',
    ]);
  });

  test('an answer that got lost is no conflict', async () => {
    const desk = at.setUp('one');
    await desk.saving.saveNew('server');
    await at.saveElsewhere(desk, 'two');
    desk.write('two');

    expect(await desk.saving.saveVersion()).toBe(true);
    expect(desk.saving.status.get()).toEqual({ is: 'saved' });
    expect(desk.saving.home.get()).toMatchObject({ revision: 2, versions: 2 });
  });

  test('a plan that keeps no more says so and leaves the text unsaved', async () => {
    const full = { ...at.store, create: () => Promise.reject(refuse('sample_limit')) };
    const desk = at.setUp('one', { server: full });
    await desk.saving.saveNew('server');

    expect(desk.saving.status.get()).toEqual({ is: 'limit' });
    expect(desk.saving.home.get()).toBeNull();
    expect(await desk.saving.saveNew('device')).toBe(true);
  });

  test('a browser that keeps nothing is told of, and not taken for a server that does not answer', async () => {
    const device = onThisDevice({
      ...at.store,
      create: () => Promise.reject(new DOMException('', 'QuotaExceededError')),
    });
    const desk = at.setUp('one', { server: device });
    expect(await desk.saving.saveNew('server')).toBe(false);

    expect(desk.saving.status.get()).toMatchObject({ is: 'refused', failure: { reason: 'full' } });
    expect(desk.saving.home.get()).toBeNull();
  });

  test('a text is at home where it was kept, wherever it was to go', async () => {
    const kept = async (text: Parameters<typeof at.store.create>[0]) => ({
      ...(await at.store.create(text)),
      place: 'device' as const, // the literal, not string
    });
    const desk = at.setUp('one', { server: { ...at.store, create: kept } });
    await desk.saving.saveNew('server');

    expect(desk.saving.home.get()).toMatchObject({ place: 'device' });
  });

  test('a text that was removed elsewhere is still here', async () => {
    const desk = at.setUp('one');
    await desk.saving.saveNew('server');
    await at.store.remove([desk.saving.home.get()?.id ?? '']);
    desk.write('two');
    await desk.saving.saveVersion();

    expect(desk.saving.status.get()).toEqual({ is: 'gone' });
  });

  test('after a pause the newest state is kept without a version', async () => {
    const desk = at.setUp('one');
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

test('typing without a rest is kept each minute, and makes no version', async () => {
  const sent: string[] = [];
  const desk = at.setUp('one', {
    server: {
      ...at.store,
      save(id: string, text: Parameters<typeof at.store.save>[1]) {
        sent.push(text.text);

        return at.store.save(id, text);
      },
    },
  });
  await desk.saving.saveNew('server');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  for (let second = 1; second <= 130; second++) {
    desk.write(`${second} seconds`);
    await vi.advanceTimersByTimeAsync(1_000);
    await settle();
  }

  expect(sent).toHaveLength(2);
  expect(sent[0]).toBe('60 seconds');
  expect(desk.saving.home.get()).toMatchObject({ versions: 1 });
});

/** Lets the database, whose clock is the real one, answer. */
function settle() {
  return new Promise((resolve) => setImmediate(resolve));
}
