import { anyVariety } from '@longhand/analysis/proofreading';
import { expect, test } from 'vitest';
import type { FromSpelling, SpellingQuestion } from './checkers.ts';
import { serveSpelling } from './serve-spelling.ts';

test('every word is answered, a slice at a time and in the order of the text', async () => {
  const { desk, answered, pauses } = deskOfSlowWords();

  await desk.ask(question(wordsUpTo(50)));

  expect(answered()).toEqual(wordsUpTo(50));
  expect(pauses.length).toBeGreaterThan(2);
  expect(pauses.every((milliseconds) => milliseconds === 0)).toBe(true);
});

test('a word just typed is answered before the rest of a book', async () => {
  const { desk, answered, afterSlice } = deskOfSlowWords();
  afterSlice(0, () => desk.ask(question(['teh'])));

  await desk.ask(question(wordsUpTo(200)));

  expect(answered()).toHaveLength(201);
  expect(answered().indexOf('teh')).toBeLessThan(10);
});

test('while somebody types nothing is looked up, and all of it afterwards', async () => {
  const { desk, answered, pauses, afterSlice } = deskOfSlowWords();
  const seen: number[] = [];
  const keys = 8;
  for (let key = 0; key < keys; key++) {
    afterSlice(key, () => {
      desk.giveWay();
      seen.push(answered().length);
    });
  }

  desk.giveWay();
  await desk.ask(question(wordsUpTo(200)));

  expect(seen).toEqual(Array.from({ length: keys }, () => 0));
  expect(pauses[0]).toBeGreaterThan(400);
  expect(answered()).toHaveLength(200);
});

test('somebody who never stops typing does not hold it up for ever', async () => {
  const { desk, answered, passed, afterSlice } = deskOfSlowWords();
  for (let key = 0; key < 2_000; key++) afterSlice(key, () => desk.giveWay());

  desk.giveWay();
  await desk.ask(question(wordsUpTo(20)));

  expect(answered()).toHaveLength(20);
  expect(passed()).toBeGreaterThan(5_000);
});

test('what is left of a text in another language is not looked up any more', async () => {
  const { desk, answered, afterSlice } = deskOfSlowWords();
  afterSlice(0, () => desk.ask({ ...question(['Haus']), language: 'de' }));

  await desk.ask(question(wordsUpTo(200)));

  expect(answered().at(-1)).toBe('Haus');
  expect(answered().length).toBeLessThan(20);
});

test('a dictionary that fails is said to, closed, and does not keep the next question from its answer', async () => {
  const { desk, said, answered, fail, closed } = deskOfSlowWords();

  fail(true);
  await desk.ask(question(['one']));
  expect(said.filter(({ kind }) => kind !== 'done')).toEqual([
    { kind: 'state', state: 'failed', language: 'en' },
  ]);
  expect(closed()).toBe(1);

  fail(false);
  await desk.ask(question(['two']));
  expect(answered()).toEqual(['two']);
});

test('a language without a dictionary answers nothing', async () => {
  const said: FromSpelling[] = [];
  const desk = serveSpelling({
    openFor: async () => null,
    close: () => undefined,
    say: (message) => said.push(message),
    now: () => 0,
    pause: async () => undefined,
  });

  const chinese = question(['字']);
  await desk.ask(chinese);

  expect(said).toEqual([{ kind: 'done', question: chinese.question }]);
});

test('the last question is reported as done when nothing is left to look up', async () => {
  const { desk, said, afterSlice } = deskOfSlowWords();
  const later = question(['teh']);
  afterSlice(0, () => desk.ask(later));

  await desk.ask(question(wordsUpTo(20)));

  expect(said.filter(({ kind }) => kind === 'done')).toEqual([
    { kind: 'done', question: later.question },
  ]);
});

/** Each word takes 5 ms of a clock that only words and pauses move. */
function deskOfSlowWords() {
  let time = 0;
  let isFailing = false;
  let closings = 0;
  const said: FromSpelling[] = [];
  const pauses: number[] = [];
  const meanwhile = new Map<number, () => void>();
  const desk = serveSpelling({
    openFor: async () => {
      if (isFailing) throw new Error('No dictionary.');

      return (word) => {
        time += 5;
        return { word, suggestions: null, distance: 0 };
      };
    },
    close: () => {
      closings++;
    },
    say: (message) => said.push(message),
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

function question(words: readonly string[]): SpellingQuestion & { question: number } {
  const setting = { files: {}, variety: anyVariety, grammar: false };

  return { question: ++asked, language: 'en', words, setting };
}

function wordsUpTo(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `word${at}`);
}
