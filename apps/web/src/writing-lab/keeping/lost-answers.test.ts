import { refuse } from '@longhand/contract/errors';
import { expect, test, vi } from 'vitest';
import { savedTexts } from './testkit.ts';

const at = savedTexts();

test('an answer that got lost is no conflict when the words have gone on since', async () => {
  const desk = at.setUp('one', { server: { ...at.store, save: losingTheFirst(at.store.save) } });
  await desk.saving.saveNew('server');
  desk.write('two');
  await desk.saving.sendNow();
  expect(desk.saving.status.get()).toEqual({ is: 'waiting', asked: false });
  desk.write('three');

  expect(await desk.saving.saveVersion()).toBe(true);
  expect(desk.saving.status.get()).toEqual({ is: 'saved' });
  const { id = '' } = desk.saving.home.get() ?? {};
  expect(await at.store.read(id)).toMatchObject({ text: 'three', revision: 3, versions: 2 });
});

test('a save that a busy server refuses is sent again when the server asks for it, with the words of that moment', async () => {
  const busy = refuse('busy', { details: { retryAfterSeconds: 5 } });
  const save = failingTheFirst(at.store.save, busy);
  const desk = at.setUp('one', { server: { ...at.store, save } });
  await desk.saving.saveNew('server');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  desk.write('two');
  expect(await desk.saving.saveVersion()).toBe(false);
  expect(desk.saving.status.get()).toEqual({ is: 'waiting', asked: true });
  desk.write('two and a half');
  await vi.advanceTimersByTimeAsync(4_900);
  expect(desk.saving.status.get()).toEqual({ is: 'waiting', asked: true });

  await vi.advanceTimersByTimeAsync(200);
  vi.useRealTimers();
  await vi.waitFor(() => expect(desk.saving.status.get()).toEqual({ is: 'saved' }));
  const { id = '' } = desk.saving.home.get() ?? {};
  expect(await at.store.read(id)).toMatchObject({ text: 'two and a half', versions: 2 });
});

test('a text that is left is sent at once, and one that is sent is not sent again', async () => {
  const desk = at.setUp('one');
  await desk.saving.saveNew('server');
  desk.write('two');

  await desk.saving.sendNow();
  expect(desk.saving.home.get()).toMatchObject({ revision: 2, versions: 1 });
  await desk.saving.sendNow();
  expect(desk.saving.home.get()).toMatchObject({ revision: 2 });
});

test('words found again that were sent while their page was closed go on from there', async () => {
  const before = at.setUp('one');
  await before.saving.saveNew('server');
  const home = before.saving.home.get();
  await at.saveElsewhere(before, 'two');

  const found = at.setUp('two', { home });
  expect(found.saving.status.get()).toEqual({ is: 'ahead' });
  await found.saving.sendNow();
  expect(found.saving.status.get()).toEqual({ is: 'saved' });
  expect(found.saving.home.get()).toMatchObject({ revision: 2 });

  const typedInto = at.setUp('two', { home });
  typedInto.write('two and a half');
  expect(await typedInto.saving.saveVersion()).toBe(true);
  const saved = await at.store.read(home?.id ?? '');
  expect(saved).toMatchObject({ text: 'two and a half', revision: 3, versions: 3 });
});

test('words found again that were never sent are sent without a touch, others are not written over', async () => {
  const before = at.setUp('one');
  await before.saving.saveNew('server');
  const home = before.saving.home.get();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const found = at.setUp('mine', { home });
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(found.saving.status.get()).toEqual({ is: 'saved' }));
  expect(found.saving.home.get()).toMatchObject({ revision: 2 });

  const late = at.setUp('also mine', { home });
  await late.saving.sendNow();
  expect(late.saving.status.get()).toMatchObject({ is: 'conflict', theirs: { text: 'mine' } });
});

test('the first save whose answer got lost is one text, with what was written since', async () => {
  const desk = at.setUp('one', {
    server: { ...at.store, create: losingTheFirst(at.store.create) },
  });
  expect(await desk.saving.saveNew('server')).toBe(false);
  desk.write('one more');

  expect(await desk.saving.tryAgain()).toBe(true);
  expect(desk.saving.status.get()).toEqual({ is: 'saved' });
  expect(desk.saving.waiting()).toBeNull();
  const [saved, ...others] = await at.list();
  expect(others).toEqual([]);
  expect(desk.saving.home.get()).toMatchObject({ id: saved?.id, revision: 2 });
  expect(await at.store.read(saved?.id ?? '')).toMatchObject({ text: 'one more' });
});

test('a first save that waits is still the same text after a reload, and written over nowhere', async () => {
  const server = { ...at.store, create: losingTheFirst(at.store.create) };
  const before = at.setUp('one', { server });
  await before.saving.saveNew('server');
  const waiting = before.saving.waiting();
  expect(waiting).toMatchObject({ place: 'server', version: true, isStuck: false });

  const reloaded = at.setUp('one and two', { waiting });
  expect(reloaded.saving.status.get()).toEqual({ is: 'waiting', asked: true });
  expect(await reloaded.saving.tryAgain()).toBe(true);
  expect(await at.list()).toHaveLength(1);

  await at.saveElsewhere(reloaded, 'theirs');
  const late = at.setUp('mine', { waiting });
  expect(await late.saving.tryAgain()).toBe(false);
  expect(late.saving.status.get()).toMatchObject({ is: 'conflict', theirs: { text: 'theirs' } });
  expect(late.saving.waiting()).toMatchObject({ isStuck: true });
  expect(await late.saving.keepMine()).toBe(true);
  expect(await at.list()).toHaveLength(1);
});

test('a save that is pressed again while the first one waits makes no second text', async () => {
  const desk = at.setUp('one', {
    server: { ...at.store, create: losingTheFirst(at.store.create) },
  });
  await desk.saving.saveNew('server');

  await Promise.all([desk.saving.tryAgain(), desk.saving.saveNew('server')]);
  expect(await at.list()).toHaveLength(1);
});

test('a new text belongs where it was to belong, also when its first save had to be tried again', async () => {
  const desk = at.setUp('one');
  at.network.isReachable = false;
  await desk.saving.saveNew('server', { projectId: null, tags: ['tides'] });
  at.network.isReachable = true;

  expect(await desk.saving.tryAgain()).toBe(true);
  expect(await at.list()).toMatchObject([{ tags: ['tides'] }]);
});

/** Does what the first request says, whose answer never comes. */
function losingTheFirst<Given extends unknown[], Saved>(act: (...given: Given) => Promise<Saved>) {
  let isLost = false;

  return async (...given: Given): Promise<Saved> => {
    const saved = await act(...given);
    if (isLost) return saved;
    isLost = true;
    throw new TypeError('Failed to fetch');
  };
}

/** Refuses the first request, and does what the others say. */
function failingTheFirst<Given extends unknown[], Saved>(
  act: (...given: Given) => Promise<Saved>,
  failure: Error,
) {
  let isRefused = false;

  return async (...given: Given): Promise<Saved> => {
    if (isRefused) return act(...given);
    isRefused = true;
    throw failure;
  };
}
