import 'fake-indexeddb/auto';
import { WholeReader } from '@longhand/analysis/whole';
import { describe, expect, test } from 'vitest';
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

test('what is called off while the run is looked up is off, and can be gone on with', async () => {
  let lookUps = 0;
  const { runner } = setUp('stopped at once', {
    alone: (act) => {
      const done = act();
      if (lookUps++ === 0) void runner.stop();

      return done;
    },
  });
  await runner.begin(three, wish);
  const { run, isReading } = runner.state.get();
  expect([run?.isStopped, isReading]).toEqual([true, false]);

  await runner.goOn();
  expect(runner.state.get().texts.filter(isWaiting)).toEqual([]);
});

test('a text that is known to be something is read as that', async () => {
  const { runner, readAs } = setUp('known');
  const known = { kind: 'poetry', language: 'de' } as const;
  await runner.begin([...three.slice(0, 1), { title: '', text: 'Der Wind.', known }], wish);

  expect(readAs).toEqual([wish, known]);
  expect(runner.state.get().texts.map(({ reading }) => reading?.language)).toEqual(['en', 'de']);
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

test('what could not be read is read once more when it is wanted', async () => {
  const troubles: Troubles = { failing: 'Two words here.' };
  const { runner } = setUp('failing once', troubles);
  await runner.begin(three, wish);
  delete troubles.failing;
  await runner.tryAgain();

  expect(runner.state.get().texts.map(({ reading }) => reading?.words)).toEqual([2, 3, 4]);
});

describe('a tab that waits while another reads', () => {
  test('goes on after it, and reads nothing twice', async () => {
    const alone = oneAtATime();
    const first = setUp('two tabs', { mostReads: 1, alone });
    void first.runner.begin(three, wish);
    await expect.poll(() => first.runner.state.get().texts.filter(isWaiting).length).toBe(2);
    const second = setUp('two tabs', { alone });
    const isDone = second.runner.resume();
    first.letGo();
    await isDone;

    expect(first.runner.state.get().texts.filter(isWaiting)).toEqual([]);
    expect(second.runner.state.get().texts.filter(isWaiting)).toEqual([]);
    expect(second.read).toEqual([]);
  });

  test('leaves alone what was called off there', async () => {
    const alone = oneAtATime();
    const first = setUp('stopped there', { mostReads: 1, alone });
    void first.runner.begin(three, wish);
    await expect.poll(() => first.runner.state.get().texts.filter(isWaiting).length).toBe(2);
    const second = setUp('stopped there', { alone });
    const isDone = second.runner.resume();
    await first.runner.stop();
    await isDone;

    expect(second.read).toEqual([]);
    expect(second.runner.state.get().run?.isStopped).toBe(true);
  });

  test('leaves alone what was removed there', async () => {
    const alone = oneAtATime();
    const first = setUp('removed there', { mostReads: 1, alone });
    void first.runner.begin(three, wish);
    await expect.poll(() => first.runner.state.get().texts.filter(isWaiting).length).toBe(2);
    const second = setUp('removed there', { alone });
    const isDone = second.runner.resume();
    await first.runner.forget();
    await isDone;
    await second.runner.goOn();

    expect(second.read).toEqual([]);
    expect(second.runner.state.get().run).toBeNull();
  });
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

type Alone = (act: () => Promise<void>) => Promise<void>;
type Troubles = { mostReads?: number; failing?: string; isForbidden?: boolean; alone?: Alone };

/** What a lock of the browser does for its tabs. */
function oneAtATime(): Alone {
  let last = Promise.resolve();

  return (act) => {
    last = last.then(act);

    return last;
  };
}

function setUp(person: string, troubles: Troubles = {}) {
  const { mostReads = 99, isForbidden = false, alone = (act) => act() } = troubles;
  let letGo: () => void = () => undefined;
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const read: string[] = [];
  const readAs: { kind: unknown; language: unknown }[] = [];
  const reader = new WholeReader();
  const pool: Pool = {
    size: 1,
    async read(text, { signal, isUrgent: _, ...options } = {}) {
      read.push(text);
      readAs.push({ kind: options.kind, language: options.language });
      if (text === troubles.failing) throw new Error('broken');
      if (read.length > mostReads) {
        await new Promise<void>((resolve, reject) => {
          void isLetGo.then(resolve);
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
    alone,
  });

  return { runner, read, readAs, letGo };
}
