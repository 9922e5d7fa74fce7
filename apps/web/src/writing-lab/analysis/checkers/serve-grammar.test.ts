import { expect, test } from 'vitest';
import type { GrammarWorkerOutput } from './checker-messages.ts';
import { serveGrammar } from './serve-grammar.ts';

test('every sentence is checked, in slices and in text order', async () => {
  const { desk, read, slices } = setUpSlowGrammar();

  await desk.check(question(sentencesUpTo(40)));

  expect(read()).toEqual(sentencesUpTo(40));
  expect(Math.max(...slices())).toBeLessThanOrEqual(4);
});

test('a newly written sentence is checked before the rest of a long text', async () => {
  const { desk, read, afterSlice } = setUpSlowGrammar();
  afterSlice(0, () => desk.check(question(['He go home.'])));

  await desk.check(question(sentencesUpTo(200)));

  expect(read()).toHaveLength(201);
  expect(read().indexOf('He go home.')).toBeLessThan(10);
});

test('nothing is checked while the user types, and everything afterwards', async () => {
  const { desk, read, pauses, afterSlice } = setUpSlowGrammar();
  const seen: number[] = [];
  const keys = 8;
  for (let key = 0; key < keys; key++) {
    afterSlice(key, () => {
      desk.notifyTyping();
      seen.push(read().length);
    });
  }

  desk.notifyTyping();
  await desk.check(question(sentencesUpTo(200)));

  expect(seen).toEqual(Array.from({ length: keys }, () => 0));
  expect(pauses[0]).toBeGreaterThan(400);
  expect(read()).toHaveLength(200);
});

test('continuous typing does not delay the check forever', async () => {
  const { desk, read, passed, afterSlice } = setUpSlowGrammar();
  for (let key = 0; key < 2_000; key++) afterSlice(key, () => desk.notifyTyping());

  desk.notifyTyping();
  await desk.check(question(sentencesUpTo(20)));

  expect(read()).toHaveLength(20);
  expect(passed()).toBeGreaterThan(5_000);
});

test('a failing reader is reported and closed, and the next request is answered', async () => {
  const { desk, said, read, fail, closed } = setUpSlowGrammar();

  fail(true);
  await desk.check(question(['One.']));
  expect(said.filter(({ kind }) => kind !== 'done')).toEqual([{ kind: 'state', state: 'failed' }]);
  expect(closed()).toBe(1);

  fail(false);
  await desk.check(question(['Two.']));
  expect(read()).toEqual(['Two.']);
});

test('the last request is reported as done when the queue is empty, even after a failure', async () => {
  const { desk, said, afterSlice, fail } = setUpSlowGrammar();
  const later = question(['He go home.']);
  afterSlice(0, () => desk.check(later));

  await desk.check(question(sentencesUpTo(20)));
  expect(said.filter(({ kind }) => kind === 'done')).toEqual([
    { kind: 'done', question: later.question },
  ]);

  fail(true);
  const last = question(['One.']);
  await desk.check(last);
  expect(said.at(-1)).toEqual({ kind: 'done', question: last.question });
});

/** Each sentence takes 5 ms of a clock that only sentences and pauses advance. */
function setUpSlowGrammar() {
  let time = 0;
  let isFailing = false;
  let closings = 0;
  const said: GrammarWorkerOutput[] = [];
  const pauses: number[] = [];
  const meanwhile = new Map<number, () => void>();
  const reader = {
    async check() {
      time += 5;

      return [];
    },
  };
  const desk = serveGrammar({
    openReader: async () => {
      if (isFailing) throw new Error('No reader.');

      return reader;
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
  const answers = () => said.flatMap((one) => (one.kind === 'answers' ? [one.sentences] : []));

  return {
    desk,
    said,
    pauses,
    passed: () => time,
    read: () => answers().flatMap((sentences) => sentences.map(({ sentence }) => sentence)),
    slices: () => answers().map(({ length }) => length),
    afterSlice: (slice: number, act: () => void) => meanwhile.set(slice, act),
    fail: (isFailingNow: boolean) => {
      isFailing = isFailingNow;
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
