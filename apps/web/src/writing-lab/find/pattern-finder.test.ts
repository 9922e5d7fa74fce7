import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FromPatternWorker, patternFinder, patternPatienceMs } from './pattern-finder.ts';

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

test('a pattern that is not done in time is ended and told of', () => {
  const { finder, workers, answers, ask } = opened();
  ask();
  workers[0]?.say('begun');
  vi.advanceTimersByTime(patternPatienceMs);

  expect(answers).toEqual(['slow']);
  expect(workers[0]?.isStopped).toBe(true);

  ask();
  workers[1]?.say('begun');
  workers[1]?.say(places);
  vi.advanceTimersByTime(patternPatienceMs);
  expect(answers).toEqual(['slow', places]);
  finder.stop();
  expect(workers[1]?.isStopped).toBe(true);
});

test('the time that a worker takes to come is not the time of the pattern', () => {
  const { workers, answers, ask } = opened();
  ask();
  vi.advanceTimersByTime(patternPatienceMs * 10);
  workers[0]?.say('begun');
  workers[0]?.say(places);

  expect(answers).toEqual([places]);
});

test('one worker serves search after search, unless one is left in the middle', () => {
  const { finder, workers, answers, ask } = opened();
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

test('a worker that broke is told of, and the next search has another', () => {
  const { workers, answers, ask } = opened();
  ask();
  workers[0]?.say(null);
  ask();
  workers[1]?.say(places);

  expect(answers).toEqual(['failed', places]);
});

type Said = FromPatternWorker | null;

function opened() {
  const workers: { say(message: Said): void; isStopped: boolean }[] = [];
  const answers: unknown[] = [];
  const finder = patternFinder(() => {
    let listener: (message: Said) => void = () => undefined;
    const worker = { say: (message: Said) => listener(message), isStopped: false };
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
