import { type Extension, Facet } from '@codemirror/state';
import { type EditorView, type PluginValue, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import type { AnalysisOptions } from '@longhand/analysis';
import { debounce } from '../../platform/debounce.ts';
import type {
  CheckerSettings,
  CheckerStatusMessage,
  ServerCheckRequest,
  ServerCheckResult,
} from '../analysis/checkers/checker-messages.ts';
import {
  type AnalysisSession,
  type AnalysisUpdate,
  createAnalysisSession,
} from '../analysis/live/analysis-session.ts';
import {
  type AnalysisWorker,
  startAnalysisWorker,
} from '../analysis/live/start-analysis-worker.ts';
import { type AfterFrameQueue, createAfterFrameQueue } from './after-frame-queue.ts';
import { isTyped } from './edit-source.ts';
import { analysisReceived, checkersAnswered, findingsField } from './findings/findings-field.ts';

export type AnalysisConnectionConfig = {
  options: AnalysisOptions;
  checkers: CheckerSettings;
  /** Whether paragraphs may be sent to the configured grammar server. */
  isServerEnabled: boolean;
  onCheckerMessage: (told: CheckerStatusMessage) => void;
  askServer: (question: ServerCheckRequest) => Promise<ServerCheckResult>;
  onAnalyzed: (analyzed: AnalysisUpdate) => void;
  onFailure: (message: string) => void;
};

/** Analysis starts after a pause in typing, at the latest after `atMostMs`. */
const analysisDebounce = { waitMs: 250, maxWaitMs: 2_000 };
/** Minimum interval between typing notices to the checkers. */
const typingNoticeMs = 250;

const connectionConfig = Facet.define<
  AnalysisConnectionConfig,
  AnalysisConnectionConfig | undefined
>({
  combine: (links) => links[0],
});

/** Sends every edit to the analysis worker and its results into the editor, never between a keystroke and its frame. */
export function connectAnalysis(config: AnalysisConnectionConfig): Extension {
  return [connectionConfig.of(config), analysisConnection];
}

/** Sets document kind and language of the analysis. */
export function configureAnalysis(view: EditorView, options: AnalysisOptions): void {
  view.plugin(analysisConnection)?.session.configure(options);
}

/** Configures the checkers and checks everything again. */
export function configureCheckers(
  view: EditorView,
  setting: CheckerSettings,
  options: AnalysisOptions,
): void {
  const connection = view.plugin(analysisConnection);
  connection?.worker.configureCheckers(setting, true);
  connection?.session.configure(options);
}

/**
 * Turns server grammar checking on or off. Turning it on again rechecks. The server receives the current text only, never words deleted
 * before.
 */
export function setServerChecking(view: EditorView, isOn: boolean): void {
  const connection = view.plugin(analysisConnection);
  if (!connection) return;
  connection.isServerChecking = isOn;
  if (!isOn) {
    connection.worker.setServerEnabled(false);

    return;
  }
  connection.session.whenCurrent(() => {
    if (connection.isServerChecking && !connection.isDestroyed)
      connection.worker.setServerEnabled(true);
  });
}

export function isServerChecking(view: EditorView): boolean {
  return view.plugin(analysisConnection)?.isServerChecking ?? false;
}

const analysisConnection = ViewPlugin.fromClass(
  class implements PluginValue {
    session: AnalysisSession;
    worker: AnalysisWorker;
    afterFrame: AfterFrameQueue = createAfterFrameQueue();
    isDestroyed = false;
    isServerChecking: boolean;
    lastTypingNoticeAt = Number.NEGATIVE_INFINITY;

    constructor(view: EditorView) {
      const config = view.state.facet(connectionConfig);
      this.worker = startAnalysisWorker({
        failed: (message) => config?.onFailure(message),
        onCheckerStatus: (told) => config?.onCheckerMessage(told),
        askServer: async (question) => (await config?.askServer(question)) ?? { is: 'off' },
        runInOrder: (act) => this.afterFrame.run(() => this.isDestroyed || act()),
      });
      this.session = createAnalysisSession(
        this.worker.port,
        {
          analyzed(analyzed) {
            const { state: analysis, since } = analyzed;
            view.dispatch({
              effects: analysisReceived.of({ analysis, since: since?.desc ?? null }),
            });
            config?.onAnalyzed(analyzed);
          },
          completed() {
            if (!view.state.field(findingsField).open) return;
            view.dispatch({ effects: checkersAnswered.of(null) });
          },
          failed: (message) => config?.onFailure(message),
        },
        (ask) => debounce(ask, analysisDebounce).schedule,
      );
      this.session.open(view.state.doc, config?.options ?? {});
      if (config) this.worker.configureCheckers(config.checkers, false);
      this.isServerChecking = config?.isServerEnabled ?? false;
      if (this.isServerChecking) this.worker.setServerEnabled(true);
    }

    update(update: ViewUpdate) {
      if (!update.docChanged) return;
      if (!update.transactions.some(isTyped)) return this.session.change(update.changes);

      this.afterFrame.deferUntilFrame();
      this.session.change(update.changes, 'soon');
      this.notifyTyping();
    }

    notifyTyping() {
      const now = performance.now();
      if (now - this.lastTypingNoticeAt < typingNoticeMs) return;
      this.lastTypingNoticeAt = now;
      this.worker.notifyTyping();
    }

    destroy() {
      this.isDestroyed = true;
      this.worker.stop();
    }
  },
);
