import type { PatternPlaces, PatternSearch } from './pattern-places.ts';

/** A worker says when it begins: from then on its time counts, not that of its loading. */
export type FromPatternWorker = 'begun' | PatternPlaces;

/** A worker that looks for one pattern after the other. */
export type PatternPort = {
  send(search: PatternSearch): void;
  /** Called with each message; with null when the worker broke. */
  listen(listener: (message: FromPatternWorker | null) => void): void;
  stop(): void;
};

type PatternAnswer = PatternPlaces | 'slow' | 'failed';

export type PatternFinder = {
  /** Answers unless another search, `cancel` or `stop` comes first. */
  find(search: PatternSearch, answer: (answer: PatternAnswer) => void): void;
  cancel(): void;
  stop(): void;
};

/** A pattern that is not done by then tries every way to match; a sound one goes through a long novel in a tenth. */
export const patternPatienceMs = 2_000;

/** Looks for patterns where a page cannot freeze over them: in a worker that is ended when one takes too long. */
export function patternFinder(start: () => PatternPort): PatternFinder {
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
        else if (message === 'begun') timer = setTimeout(() => giveUp('slow'), patternPatienceMs);
        else {
          end();
          answer(message);
        }
      });
      current.send(search);
    },
  };
}
