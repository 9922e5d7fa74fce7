import {
  createAnalyzer,
  type FromWorker,
  languageCodes,
  loadLanguage,
  type ToWorker,
} from '@longhand/analysis';
import type {
  FromCheckers,
  FromGrammar,
  FromSpelling,
  ToCheckers,
  ToGrammar,
  ToSpelling,
} from './checkers.ts';
import { type Checker, proofreading } from './proofread.ts';
import { serveAnalysis } from './serve-analysis.ts';

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
  later: (act) => void setTimeout(act, 0),
  news: () => say({ kind: 'news' }),
  told: (part, state, language) => say({ kind: 'checker', part, state, language }),
});
const answer = serveAnalysis(analyzer, () => performance.now(), proofs.take);

self.onmessage = ({ data }: MessageEvent<ToWorker | ToCheckers>) => {
  if (data.kind === 'checkers') {
    if (data.again) analyzer.forgetAnswers();
    proofs.set(data.setting);
    return;
  }
  if (data.kind === 'change') proofs.typed();
  void answer(data).then((message) => {
    say(message);
    proofs.look();
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

function say(message: FromWorker | FromCheckers): void {
  self.postMessage(message);
}

// Most write in the language of their browser: it is there before the first word is.
const likely = languageCodes.find((code) => navigator.language.startsWith(code));
if (likely) void loadLanguage(likely).catch(() => undefined);
