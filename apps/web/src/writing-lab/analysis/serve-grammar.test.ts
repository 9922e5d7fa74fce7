import { expect, test } from 'vitest';
import type { FromGrammar } from './checkers.ts';
import { serveGrammar } from './serve-grammar.ts';

test('every sentence is read, in slices and in the order of the text', async () => {
  const { desk, read, slices } = deskOfSlowSentences();

  await desk.ask(question(sentencesUpTo(40)));

  expect(read()).toEqual(sentencesUpTo(40));
  expect(Math.max(...slices())).toBeLessThanOrEqual(4);
});

test('a sentence just written is read before the rest of a book', async () => {
  const { desk, read, afterSlice } = deskOfSlowSentences();
  afterSlice(0, () => desk.ask(question(['He go home.'])));

  await desk.ask(question(sentencesUpTo(200)));

  expect(read()).toHaveLength(201);
  expect(read().indexOf('He go home.')).toBeLessThan(10);
});

test('while somebody types nothing is read, and all of it afterwards', async () => {
  const { desk, read, pauses, afterSlice } = deskOfSlowSentences();
  const seen: number[] = [];
  const keys = 8;
  for (let key = 0; key < keys; key++) {
    afterSlice(key, () => {
      desk.giveWay();
      seen.push(read().length);
    });
  }

  desk.giveWay();
  await desk.ask(question(sentencesUpTo(200)));

  expect(seen).toEqual(Array.from({ length: keys }, () => 0));
  expect(pauses[0]).toBeGreaterThan(400);
  expect(read()).toHaveLength(200);
});

test('somebody who never stops typing does not hold it up for ever', async () => {
  const { desk, read, passed, afterSlice } = deskOfSlowSentences();
  for (let key = 0; key < 2_000; key++) afterSlice(key, () => desk.giveWay());

  desk.giveWay();
  await desk.ask(question(sentencesUpTo(20)));

  expect(read()).toHaveLength(20);
  expect(passed()).toBeGreaterThan(5_000);
});

test('a reader that fails is reported, closed, and does not keep the next question from its answer', async () => {
  const { desk, said, read, fail, closed } = deskOfSlowSentences();

  fail(true);
  await desk.ask(question(['One.']));
  expect(said.filter(({ kind }) => kind !== 'done')).toEqual([{ kind: 'state', state: 'failed' }]);
  expect(closed()).toBe(1);

  fail(false);
  await desk.ask(question(['Two.']));
  expect(read()).toEqual(['Two.']);
});

test('the last question is reported as done when nothing is left to read, also after a failure', async () => {
  const { desk, said, afterSlice, fail } = deskOfSlowSentences();
  const later = question(['He go home.']);
  afterSlice(0, () => desk.ask(later));

  await desk.ask(question(sentencesUpTo(20)));
  expect(said.filter(({ kind }) => kind === 'done')).toEqual([
    { kind: 'done', question: later.question },
  ]);

  fail(true);
  const last = question(['One.']);
  await desk.ask(last);
  expect(said.at(-1)).toEqual({ kind: 'done', question: last.question });
});

/** Each sentence takes 5 ms of a clock that only sentences and pauses move. */
function deskOfSlowSentences() {
  let time = 0;
  let isFailing = false;
  let closings = 0;
  const said: FromGrammar[] = [];
  const pauses: number[] = [];
  const meanwhile = new Map<number, () => void>();
  const reader = {
    async read() {
      time += 5;

      return [];
    },
  };
  const desk = serveGrammar({
    openFor: async () => {
      if (isFailing) throw new Error('No reader.');

      return reader;
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
  const answers = () => said.flatMap((one) => (one.kind === 'answers' ? [one.sentences] : []));

  return {
    desk,
    said,
    pauses,
    passed: () => time,
    read: () => answers().flatMap((sentences) => sentences.map(({ sentence }) => sentence)),
    slices: () => answers().map(({ length }) => length),
    afterSlice: (slice: number, act: () => void) => meanwhile.set(slice, act),
    fail: (is: boolean) => {
      isFailing = is;
    },
    closed: () => closings,
  };
}

let asked = 0;

function question(sentences: readonly string[]) {
  return { question: ++asked, sentences, isBritish: false };
}

function sentencesUpTo(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `Sentence ${at}.`);
}
