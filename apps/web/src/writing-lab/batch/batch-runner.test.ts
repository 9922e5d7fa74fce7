import 'fake-indexeddb/auto';
import { ProfileAnalyzer } from '@longhand/analysis/whole';
import { describe, expect, test } from 'vitest';
import { toTextAnalysis } from '../analysis/texts/text-analysis.ts';
import type { AnalysisPool } from '../analysis/texts/worker-pool.ts';
import { openLabDatabase } from '../storage/device/database.ts';
import { createBatchRunner, isPending } from './batch-runner.ts';

const batchOptions = { kind: 'fiction', language: 'en' } as const;
const three = ['One word.', 'Two words here.', 'And four words here.'].map((text) => ({
  title: text,
  text,
}));

test('every text is analyzed and its result is stored', async () => {
  const { runner } = setUp('kept');
  await runner.start(three, batchOptions);

  const { texts, isAnalyzing, secondsLeft } = runner.state.get();
  expect(texts.map(({ reading }) => reading?.words)).toEqual([2, 3, 4]);
  expect([isAnalyzing, secondsLeft]).toEqual([false, null]);
});

test('an interrupted batch continues in another page where it stopped', async () => {
  const first = setUp('cut', { mostReads: 1 });
  void first.runner.start(three, batchOptions);
  await expect.poll(() => first.runner.state.get().texts.filter(isPending).length).toBe(2);
  await expect.poll(() => first.read.length).toBe(2); // the second text never finishes
  const second = setUp('cut');
  await second.runner.restore();

  expect(second.read).toEqual(['Two words here.', 'And four words here.']);
  expect(second.runner.state.get().texts.map(({ reading }) => reading?.words)).toEqual([2, 3, 4]);
});

test('a stopped batch stays stopped until it is continued', async () => {
  const { runner } = setUp('stopped', { mostReads: 1 });
  void runner.start(three, batchOptions);
  await expect.poll(() => runner.state.get().texts.filter(isPending).length).toBe(2);
  await runner.stop();
  const later = setUp('stopped');
  await later.runner.restore();
  expect(later.read).toEqual([]);

  await later.runner.continueRun();
  expect(later.runner.state.get().texts.filter(isPending)).toEqual([]);
});

test('a batch stopped while it is loaded is stopped and can be continued', async () => {
  let lookUps = 0;
  const { runner } = setUp('stopped at once', {
    alone: (act) => {
      const done = act();
      if (lookUps++ === 0) void runner.stop();

      return done;
    },
  });
  await runner.start(three, batchOptions);
  const { run, isAnalyzing } = runner.state.get();
  expect([run?.isStopped, isAnalyzing]).toEqual([true, false]);

  await runner.continueRun();
  expect(runner.state.get().texts.filter(isPending)).toEqual([]);
});

test('a text with a known kind and language is analyzed as such', async () => {
  const { runner, readAs } = setUp('known');
  const known = { kind: 'poetry', language: 'de' } as const;
  await runner.start([...three.slice(0, 1), { title: '', text: 'Der Wind.', known }], batchOptions);

  expect(readAs).toEqual([batchOptions, known]);
  expect(runner.state.get().texts.map(({ reading }) => reading?.language)).toEqual(['en', 'de']);
});

test('a text that fails does not affect the others', async () => {
  const { runner } = setUp('failing', { failing: 'Two words here.' });
  await runner.start(three, batchOptions);

  expect(runner.state.get().texts.map(({ failure }) => failure !== null)).toEqual([
    false,
    true,
    false,
  ]);
});

test('failed texts are analyzed again on request', async () => {
  const troubles: SetUpOptions = { failing: 'Two words here.' };
  const { runner } = setUp('failing once', troubles);
  await runner.start(three, batchOptions);
  delete troubles.failing;
  await runner.retryFailed();

  expect(runner.state.get().texts.map(({ reading }) => reading?.words)).toEqual([2, 3, 4]);
});

