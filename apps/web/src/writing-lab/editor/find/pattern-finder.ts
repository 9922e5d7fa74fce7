import type { PatternMatches, PatternSearch } from './pattern-matches.ts';

/** `begun` is sent when a search starts, so that loading the worker does not count toward its time limit. */
export type FromPatternWorker = 'begun' | PatternMatches;

/** A worker that searches for one pattern at a time. */
export type PatternPort = {
  send(search: PatternSearch): void;
  /** Called with each message; with null when the worker crashed. */
  listen(listener: (message: FromPatternWorker | null) => void): void;
  stop(): void;
};

type PatternAnswer = PatternMatches | 'slow' | 'failed';

export type PatternFinder = {
  /** Calls `answer` unless another search, `cancel` or `stop` comes first. */
  find(search: PatternSearch, answer: (answer: PatternAnswer) => void): void;
  cancel(): void;
  stop(): void;
};

/** A pattern still running then is backtracking exponentially; a normal one searches a long novel in a tenth of this. */
export const patternTimeoutMs = 2_000;

/** Searches for patterns in a worker, which is terminated when one takes too long, so that the page cannot freeze. */
export function createPatternFinder(start: () => PatternPort): PatternFinder {
  let port: PatternPort | undefined;
  let isBusy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const end = () => {
    clearTimeout(timer);
    isBusy = false;
  };
  const stop = () => {
    end();
    port?.stop();
    port = undefined;
  };

  const cancel = () => {
    if (isBusy) stop();
  };

  return {
    cancel,
    stop,

    find(search, answer) {
      cancel();
      isBusy = true;
      const current = port ?? start();
      port = current;
      const giveUp = (why: 'slow' | 'failed') => {
        stop();
        answer(why);
      };
      current.listen((message) => {
        if (port !== current) return;
        if (message === null) giveUp('failed');
        else if (message === 'begun') timer = setTimeout(() => giveUp('slow'), patternTimeoutMs);
        else {
          end();
          answer(message);
        }
      });
      current.send(search);
    },
  };
}
