import 'fake-indexeddb/auto';
import { WholeReader } from '@longhand/analysis/whole';
import { expect, test } from 'vitest';
import { openLabDatabase } from '../device/database.ts';
import type { Pool } from '../reading/pool.ts';
import { readingOf } from '../reading/reading.ts';
import { createRunner, isWaiting } from './runner.ts';

const wish = { kind: 'fiction', language: 'en' } as const;
const three = ['One word.', 'Two words here.', 'And four words here.'].map((text) => ({
  title: text,
  text,
}));

test('every text is read, and its result is kept', async () => {
  const { runner } = setUp('kept');
  await runner.begin(three, wish);

  const { texts, isReading, secondsLeft } = runner.state.get();
  expect(texts.map(({ reading }) => reading?.words)).toEqual([2, 3, 4]);
  expect([isReading, secondsLeft]).toEqual([false, null]);
});

test('a run that was cut off goes on where it stopped, in another page', async () => {
  const first = setUp('cut', { mostReads: 1 });
  void first.runner.begin(three, wish);
  await expect.poll(() => first.runner.state.get().texts.filter(isWaiting).length).toBe(2);
  await expect.poll(() => first.read.length).toBe(2); // the second text is held for good
  const second = setUp('cut');
  await second.runner.resume();

  expect(second.read).toEqual(['Two words here.', 'And four words here.']);
  expect(second.runner.state.get().texts.map(({ reading }) => reading?.words)).toEqual([2, 3, 4]);
});

test('what was called off stays off until it is wanted again', async () => {
  const { runner } = setUp('stopped', { mostReads: 1 });
  void runner.begin(three, wish);
  await expect.poll(() => runner.state.get().texts.filter(isWaiting).length).toBe(2);
  await runner.stop();
  const later = setUp('stopped');
  await later.runner.resume();
  expect(later.read).toEqual([]);

  await later.runner.goOn();
  expect(later.runner.state.get().texts.filter(isWaiting)).toEqual([]);
});

test('a text that can not be read leaves the others', async () => {
  const { runner } = setUp('failing', { failing: 'Two words here.' });
  await runner.begin(three, wish);

  expect(runner.state.get().texts.map(({ failure }) => failure !== null)).toEqual([
    false,
    true,
    false,
  ]);
});

test('a device that keeps nothing is told of, and the texts are read all the same', async () => {
  const { runner } = setUp('forbidden', { isForbidden: true });
  await runner.begin(three, wish);

  expect(runner.state.get().isUnkept).toBe(true);
  expect(runner.state.get().texts.filter(isWaiting)).toEqual([]);
});

test('another run takes the place of the one before, and a run can be forgotten', async () => {
  const { runner } = setUp('again');
  await runner.begin(three, wish);
  await runner.begin(three.slice(0, 1), wish);
  expect(runner.state.get().texts).toHaveLength(1);
  await runner.forget();
  const later = setUp('again');
  await later.runner.resume();

  expect(later.runner.state.get().run).toBeNull();
});

type Troubles = { mostReads?: number; failing?: string; isForbidden?: boolean };

function setUp(person: string, { mostReads = 99, failing, isForbidden = false }: Troubles = {}) {
  const read: string[] = [];
  const reader = new WholeReader();
  const pool: Pool = {
    size: 1,
    async read(text, { signal, isUrgent: _, ...options } = {}) {
      read.push(text);
      if (text === failing) throw new Error('broken');
      if (read.length > mostReads) {
        await new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        });
      }

      return readingOf(await reader.read(text, options));
    },
  };
  let at = 0;
  const runner = createRunner({
    database: () =>
      isForbidden ? Promise.reject(new Error('forbidden')) : openLabDatabase(`batch-${person}`),
    pool: () => pool,
    newId: () => crypto.randomUUID(),
    now: () => '2026-01-01T00:00:00.000Z',
    clock: () => (at += 1000),
    alone: (act) => act(),
  });

  return { runner, read };
}