describe('a tab that waits while another works', () => {
  test('continues after it and analyzes nothing twice', async () => {
    const alone = createTestLock();
    const first = setUp('two tabs', { mostReads: 1, alone });
    void first.runner.start(three, batchOptions);
    await expect.poll(() => first.runner.state.get().texts.filter(isPending).length).toBe(2);
    const second = setUp('two tabs', { alone });
    const isDone = second.runner.restore();
    first.release();
    await isDone;

    expect(first.runner.state.get().texts.filter(isPending)).toEqual([]);
    expect(second.runner.state.get().texts.filter(isPending)).toEqual([]);
    expect(second.read).toEqual([]);
  });

  test('leaves a batch alone that was stopped there', async () => {
    const alone = createTestLock();
    const first = setUp('stopped there', { mostReads: 1, alone });
    void first.runner.start(three, batchOptions);
    await expect.poll(() => first.runner.state.get().texts.filter(isPending).length).toBe(2);
    const second = setUp('stopped there', { alone });
    const isDone = second.runner.restore();
    await first.runner.stop();
    await isDone;

    expect(second.read).toEqual([]);
    expect(second.runner.state.get().run?.isStopped).toBe(true);
  });

  test('leaves a batch alone that was deleted there', async () => {
    const alone = createTestLock();
    const first = setUp('removed there', { mostReads: 1, alone });
    void first.runner.start(three, batchOptions);
    await expect.poll(() => first.runner.state.get().texts.filter(isPending).length).toBe(2);
    const second = setUp('removed there', { alone });
    const isDone = second.runner.restore();
    await first.runner.deleteRun();
    await isDone;
    await second.runner.continueRun();

    expect(second.read).toEqual([]);
    expect(second.runner.state.get().run).toBeNull();
  });
});

test('without device storage the failure is reported and the texts are still analyzed', async () => {
  const { runner } = setUp('forbidden', { isForbidden: true });
  await runner.start(three, batchOptions);

  expect(runner.state.get().hasStorageFailed).toBe(true);
  expect(runner.state.get().texts.filter(isPending)).toEqual([]);
});

test('a new batch replaces the previous one, and a batch can be deleted', async () => {
  const { runner } = setUp('again');
  await runner.start(three, batchOptions);
  await runner.start(three.slice(0, 1), batchOptions);
  expect(runner.state.get().texts).toHaveLength(1);
  await runner.deleteRun();
  const later = setUp('again');
  await later.runner.restore();

  expect(later.runner.state.get().run).toBeNull();
});

type WithLock = (act: () => Promise<void>) => Promise<void>;
type SetUpOptions = {
  mostReads?: number;
  failing?: string;
  isForbidden?: boolean;
  alone?: WithLock;
};

/** What a browser lock does across tabs. */
function createTestLock(): WithLock {
  let last = Promise.resolve();

  return (act) => {
    last = last.then(act);

    return last;
  };
}

function setUp(person: string, troubles: SetUpOptions = {}) {
  const { mostReads = 99, isForbidden = false, alone = (act) => act() } = troubles;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const read: string[] = [];
  const readAs: { kind: unknown; language: unknown }[] = [];
  const reader = new ProfileAnalyzer();
  const pool: AnalysisPool = {
    size: 1,
    async analyze(text, { signal, isUrgent: _, ...options } = {}) {
      read.push(text);
      readAs.push({ kind: options.kind, language: options.language });
      if (text === troubles.failing) throw new Error('broken');
      if (read.length > mostReads) {
        await new Promise<void>((resolve, reject) => {
          void released.then(resolve);
          signal?.addEventListener('abort', () => reject(signal.reason));
        });
      }

      return toTextAnalysis(await reader.analyze(text, options));
    },
  };
  let at = 0;
  const runner = createBatchRunner({
    database: () =>
      isForbidden ? Promise.reject(new Error('forbidden')) : openLabDatabase(`batch-${person}`),
    pool: () => pool,
    newId: () => crypto.randomUUID(),
    now: () => '2026-01-01T00:00:00.000Z',
    clock: () => (at += 1000),
    withLock: alone,
  });

  return { runner, read, readAs, release: release };
}
