import { WholeReader } from '@longhand/analysis/whole';
import { expect, test } from 'vitest';
import { createPool, type Reader } from './pool.ts';
import { type FromReader, serveReading, type ToReader } from './serve-reading.ts';

test('texts are read, and each gets its own answer', async () => {
  const { pool } = setUp(2);
  const readings = await Promise.all(
    ['One word.', 'Two words here.', 'And four words here.'].map((text) => pool.read(text)),
  );

  expect(readings.map(({ words }) => words)).toEqual([2, 3, 4]);
});

test('as many are under way at once as there are workers', async () => {
  const { pool, readers } = setUp(2, { isHeld: true });
  void pool.read('One.');
  void pool.read('Two.');
  void pool.read('Three.');

  expect(readers.map(({ sent }) => sent.length)).toEqual([1, 1]);
  await readers[0]?.answer();
  expect(readers.map(({ sent }) => sent.length)).toEqual([2, 1]);
});

test('an urgent text is read before those that wait', async () => {
  const { pool, readers } = setUp(1, { isHeld: true });
  void pool.read('One.');
  void pool.read('Two.');
  void pool.read('Urgent.', { isUrgent: true });
  await readers[0]?.answer();

  expect(readers[0]?.sent.map(({ text }) => text)).toEqual(['One.', 'Urgent.']);
});

test('a text that is called off ends its worker and lets the next one begin', async () => {
  const { pool, readers } = setUp(1, { isHeld: true });
  const away = new AbortController();
  const called = pool.read('One.', { signal: away.signal });
  void pool.read('Two.');
  away.abort();

  await expect(called).rejects.toMatchObject({ name: 'AbortError' });
  expect(readers.map(({ isStopped }) => isStopped())).toEqual([true, false]);
  expect(readers[1]?.sent.map(({ text }) => text)).toEqual(['Two.']);
});

test('a worker that breaks fails its own text alone', async () => {
  const { pool, readers } = setUp(1, { isHeld: true });
  const first = pool.read('One.');
  const second = pool.read('Two.');
  readers[0]?.breakDown();
  await expect(first).rejects.toThrow('broken');
  await readers[1]?.answer();

  expect((await second).words).toBe(1);
});

test('a text that was read does not listen any longer for being called off', async () => {
  const { pool } = setUp(1);
  const away = new AbortController();
  const listening = countListeners(away.signal);
  for (const text of ['One.', 'Two.', 'Three.']) await pool.read(text, { signal: away.signal });

  expect(listening()).toBe(0);
});

test('workers end when nothing was wanted for a while', async () => {
  const { pool, readers, rest } = setUp(1);
  await pool.read('One.');
  rest();

  expect(readers[0]?.isStopped()).toBe(true);
});

function countListeners(signal: AbortSignal): () => number {
  const { addEventListener, removeEventListener } = signal;
  let count = 0;
  signal.addEventListener = (...given: Parameters<typeof addEventListener>) => {
    count++;
    addEventListener.apply(signal, given);
  };
  signal.removeEventListener = (...given: Parameters<typeof removeEventListener>) => {
    count--;
    removeEventListener.apply(signal, given);
  };

  return () => count;
}

type Held = Reader & {
  sent: ToReader[];
  answer: () => Promise<void>;
  breakDown: () => void;
  isStopped: () => boolean;
};

function setUp(size: number, { isHeld = false } = {}) {
  const readers: Held[] = [];
  let act: () => void = () => undefined;
  const pool = createPool({
    size,
    start() {
      const reader = heldReader(isHeld);
      readers.push(reader);

      return reader;
    },
    later(rested) {
      act = rested;

      return () => {
        act = () => undefined;
      };
    },
  });

  return { pool, readers, rest: () => act() };
}

function heldReader(isHeld: boolean): Held {
  const serve = serveReading(new WholeReader());
  const sent: ToReader[] = [];
  let hear: (message: FromReader) => void = () => undefined;
  let fail: (reason: string) => void = () => undefined;
  let stopped = false;
  const answer = async () => {
    const message = sent.at(-1);
    if (message) hear(await serve(message));
  };

  return {
    sent,
    answer,
    breakDown: () => fail('broken'),
    isStopped: () => stopped,
    send(message) {
      sent.push(message);
      if (!isHeld) void answer();
    },
    listen(listener, broken) {
      hear = listener;
      fail = broken;
    },
    stop() {
      stopped = true;
    },
  };
}
