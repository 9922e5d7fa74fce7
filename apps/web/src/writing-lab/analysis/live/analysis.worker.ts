import {
  createAnalyzer,
  languageCodes,
  loadLanguage,
  type WorkerRequest,
  type WorkerResponse,
} from '@longhand/analysis';
import type {
  CheckerCommand,
  CheckerStatusMessage,
  GrammarWorkerInput,
  GrammarWorkerOutput,
  ServerCheckMessage,
  ServerCheckResult,
  SpellingWorkerInput,
  SpellingWorkerOutput,
} from '../checkers/checker-messages.ts';
import { type CheckerWorker, createCheckerScheduler } from '../checkers/checker-scheduler.ts';
import { createServerChecker } from '../checkers/server-checker.ts';
import { type DeltaChunk, splitDelta } from './delta-chunks.ts';
import { serveAnalysis } from './serve-analysis.ts';

const analyzer = createAnalyzer();
const checkerScheduler = createCheckerScheduler({
  analyzer,
  startSpelling: () =>
    wrapWorker<SpellingWorkerInput, SpellingWorkerOutput>(
      new Worker(new URL('../checkers/spelling.worker.ts', import.meta.url), { type: 'module' }),
    ),
  startGrammar: () =>
    wrapWorker<GrammarWorkerInput, GrammarWorkerOutput>(
      new Worker(new URL('../checkers/grammar.worker.ts', import.meta.url), { type: 'module' }),
    ),
  now: () => performance.now(),
  schedule: (milliseconds, act) => void setTimeout(act, milliseconds),
  onResults: () => post({ kind: 'news' }),
  onStatus: (part, state, language) => post({ kind: 'checker', part, state, language }),
  onIdle: postWhenComplete,
});
const pendingServerRequests = new Map<number, (answer: ServerCheckResult) => void>();
let lastServerRequestId = 0;
const serverChecker = createServerChecker({
  nextUnchecked: (most) => analyzer.uncheckedParagraphs(most),
  request: ({ language, paragraphs }) =>
    new Promise((resolve) => {
      const question = ++lastServerRequestId;
      pendingServerRequests.set(question, resolve);
      post({ kind: 'ask-server', question, language, paragraphs });
    }),
  onResults: checkerScheduler.addResults,
  onStatus: (state, language) => post({ kind: 'checker', part: 'server', state, language }),
  onIdle: postWhenComplete,
  schedule: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds);

    return () => clearTimeout(timer);
  },
});
const handleMessage = serveAnalysis(
  analyzer,
  () => performance.now(),
  checkerScheduler.takeResults,
);

self.onmessage = ({ data }: MessageEvent<WorkerRequest | CheckerCommand>) => {
  if (data.kind === 'checkers') {
    if (data.again) analyzer.clearCheckResults();
    checkerScheduler.configure(data.setting);
    return;
  }
  if (data.kind === 'typing') return checkerScheduler.notifyTyping();
  if (data.kind === 'server') return serverChecker.setEnabled(data.isOn);
  if (data.kind === 'server-answer') {
    pendingServerRequests.get(data.question)?.(data.answer);
    pendingServerRequests.delete(data.question);
    return;
  }
  void handleMessage(data).then((message) => {
    for (const one of message.kind === 'delta' ? splitDelta(message) : [message]) post(one);
    checkerScheduler.scheduleCheck();
    if (data.kind === 'take-news') serverChecker.notifyApplied();
    else serverChecker.notifyChanged();
  });
};

function wrapWorker<To, From>(worker: Worker): CheckerWorker<To, From> {
  return {
    send: (message) => worker.postMessage(message),
    stop: () => worker.terminate(),
    listen: (hear, broken) => {
      worker.onmessage = ({ data }: MessageEvent<From>) => hear(data);
      worker.onerror = broken;
    },
  };
}

function postWhenComplete(): void {
  if (checkerScheduler.isIdle() && !serverChecker.isPending()) post({ kind: 'complete' });
}

function post(
  message: WorkerResponse | DeltaChunk | CheckerStatusMessage | ServerCheckMessage,
): void {
  self.postMessage(message);
}

// Most users write in the language of their browser: load its rules before the first word arrives.
const browserLanguage = languageCodes.find((code) => navigator.language.startsWith(code));
if (browserLanguage) void loadLanguage(browserLanguage).catch(() => undefined);
