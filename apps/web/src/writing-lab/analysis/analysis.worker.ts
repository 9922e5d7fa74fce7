import {
  createAnalyzer,
  type FromWorker,
  languageCodes,
  loadLanguage,
  type ToWorker,
} from '@longhand/analysis';
import type {
  AskServer,
  FromCheckers,
  FromGrammar,
  FromSpelling,
  ServerAnswer,
  ToCheckers,
  ToGrammar,
  ToSpelling,
} from './checkers.ts';
import { type DeltaPart, deltaParts } from './delta-parts.ts';
import { type Checker, proofreading } from './proofread.ts';
import { serveAnalysis } from './serve-analysis.ts';
import { serverReading } from './server-reading.ts';

const analyzer = createAnalyzer();
const proofs = proofreading({
  analyzer,
  startSpelling: () =>
    checkerIn<ToSpelling, FromSpelling>(
      new Worker(new URL('./spelling.worker.ts', import.meta.url), { type: 'module' }),
    ),
  startGrammar: () =>
    checkerIn<ToGrammar, FromGrammar>(
      new Worker(new URL('./grammar.worker.ts', import.meta.url), { type: 'module' }),
    ),
  now: () => performance.now(),
  after: (milliseconds, act) => void setTimeout(act, milliseconds),
  news: () => say({ kind: 'news' }),
  told: (part, state, language) => say({ kind: 'checker', part, state, language }),
  settled: tellComplete,
});
const questions = new Map<number, (answer: ServerAnswer) => void>();
let lastQuestion = 0;
const server = serverReading({
  unread: (most) => analyzer.unread(most),
  ask: ({ language, paragraphs }) =>
    new Promise((resolve) => {
      const question = ++lastQuestion;
      questions.set(question, resolve);
      say({ kind: 'ask-server', question, language, paragraphs });
    }),
  heard: proofs.hear,
  told: (state, language) => say({ kind: 'checker', part: 'server', state, language }),
  settled: tellComplete,
  after: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds);

    return () => clearTimeout(timer);
  },
});
const answer = serveAnalysis(analyzer, () => performance.now(), proofs.take);

self.onmessage = ({ data }: MessageEvent<ToWorker | ToCheckers>) => {
  if (data.kind === 'checkers') {
    if (data.again) analyzer.forgetAnswers();
    proofs.set(data.setting);
    return;
  }
  if (data.kind === 'typing') return proofs.typed();
  if (data.kind === 'server') return server.set(data.isOn);
  if (data.kind === 'server-answer') {
    questions.get(data.question)?.(data.answer);
    questions.delete(data.question);
    return;
  }
  void answer(data).then((message) => {
    for (const one of message.kind === 'delta' ? deltaParts(message) : [message]) say(one);
    proofs.look();
    if (data.kind === 'take-news') server.taken();
    else server.changed();
  });
};

function checkerIn<To, From>(worker: Worker): Checker<To, From> {
  return {
    send: (message) => worker.postMessage(message),
    stop: () => worker.terminate(),
    listen: (hear, broken) => {
      worker.onmessage = ({ data }: MessageEvent<From>) => hear(data);
      worker.onerror = broken;
    },
  };
}

function tellComplete(): void {
  if (proofs.isSettled() && !server.isPending()) say({ kind: 'complete' });
}

function say(message: FromWorker | DeltaPart | FromCheckers | AskServer): void {
  self.postMessage(message);
}

// Most write in the language of their browser: it is there before the first word is.
const likely = languageCodes.find((code) => navigator.language.startsWith(code));
if (likely) void loadLanguage(likely).catch(() => undefined);
