import { ProfileAnalyzer } from '@longhand/analysis/whole';
import { expect, test } from 'vitest';
import {
  createAnalysisHandler,
  type TextAnalysisRequest,
  type TextAnalysisResponse,
} from './analysis-worker-handler.ts';
import { createAnalysisPool, type PoolWorker } from './worker-pool.ts';

test('each text gets its own result', async () => {
  const { pool } = setUp(2);
  const readings = await Promise.all(
    ['One word.', 'Two words here.', 'And four words here.'].map((text) => pool.analyze(text)),
  );

  expect(readings.map(({ words }) => words)).toEqual([2, 3, 4]);
});

test('as many texts run at once as there are workers', async () => {
  const { pool, readers } = setUp(2, { isHeld: true });
  void pool.analyze('One.');
  void pool.analyze('Two.');
  void pool.analyze('Three.');

  expect(readers.map(({ sent }) => sent.length)).toEqual([1, 1]);
  await readers[0]?.answer();
  expect(readers.map(({ sent }) => sent.length)).toEqual([2, 1]);
});

test('an urgent text runs before queued ones', async () => {
  const { pool, readers } = setUp(1, { isHeld: true });
  void pool.analyze('One.');
  void pool.analyze('Two.');
  void pool.analyze('Urgent.', { isUrgent: true });
  await readers[0]?.answer();

  expect(readers[0]?.sent.map(({ text }) => text)).toEqual(['One.', 'Urgent.']);
});

test('aborting a running text terminates its worker and starts the next text', async () => {
  const { pool, readers } = setUp(1, { isHeld: true });
  const away = new AbortController();
  const called = pool.analyze('One.', { signal: away.signal });
  void pool.analyze('Two.');
  away.abort();

  await expect(called).rejects.toMatchObject({ name: 'AbortError' });
  expect(readers.map(({ isStopped }) => isStopped())).toEqual([true, false]);
  expect(readers[1]?.sent.map(({ text }) => text)).toEqual(['Two.']);
});

test('a crashing worker fails only its own text', async () => {
  const { pool, readers } = setUp(1, { isHeld: true });
  const first = pool.analyze('One.');
  const second = pool.analyze('Two.');
  readers[0]?.breakDown();
  await expect(first).rejects.toThrow('broken');
  await readers[1]?.answer();

  expect((await second).words).toBe(1);
});

test('a finished text removes its abort listener', async () => {
  const { pool } = setUp(1);
  const away = new AbortController();
  const listening = countListeners(away.signal);
  for (const text of ['One.', 'Two.', 'Three.']) await pool.analyze(text, { signal: away.signal });

  expect(listening()).toBe(0);
});

test('idle workers are terminated after a while', async () => {
  const { pool, readers, passIdleTime } = setUp(1);
  await pool.analyze('One.');
  passIdleTime();

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

type FakeWorker = PoolWorker & {
  sent: TextAnalysisRequest[];
  answer: () => Promise<void>;
  breakDown: () => void;
  isStopped: () => boolean;
};

function setUp(size: number, { isHeld: isManual = false } = {}) {
  const workers: FakeWorker[] = [];
  let act: () => void = () => undefined;
  const pool = createAnalysisPool({
    size,
    startWorker() {
      const reader = fakeWorker(isManual);
      workers.push(reader);

      return reader;
    },
    schedule(rested) {
      act = rested;

      return () => {
        act = () => undefined;
      };
    },
  });

  return { pool, readers: workers, passIdleTime: () => act() };
}

function fakeWorker(isManual: boolean): FakeWorker {
  const serve = createAnalysisHandler(new ProfileAnalyzer());
  const sent: TextAnalysisRequest[] = [];
  let respond: (message: TextAnalysisResponse) => void = () => undefined;
  let fail: (reason: string) => void = () => undefined;
  let stopped = false;
  const answer = async () => {
    const message = sent.at(-1);
    if (message) respond(await serve(message));
  };

  return {
    sent,
    answer,
    breakDown: () => fail('broken'),
    isStopped: () => stopped,
    send(message) {
      sent.push(message);
      if (!isManual) void answer();
    },
    listen(listener, broken) {
      respond = listener;
      fail = broken;
    },
    stop() {
      stopped = true;
    },
  };
}
