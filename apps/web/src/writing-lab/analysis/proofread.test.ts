import { anyVariety } from '@longhand/analysis/proofreading';
import { expect, test } from 'vitest';
import type { FromGrammar, FromSpelling, ToGrammar, ToSpelling } from './checkers.ts';
import { type Checker, proofreading } from './proofread.ts';

test('the first remark is told at once, the following ones together, at most once a second', () => {
  const { proofs, grammar, clock, news } = deskWithGrammar();
  const taken: number[] = [];

  for (let answer = 0; answer < 50; answer++) {
    grammar.answer(`Sentence ${answer}.`);
    clock.pass(100);
    if (news.length > taken.length) taken.push(proofs.take().sentences?.length ?? 0);
  }

  expect(news[0]).toBe(0);
  expect(gaps(news).every((gap) => gap >= 1_000)).toBe(true);
  expect(taken.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(40);
});

test('remarks wait while somebody types, though not for ever', () => {
  const { proofs, grammar, clock, news } = deskWithGrammar();

  proofs.typed();
  grammar.answer('He go home.');
  for (let key = 0; key < 80; key++) {
    proofs.typed();
    clock.pass(60);
  }

  expect(news).toHaveLength(1);
  expect(news[0]).toBeGreaterThan(2_000);
  expect(news[0]).toBeLessThan(4_000);
});

test('remarks come when the hand rests', () => {
  const { proofs, grammar, clock, news } = deskWithGrammar();

  proofs.typed();
  grammar.answer('He go home.');
  clock.pass(300);
  expect(news).toEqual([]);

  clock.pass(300);
  expect(news).toHaveLength(1);
});

test('the grammar checker hears that somebody types', () => {
  const { proofs, grammar } = deskWithGrammar();

  proofs.typed();

  expect(grammar.asked.at(-1)).toEqual({ kind: 'typing' });
});

test('it is settled when every question is answered and every answer is taken', () => {
  const { proofs, grammar, clock, settled } = deskWithGrammar();
  expect(settled).toEqual([]);

  grammar.answer('He go home.');
  grammar.done();
  clock.pass(1_000);
  expect(settled).toEqual([]);

  proofs.take();
  proofs.look();
  clock.pass(0);
  expect(settled).toEqual([]);
  grammar.done();
  expect(settled).toHaveLength(1);
});

test('an answer to an earlier question settles nothing', () => {
  const { proofs, grammar, clock, settled } = deskWithGrammar();
  const first = grammar.asked.filter(isQuestion).at(-1);
  proofs.look();
  clock.pass(0);

  grammar.hear({ kind: 'done', question: first?.question ?? 0 });
  expect(settled).toEqual([]);

  grammar.done();
  expect(settled).toHaveLength(1);
});

test('grammar is asked when the words have been looked up', () => {
  const { spelling, grammar, settled } = deskWithGrammar(['teh']);
  expect(grammar.asked).toEqual([]);

  spelling.done();
  expect(grammar.asked).toMatchObject([{ kind: 'sentences', sentences: ['He go home.'] }]);
  expect(settled).toEqual([]);

  grammar.done();
  expect(settled).toHaveLength(1);
});

test('what was typed is asked when the hand rests', () => {
  const { proofs, grammar, clock } = deskWithGrammar();
  const before = grammar.asked.filter(isQuestion).length;

  proofs.typed();
  proofs.look();
  clock.pass(300);
  expect(grammar.asked.filter(isQuestion)).toHaveLength(before);

  clock.pass(300);
  expect(grammar.asked.filter(isQuestion)).toHaveLength(before + 1);
});

const isQuestion = (one: ToGrammar) => one.kind === 'sentences';

function gaps(times: readonly number[]): number[] {
  return times.slice(1).map((time, at) => time - (times[at] ?? 0));
}

/** A text of one sentence, whose grammar checker says what the test wants it to. */
function deskWithGrammar(words: string[] = []) {
  const clock = handClock();
  const asked: ToGrammar[] = [];
  let hear: (message: FromGrammar) => void = () => {};
  const checker: Checker<ToGrammar, FromGrammar> = {
    send: (message) => asked.push(message),
    listen: (listener) => {
      hear = listener;
    },
    stop: () => {},
  };
  const spellingAsked: ToSpelling[] = [];
  let hearSpelling: (message: FromSpelling) => void = () => {};
  const news: number[] = [];
  const settled: number[] = [];
  const proofs = proofreading({
    analyzer: {
      questions: () => ({ language: 'en', words, sentences: ['He go home.'], isAll: true }),
    },
    startSpelling: () => ({
      send: (message) => spellingAsked.push(message),
      listen: (listener) => {
        hearSpelling = listener;
      },
      stop: () => {},
    }),
    startGrammar: () => checker,
    now: clock.now,
    after: clock.after,
    news: () => news.push(clock.now()),
    told: () => {},
    settled: () => settled.push(clock.now()),
  });
  proofs.set({ files: {}, variety: anyVariety, grammar: true });
  clock.pass(0);
  const remark = { rule: 'agreement', from: 0, to: 2, detail: 'No.', suggestions: [] } as const;

  return {
    proofs,
    clock,
    news,
    settled,
    spelling: {
      done: () => hearSpelling({ kind: 'done', question: numberOf(spellingAsked.at(-1)) }),
    },
    grammar: {
      asked,
      done: () => hear({ kind: 'done', question: numberOf(asked.filter(isQuestion).at(-1)) }),
      hear: (said: FromGrammar) => hear(said),
      answer: (sentence: string) =>
        hear({ kind: 'answers', sentences: [{ sentence, remarks: [remark] }] }),
    },
  };
}

function numberOf(message: ToGrammar | ToSpelling | undefined): number {
  return message && 'question' in message ? message.question : 0;
}

/** A clock that moves only when it is told to. */
function handClock() {
  let time = 0;
  let timers: { at: number; act: () => void }[] = [];

  return {
    now: () => time,
    after: (milliseconds: number, act: () => void) =>
      void timers.push({ at: time + milliseconds, act }),
    pass(milliseconds: number) {
      const end = time + milliseconds;
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        timers = timers.filter((timer) => timer !== next);
        time = Math.max(time, next.at);
        next.act();
      }
      time = end;
    },
  };
}
