import { refuse } from '@longhand/contract/errors';
import { expect, test, vi } from 'vitest';
import { createSaveFixture } from './testkit.ts';

const fixture = createSaveFixture();

test('a lost response is not a conflict when the text has changed since', async () => {
  const desk = fixture.setUp('one', {
    server: { ...fixture.store, save: loseFirstResponse(fixture.store.save) },
  });
  await desk.saving.saveNew('server');
  desk.write('two');
  await desk.saving.flush();
  expect(desk.saving.status.get()).toEqual({ is: 'waiting', asked: false });
  desk.write('three');

  expect(await desk.saving.saveVersion()).toBe(true);
  expect(desk.saving.status.get()).toEqual({ is: 'saved' });
  const { id = '' } = desk.saving.home.get() ?? {};
  expect(await fixture.store.read(id)).toMatchObject({ text: 'three', revision: 3, versions: 2 });
});

test('a save that a busy server rejects is retried when the server asks for it, with the current text', async () => {
  const busy = refuse('busy', { details: { retryAfterSeconds: 5 } });
  const save = failFirstRequest(fixture.store.save, busy);
  const desk = fixture.setUp('one', { server: { ...fixture.store, save } });
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
  expect(await fixture.store.read(id)).toMatchObject({ text: 'two and a half', versions: 2 });
});

test('closing a text sends it immediately, and sent text is not sent again', async () => {
  const desk = fixture.setUp('one');
  await desk.saving.saveNew('server');
  desk.write('two');

  await desk.saving.flush();
  expect(desk.saving.home.get()).toMatchObject({ revision: 2, versions: 1 });
  await desk.saving.flush();
  expect(desk.saving.home.get()).toMatchObject({ revision: 2 });
});

test('a reopened draft whose text was sent before its page closed continues from it', async () => {
  const before = fixture.setUp('one');
  await before.saving.saveNew('server');
  const home = before.saving.home.get();
  await fixture.saveElsewhere(before, 'two');

  const found = fixture.setUp('two', { home });
  expect(found.saving.status.get()).toEqual({ is: 'ahead' });
  await found.saving.flush();
  expect(found.saving.status.get()).toEqual({ is: 'saved' });
  expect(found.saving.home.get()).toMatchObject({ revision: 2 });

  const typedInto = fixture.setUp('two', { home });
  typedInto.write('two and a half');
  expect(await typedInto.saving.saveVersion()).toBe(true);
  const saved = await fixture.store.read(home?.id ?? '');
  expect(saved).toMatchObject({ text: 'two and a half', revision: 3, versions: 3 });
});

test('a reopened draft is autosaved without an edit, and does not overwrite other changes', async () => {
  const before = fixture.setUp('one');
  await before.saving.saveNew('server');
  const home = before.saving.home.get();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const found = fixture.setUp('mine', { home });
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(found.saving.status.get()).toEqual({ is: 'saved' }));
  expect(found.saving.home.get()).toMatchObject({ revision: 2 });

  const late = fixture.setUp('also mine', { home });
  await late.saving.flush();
  expect(late.saving.status.get()).toMatchObject({ is: 'conflict', theirs: { text: 'mine' } });
});

test('a first save with a lost response creates one text, and later edits are saved to it', async () => {
  const desk = fixture.setUp('one', {
    server: { ...fixture.store, create: loseFirstResponse(fixture.store.create) },
  });
  expect(await desk.saving.saveNew('server')).toBe(false);
  desk.write('one more');

  expect(await desk.saving.tryAgain()).toBe(true);
  expect(desk.saving.status.get()).toEqual({ is: 'saved' });
  expect(desk.saving.pendingSave()).toBeNull();
  const [saved, ...others] = await fixture.list();
  expect(others).toEqual([]);
  expect(desk.saving.home.get()).toMatchObject({ id: saved?.id, revision: 2 });
  expect(await fixture.store.read(saved?.id ?? '')).toMatchObject({ text: 'one more' });
});

test('after a reload a pending first save remains the same text and overwrites nothing', async () => {
  const server = { ...fixture.store, create: loseFirstResponse(fixture.store.create) };
  const before = fixture.setUp('one', { server });
  await before.saving.saveNew('server');
  const waiting = before.saving.pendingSave();
  expect(waiting).toMatchObject({ place: 'server', version: true, isStuck: false });

  const reloaded = fixture.setUp('one and two', { waiting });
  expect(reloaded.saving.status.get()).toEqual({ is: 'waiting', asked: true });
  expect(await reloaded.saving.tryAgain()).toBe(true);
  expect(await fixture.list()).toHaveLength(1);

  await fixture.saveElsewhere(reloaded, 'theirs');
  const late = fixture.setUp('mine', { waiting });
  expect(await late.saving.tryAgain()).toBe(false);
  expect(late.saving.status.get()).toMatchObject({ is: 'conflict', theirs: { text: 'theirs' } });
  expect(late.saving.pendingSave()).toMatchObject({ isStuck: true });
  expect(await late.saving.keepMine()).toBe(true);
  expect(await fixture.list()).toHaveLength(1);
});

test('saving again while the first save is pending creates no second text', async () => {
  const desk = fixture.setUp('one', {
    server: { ...fixture.store, create: loseFirstResponse(fixture.store.create) },
  });
  await desk.saving.saveNew('server');

  await Promise.all([desk.saving.tryAgain(), desk.saving.saveNew('server')]);
  expect(await fixture.list()).toHaveLength(1);
});

test('a new text keeps its project and tags when its first save is retried', async () => {
  const desk = fixture.setUp('one');
  fixture.network.isReachable = false;
  await desk.saving.saveNew('server', { projectId: null, tags: ['tides'] });
  fixture.network.isReachable = true;

  expect(await desk.saving.tryAgain()).toBe(true);
  expect(await fixture.list()).toMatchObject([{ tags: ['tides'] }]);
});

/** Performs the first request but loses its response. */
function loseFirstResponse<Given extends unknown[], Saved>(
  act: (...given: Given) => Promise<Saved>,
) {
  let isLost = false;

  return async (...given: Given): Promise<Saved> => {
    const saved = await act(...given);
    if (isLost) return saved;
    isLost = true;
    throw new TypeError('Failed to fetch');
  };
}

/** Rejects the first request and performs the others. */
function failFirstRequest<Given extends unknown[], Saved>(
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
