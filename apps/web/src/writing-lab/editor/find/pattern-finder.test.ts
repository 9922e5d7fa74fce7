import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPatternFinder, type FromPatternWorker, patternTimeoutMs } from './pattern-finder.ts';

const search = {
  text: 'Salt.',
  source: 's',
  caseSensitive: false,
  wholeWord: false,
  replace: null,
};
const places = { bounds: Uint32Array.of(0, 1), inserts: null };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a pattern that exceeds the time limit is stopped and reported', () => {
  const { finder, workers, answers, ask } = createFinder();
  ask();
  workers[0]?.say('begun');
  vi.advanceTimersByTime(patternTimeoutMs);

  expect(answers).toEqual(['slow']);
  expect(workers[0]?.isStopped).toBe(true);

  ask();
  workers[1]?.say('begun');
  workers[1]?.say(places);
  vi.advanceTimersByTime(patternTimeoutMs);
  expect(answers).toEqual(['slow', places]);
  finder.stop();
  expect(workers[1]?.isStopped).toBe(true);
});

test('worker start-up does not count toward the time limit', () => {
  const { workers, answers, ask } = createFinder();
  ask();
  vi.advanceTimersByTime(patternTimeoutMs * 10);
  workers[0]?.say('begun');
  workers[0]?.say(places);

  expect(answers).toEqual([places]);
});

test('one worker serves several searches unless one is cancelled while running', () => {
  const { finder, workers, answers, ask } = createFinder();
  ask();
  workers[0]?.say('begun');
  workers[0]?.say(places);
  finder.cancel();
  ask();
  expect(workers).toHaveLength(1);
  workers[0]?.say('begun');
  ask();

  expect(workers).toHaveLength(2);
  expect(workers[0]?.isStopped).toBe(true);
  workers[0]?.say(places);
  expect(answers).toEqual([places]);
});

test('a crashed worker is reported, and the next search starts another', () => {
  const { workers, answers, ask } = createFinder();
  ask();
  workers[0]?.say(null);
  ask();
  workers[1]?.say(places);

  expect(answers).toEqual(['failed', places]);
});

type WorkerMessage = FromPatternWorker | null;

function createFinder() {
  const workers: { say(message: WorkerMessage): void; isStopped: boolean }[] = [];
  const answers: unknown[] = [];
  const finder = createPatternFinder(() => {
    let listener: (message: WorkerMessage) => void = () => undefined;
    const worker = { say: (message: WorkerMessage) => listener(message), isStopped: false };
    workers.push(worker);

    return {
      send: () => undefined,
      listen(given) {
        listener = given;
      },
      stop() {
        worker.isStopped = true;
      },
    };
  });

  return { finder, workers, answers, ask: () => finder.find(search, (one) => answers.push(one)) };
}
