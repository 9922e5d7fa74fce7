import { expect, test, vi } from 'vitest';
import type { SampleStore } from '../samples/sample-store.ts';
import { savedTexts } from './testkit.ts';

const at = savedTexts();

test('an answer that got lost is no conflict when the words have gone on since', async () => {
  const desk = at.setUp('one', { server: { ...at.store, save: losingTheFirstAnswer(at.store) } });
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

/** Keeps what the first request says, whose answer never comes. */
function losingTheFirstAnswer(inner: SampleStore): SampleStore['save'] {
  let isLost = false;

  return async (...given) => {
    const saved = await inner.save(...given);
    if (isLost) return saved;
    isLost = true;
    throw new TypeError('Failed to fetch');
  };
}
