import type { ChangeSet, Text } from '@codemirror/state';
import {
  type AnalysisOptions,
  type AnalysisState,
  applyDelta,
  emptyState,
  type FromWorker,
  type TextChange,
  type ToWorker,
} from '@longhand/analysis';

/** The two ends of a worker. */
export type Port = {
  send(message: ToWorker): void;
  listen(listener: (message: FromWorker) => void): void;
};

export type Analyzed = {
  state: AnalysisState;
  /** Edits that the state does not know of yet; null when it is of the text as it stands. */
  since: ChangeSet | null;
  took: AnalysisTime;
};

/** How long the analysis took in the worker: of the whole text with what the checkers said of it, or of the last edit alone. */
export type AnalysisTime = { of: 'text' | 'edit'; milliseconds: number };

type Listener = {
  analyzed: (analyzed: Analyzed) => void;
  /** The last state has all that the checkers say of the text as it stands. */
  completed?: () => void;
  failed: (message: string) => void;
};

export type AnalysisSession = {
  open(doc: Text, options: AnalysisOptions): void;
  /** With `soon` it may wait until the hand rests. */
  change(changes: ChangeSet, soon?: 'soon'): void;
  configure(options: AnalysisOptions): void;
  /** Acts once the worker has every edit made until then. */
  whenCurrent(act: () => void): void;
};

/**
 * Keeps an analyzer in a worker in step with a text. One request is under way at a time; edits made meanwhile are
 * composed into one, so that a fast hand never builds up a queue. A worker that fails is given the whole text once.
 *
 * @param whenDue gives what an edit that may wait calls: it asks when the hand rests
 */
export function analysisSession(
  port: Port,
  listener: Listener,
  whenDue: (ask: () => void) => () => void = (ask) => ask,
): AnalysisSession {
  let state = emptyState;
  let revision = 0;
  let isBusy = false;
  let waiting: ChangeSet | null = null;
  let waitingOptions: AnalysisOptions | null = null;
  let hasNews = false;
  let isDue = false;
  let forCurrent: (() => void)[] = [];
  let asked: ToWorker['kind'] = 'open';
  let took: AnalysisTime = { of: 'text', milliseconds: 0 };

  const ask = (message: ToWorker) => {
    isBusy = true;
    asked = message.kind;
    port.send(message);
  };

  const askForNext = () => {
    if (waitingOptions) {
      const options = waitingOptions;
      waitingOptions = null;
      ask({ kind: 'options', revision: ++revision, options });
    } else if (waiting && isDue) {
      isDue = false;
      const changes = textChanges(waiting);
      waiting = null;
      ask({ kind: 'change', revision: ++revision, changes });
    } else if (hasNews) {
      hasNews = false;
      ask({ kind: 'take-news', revision: ++revision });
    }
  };

  const askForChanges = () => {
    isDue = waiting !== null;
    if (!isBusy) askForNext();
  };
  const askSoon = whenDue(askForChanges);

  const tellCurrent = () => {
    if (isBusy || waiting) return;
    const acts = forCurrent;
    forCurrent = [];
    for (const act of acts) act();
  };

  port.listen((answer) => {
    if (answer.kind === 'news') {
      hasNews = true;
      if (!isBusy) askForNext();
      return;
    }
    if (answer.kind === 'complete') {
      if (!isBusy && !waiting) listener.completed?.();
      return;
    }
    if (answer.revision !== revision) return;
    isBusy = false;
    if (answer.kind === 'failed') return listener.failed(answer.message);

    state = applyDelta(state, answer.delta);
    took = timeAfter(took, asked, answer.milliseconds);
    const since = waiting;
    isDue ||= forCurrent.length > 0;
    askForNext();
    listener.analyzed({ state, since, took });
    tellCurrent();
  });

  return {
    open(doc, options) {
      waiting = null;
      waitingOptions = null;
      state = emptyState;
      ask({ kind: 'open', revision: ++revision, text: doc.toString(), options });
    },

    change(changes, soon) {
      waiting = waiting ? waiting.compose(changes) : changes;
      if (soon) askSoon();
      else askForChanges();
    },

    configure(options) {
      waitingOptions = options;
      if (!isBusy) askForNext();
    },

    whenCurrent(act) {
      forCurrent.push(act);
      askForChanges();
      tellCurrent();
    },
  };
}

/** News of the checkers and other options are of the whole text: behind an edit, they are no part of its time. */
function timeAfter(
  before: AnalysisTime,
  asked: ToWorker['kind'],
  milliseconds: number,
): AnalysisTime {
  if (asked === 'open') return { of: 'text', milliseconds };
  if (asked === 'change') return { of: 'edit', milliseconds };

  return before.of === 'text'
    ? { of: 'text', milliseconds: before.milliseconds + milliseconds }
    : before;
}

/** The changes as the worker reads them: in order, in offsets of the text before. */
function textChanges(changes: ChangeSet): TextChange[] {
  const result: TextChange[] = [];
  changes.iterChanges((from, to, _fromB, _toB, inserted) => {
    result.push({ from, to, insert: inserted.toString() });
  });

  return result;
}
