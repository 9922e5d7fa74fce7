import { anyRegion } from '@longhand/analysis/proofreading';
import { expect, test } from 'vitest';
import type {
  GrammarWorkerInput,
  GrammarWorkerOutput,
  SpellingWorkerInput,
  SpellingWorkerOutput,
} from './checker-messages.ts';
import { type CheckerWorker, createCheckerScheduler } from './checker-scheduler.ts';

test('the first result is announced at once, later ones together, at most once a second', () => {
  const { proofs, grammar, clock, news } = setUpWithGrammar();
  const taken: number[] = [];

  for (let answer = 0; answer < 50; answer++) {
    grammar.answer(`Sentence ${answer}.`);
    clock.pass(100);
    if (news.length > taken.length) taken.push(proofs.takeResults().sentences?.length ?? 0);
  }

  expect(news[0]).toBe(0);
  expect(intervalsBetween(news).every((gap) => gap >= 1_000)).toBe(true);
  expect(taken.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(40);
});

test('results wait while the user types, up to a maximum', () => {
  const { proofs, grammar, clock, news } = setUpWithGrammar();

  proofs.notifyTyping();
  grammar.answer('He go home.');
  for (let key = 0; key < 80; key++) {
    proofs.notifyTyping();
    clock.pass(60);
  }

  expect(news).toHaveLength(1);
  expect(news[0]).toBeGreaterThan(2_000);
  expect(news[0]).toBeLessThan(4_000);
});

test('results are announced when typing pauses', () => {
  const { proofs, grammar, clock, news } = setUpWithGrammar();

  proofs.notifyTyping();
  grammar.answer('He go home.');
  clock.pass(300);
  expect(news).toEqual([]);

  clock.pass(300);
  expect(news).toHaveLength(1);
});

test('the grammar checker is told that the user is typing', () => {
  const { proofs, grammar } = setUpWithGrammar();

  proofs.notifyTyping();

  expect(grammar.asked.at(-1)).toEqual({ kind: 'typing' });
});

test('it is idle when every request is answered and every result is taken', () => {
  const { proofs, grammar, clock, settled } = setUpWithGrammar();
  expect(settled).toEqual([]);

  grammar.answer('He go home.');
  grammar.done();
  clock.pass(1_000);
  expect(settled).toEqual([]);

  proofs.takeResults();
  proofs.scheduleCheck();
  clock.pass(0);
  expect(settled).toEqual([]);
  grammar.done();
  expect(settled).toHaveLength(1);
});

test('the reply to an earlier request does not make the scheduler idle', () => {
  const { proofs, grammar, clock, settled } = setUpWithGrammar();
  const first = grammar.asked.filter(isQuestion).at(-1);
  proofs.scheduleCheck();
  clock.pass(0);

  grammar.hear({ kind: 'done', question: first?.question ?? 0 });
  expect(settled).toEqual([]);

  grammar.done();
  expect(settled).toHaveLength(1);
});

test('grammar is checked after the spelling of the words', () => {
  const { spelling, grammar, settled } = setUpWithGrammar(['teh']);
  expect(grammar.asked).toEqual([]);

  spelling.done();
  expect(grammar.asked).toMatchObject([{ kind: 'sentences', sentences: ['He go home.'] }]);
  expect(settled).toEqual([]);

  grammar.done();
  expect(settled).toHaveLength(1);
});

test('new text is checked when typing pauses', () => {
  const { proofs, grammar, clock } = setUpWithGrammar();
  const before = grammar.asked.filter(isQuestion).length;

  proofs.notifyTyping();
  proofs.scheduleCheck();
  clock.pass(300);
  expect(grammar.asked.filter(isQuestion)).toHaveLength(before);

  clock.pass(300);
  expect(grammar.asked.filter(isQuestion)).toHaveLength(before + 1);
});

const isQuestion = (one: GrammarWorkerInput) => one.kind === 'sentences';

function intervalsBetween(times: readonly number[]): number[] {
  return times.slice(1).map((time, at) => time - (times[at] ?? 0));
}

/** A text of one sentence; the test controls what the grammar checker reports. */
function setUpWithGrammar(words: string[] = []) {
  const clock = createManualClock();
  const asked: GrammarWorkerInput[] = [];
  let hear: (message: GrammarWorkerOutput) => void = () => {};
  const checker: CheckerWorker<GrammarWorkerInput, GrammarWorkerOutput> = {
    send: (message) => asked.push(message),
    listen: (listener) => {
      hear = listener;
    },
    stop: () => {},
  };
  const spellingAsked: SpellingWorkerInput[] = [];
  let hearSpelling: (message: SpellingWorkerOutput) => void = () => {};
  const news: number[] = [];
  const settled: number[] = [];
  const proofs = createCheckerScheduler({
    analyzer: {
      nextCheckRequest: () => ({
        language: 'en',
        words,
        sentences: ['He go home.'],
        isComplete: true,
      }),
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
    schedule: clock.after,
    onResults: () => news.push(clock.now()),
    onStatus: () => {},
    onIdle: () => settled.push(clock.now()),
  });
  proofs.configure({ files: {}, variety: anyRegion, isGrammarEnabled: true });
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
      hear: (said: GrammarWorkerOutput) => hear(said),
      answer: (sentence: string) =>
        hear({ kind: 'answers', sentences: [{ sentence, diagnostics: [remark] }] }),
    },
  };
}

function numberOf(message: GrammarWorkerInput | SpellingWorkerInput | undefined): number {
  return message && 'question' in message ? message.question : 0;
}

/** A clock that the test advances by hand. */
function createManualClock() {
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
