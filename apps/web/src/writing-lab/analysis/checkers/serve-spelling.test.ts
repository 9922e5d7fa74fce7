import { anyRegion } from '@longhand/analysis/proofreading';
import { expect, test } from 'vitest';
import type { SpellingRequest, SpellingWorkerOutput } from './checker-messages.ts';
import { serveSpelling } from './serve-spelling.ts';

test('every word is answered, in slices and in text order', async () => {
  const { desk, answered, pauses } = setUpSlowSpelling();

  await desk.check(question(wordsUpTo(50)));

  expect(answered()).toEqual(wordsUpTo(50));
  expect(pauses.length).toBeGreaterThan(2);
  expect(pauses.every((milliseconds) => milliseconds === 0)).toBe(true);
});

test('a newly typed word is answered before the rest of a long text', async () => {
  const { desk, answered, afterSlice } = setUpSlowSpelling();
  afterSlice(0, () => desk.check(question(['teh'])));

  await desk.check(question(wordsUpTo(200)));

  expect(answered()).toHaveLength(201);
  expect(answered().indexOf('teh')).toBeLessThan(10);
});

test('nothing is looked up while the user types, and everything afterwards', async () => {
  const { desk, answered, pauses, afterSlice } = setUpSlowSpelling();
  const seen: number[] = [];
  const keys = 8;
  for (let key = 0; key < keys; key++) {
    afterSlice(key, () => {
      desk.notifyTyping();
      seen.push(answered().length);
    });
  }

  desk.notifyTyping();
  await desk.check(question(wordsUpTo(200)));

  expect(seen).toEqual(Array.from({ length: keys }, () => 0));
  expect(pauses[0]).toBeGreaterThan(400);
  expect(answered()).toHaveLength(200);
});

test('continuous typing does not delay the check forever', async () => {
  const { desk, answered, passed, afterSlice } = setUpSlowSpelling();
  for (let key = 0; key < 2_000; key++) afterSlice(key, () => desk.notifyTyping());

  desk.notifyTyping();
  await desk.check(question(wordsUpTo(20)));

  expect(answered()).toHaveLength(20);
  expect(passed()).toBeGreaterThan(5_000);
});

test('the rest of a text in another language is no longer looked up', async () => {
  const { desk, answered, afterSlice } = setUpSlowSpelling();
  afterSlice(0, () => desk.check({ ...question(['Haus']), language: 'de' }));

  await desk.check(question(wordsUpTo(200)));

  expect(answered().at(-1)).toBe('Haus');
  expect(answered().length).toBeLessThan(20);
});

test('a failing dictionary is reported and closed, and the next request is answered', async () => {
  const { desk, said, answered, fail, closed } = setUpSlowSpelling();

  fail(true);
  await desk.check(question(['one']));
  expect(said.filter(({ kind }) => kind !== 'done')).toEqual([
    { kind: 'state', state: 'failed', language: 'en' },
  ]);
  expect(closed()).toBe(1);

  fail(false);
  await desk.check(question(['two']));
  expect(answered()).toEqual(['two']);
});

test('a language without a dictionary returns no results', async () => {
  const said: SpellingWorkerOutput[] = [];
  const desk = serveSpelling({
    openDictionary: async () => null,
    close: () => undefined,
    post: (message) => said.push(message),
    now: () => 0,
    pause: async () => undefined,
  });

  const chinese = question(['字']);
  await desk.check(chinese);

  expect(said).toEqual([{ kind: 'done', question: chinese.question }]);
});

test('the last request is reported as done when the queue is empty', async () => {
  const { desk, said, afterSlice } = setUpSlowSpelling();
  const later = question(['teh']);
  afterSlice(0, () => desk.check(later));

  await desk.check(question(wordsUpTo(20)));

  expect(said.filter(({ kind }) => kind === 'done')).toEqual([
    { kind: 'done', question: later.question },
  ]);
});

/** Each word takes 5 ms of a clock that only words and pauses advance. */
function setUpSlowSpelling() {
  let time = 0;
  let isFailing = false;
  let closings = 0;
  const said: SpellingWorkerOutput[] = [];
  const pauses: number[] = [];
  const meanwhile = new Map<number, () => void>();
  const desk = serveSpelling({
    openDictionary: async () => {
      if (isFailing) throw new Error('No dictionary.');

      return (word) => {
        time += 5;
        return { word, suggestions: null, distance: 0 };
      };
    },
    close: () => {
      closings++;
    },
    post: (message) => said.push(message),
    now: () => time,
    pause: async (milliseconds) => {
      time += milliseconds;
      meanwhile.get(pauses.length)?.();
      pauses.push(milliseconds);
    },
  });

  return {
    desk,
    said,
    pauses,
    passed: () => time,
    answered: () =>
      said.flatMap((one) => (one.kind === 'answers' ? one.words.map(({ word }) => word) : [])),
    afterSlice: (slice: number, act: () => void) => meanwhile.set(slice, act),
    fail: (is: boolean) => {
      isFailing = is;
    },
    closed: () => closings,
  };
}

let asked = 0;

function question(words: readonly string[]): SpellingRequest & { question: number } {
  const setting = { files: {}, variety: anyRegion, isGrammarEnabled: false };

  return { question: ++asked, language: 'en', words, setting };
}

function wordsUpTo(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `word${at}`);
}
