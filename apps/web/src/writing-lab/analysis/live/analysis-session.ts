import type { ChangeSet, Text } from '@codemirror/state';
import {
  type AnalysisOptions,
  type AnalysisState,
  applyDelta,
  emptyState,
  type TextChange,
  type WorkerRequest,
  type WorkerResponse,
} from '@longhand/analysis';

/** The message channel to the analysis worker. */
export type AnalysisPort = {
  send(message: WorkerRequest): void;
  listen(listener: (message: WorkerResponse) => void): void;
};

export type AnalysisUpdate = {
  state: AnalysisState;
  /** Edits that `state` does not include yet; null when it is up to date. */
  since: ChangeSet | null;
  duration: AnalysisDuration;
};

/** How long the analysis took in the worker: of the whole text including the checkers' results, or of the last edit alone. */
export type AnalysisDuration = { of: 'text' | 'edit'; milliseconds: number };

type AnalysisListener = {
  analyzed: (analyzed: AnalysisUpdate) => void;
  /** The last state includes all checker results for the current text. */
  completed?: () => void;
  failed: (message: string) => void;
};

export type AnalysisSession = {
  open(doc: Text, options: AnalysisOptions): void;
  /** With `soon` the edit may wait until typing pauses. */
  change(changes: ChangeSet, soon?: 'soon'): void;
  configure(options: AnalysisOptions): void;
  /** Calls back once the worker has received every edit made so far. */
  whenCurrent(act: () => void): void;
};

/**
 * Keeps an analyzer in a worker in sync with a document. Only one request is in flight; edits made meanwhile are composed into one, so that
 * fast typing never builds up a queue. After a failure the caller opens the whole text again.
 *
 * @param debounceSend wraps the send of an edit that may wait: it sends when typing pauses
 */
export function createAnalysisSession(
  port: AnalysisPort,
  listener: AnalysisListener,
  debounceSend: (ask: () => void) => () => void = (ask) => ask,
): AnalysisSession {
  let state = emptyState;
  let revision = 0;
  let isBusy = false;
  let pendingChanges: ChangeSet | null = null;
  let pendingOptions: AnalysisOptions | null = null;
  let hasCheckerResults = false;
  let isSendDue = false;
  let currentCallbacks: (() => void)[] = [];
  let lastRequestKind: WorkerRequest['kind'] = 'open';
  let duration: AnalysisDuration = { of: 'text', milliseconds: 0 };

  const send = (message: WorkerRequest) => {
    isBusy = true;
    lastRequestKind = message.kind;
    port.send(message);
  };

  const sendNext = () => {
    if (pendingOptions) {
      const options = pendingOptions;
      pendingOptions = null;
      send({ kind: 'options', revision: ++revision, options });
    } else if (pendingChanges && isSendDue) {
      isSendDue = false;
      const changes = textChanges(pendingChanges);
      pendingChanges = null;
      send({ kind: 'change', revision: ++revision, changes });
    } else if (hasCheckerResults) {
      hasCheckerResults = false;
      send({ kind: 'take-news', revision: ++revision });
    }
  };

  const sendChanges = () => {
    isSendDue = pendingChanges !== null;
    if (!isBusy) sendNext();
  };
  const sendChangesDebounced = debounceSend(sendChanges);

  const runCurrentCallbacks = () => {
    if (isBusy || pendingChanges) return;
    const acts = currentCallbacks;
    currentCallbacks = [];
    for (const act of acts) act();
  };

  port.listen((answer) => {
    if (answer.kind === 'news') {
      hasCheckerResults = true;
      if (!isBusy) sendNext();
      return;
    }
    if (answer.kind === 'complete') {
      if (!isBusy && !pendingChanges) listener.completed?.();
      return;
    }
    if (answer.revision !== revision) return;
    isBusy = false;
    if (answer.kind === 'failed') return listener.failed(answer.message);

    state = applyDelta(state, answer.delta);
    duration = nextDuration(duration, lastRequestKind, answer.milliseconds);
    const since = pendingChanges;
    isSendDue ||= currentCallbacks.length > 0;
    sendNext();
    listener.analyzed({ state, since, duration });
    runCurrentCallbacks();
  });

  return {
    open(doc, options) {
      pendingChanges = null;
      pendingOptions = null;
      state = emptyState;
      send({ kind: 'open', revision: ++revision, text: doc.toString(), options });
    },

    change(changes, soon) {
      pendingChanges = pendingChanges ? pendingChanges.compose(changes) : changes;
      if (soon) sendChangesDebounced();
      else sendChanges();
    },

    configure(options) {
      pendingOptions = options;
      if (!isBusy) sendNext();
    },

    whenCurrent(act) {
      currentCallbacks.push(act);
      sendChanges();
      runCurrentCallbacks();
    },
  };
}

/** Checker results and new options concern the whole text; after an edit they do not count toward its duration. */
function nextDuration(
  before: AnalysisDuration,
  asked: WorkerRequest['kind'],
  milliseconds: number,
): AnalysisDuration {
  if (asked === 'open') return { of: 'text', milliseconds };
  if (asked === 'change') return { of: 'edit', milliseconds };

  return before.of === 'text'
    ? { of: 'text', milliseconds: before.milliseconds + milliseconds }
    : before;
}

/** Converts to the worker's format: ascending, in offsets of the text before the change. */
function textChanges(changes: ChangeSet): TextChange[] {
  const result: TextChange[] = [];
  changes.iterChanges((from, to, _fromB, _toB, inserted) => {
    result.push({ from, to, insert: inserted.toString() });
  });

  return result;
}
