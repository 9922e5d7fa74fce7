import { type Extension, Facet } from '@codemirror/state';
import { type EditorView, type PluginValue, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import type { AnalysisOptions } from '@longhand/analysis';
import { atRest } from '../../platform/at-rest.ts';
import {
  type AnalysisSession,
  type Analyzed,
  analysisSession,
} from '../analysis/analysis-session.ts';
import type {
  CheckerSetting,
  FromCheckers,
  ServerAnswer,
  ServerQuestion,
} from '../analysis/checkers.ts';
import { type AnalysisWorker, startAnalysisWorker } from '../analysis/worker.ts';
import { analysisArrived, checkersAnswered, findingsField } from './findings-field.ts';
import { type FrameTurn, frameTurn } from './frame-turn.ts';
import { isTyped } from './kind-of-edit.ts';

export type AnalysisLink = {
  options: AnalysisOptions;
  checkers: CheckerSetting;
  /** Whether paragraphs may go out to the grammar server of the installation. */
  serves: boolean;
  checked: (told: FromCheckers) => void;
  askServer: (question: ServerQuestion) => Promise<ServerAnswer>;
  analyzed: (analyzed: Analyzed) => void;
  failed: (message: string) => void;
};

/** When the hand rests for a moment there is time for it; a hand that never rests is followed now and then. */
const pace = { pauseMs: 250, atMostMs: 2_000 };
/** The checkers hear that somebody is typing, this often at most. */
const typingMs = 250;

const link = Facet.define<AnalysisLink, AnalysisLink | undefined>({
  combine: (links) => links[0],
});

/** Sends every edit to the analysis in its worker, and its answers into the editor, neither between a key and its frame. */
export function linkedToAnalysis(given: AnalysisLink): Extension {
  return [link.of(given), linking];
}

/** Tells the analysis what kind of text it reads, and in which language. */
export function configureAnalysis(view: EditorView, options: AnalysisOptions): void {
  view.plugin(linking)?.session.configure(options);
}

/** Other dictionaries, or grammar from now on: what was asked is asked again. */
export function configureCheckers(
  view: EditorView,
  setting: CheckerSetting,
  options: AnalysisOptions,
): void {
  const linked = view.plugin(linking);
  linked?.worker.check(setting, true);
  linked?.session.configure(options);
}

/**
 * The grammar server may read paragraphs from now on, or may not; said again, it is asked again. It reads the text as it stands, never
 * words that were deleted before.
 */
export function serve(view: EditorView, isOn: boolean): void {
  const linked = view.plugin(linking);
  if (!linked) return;
  linked.isServing = isOn;
  if (!isOn) {
    linked.worker.serve(false);

    return;
  }
  linked.session.whenCurrent(() => {
    if (linked.isServing && !linked.isOver) linked.worker.serve(true);
  });
}

export function isServing(view: EditorView): boolean {
  return view.plugin(linking)?.isServing ?? false;
}

const linking = ViewPlugin.fromClass(
  class implements PluginValue {
    session: AnalysisSession;
    worker: AnalysisWorker;
    turn: FrameTurn = frameTurn();
    isOver = false;
    isServing: boolean;
    typingTold = Number.NEGATIVE_INFINITY;

    constructor(view: EditorView) {
      const given = view.state.facet(link);
      this.worker = startAnalysisWorker({
        failed: (message) => given?.failed(message),
        heard: (told) => given?.checked(told),
        askServer: async (question) => (await given?.askServer(question)) ?? { is: 'off' },
        inTurn: (act) => this.turn.run(() => this.isOver || act()),
      });
      this.session = analysisSession(
        this.worker.port,
        {
          analyzed(analyzed) {
            const { state: analysis, since } = analyzed;
            view.dispatch({
              effects: analysisArrived.of({ analysis, since: since?.desc ?? null }),
            });
            given?.analyzed(analyzed);
          },
          completed() {
            if (!view.state.field(findingsField).open) return;
            view.dispatch({ effects: checkersAnswered.of(null) });
          },
          failed: (message) => given?.failed(message),
        },
        (ask) => atRest(ask, pace).touch,
      );
      this.session.open(view.state.doc, given?.options ?? {});
      if (given) this.worker.check(given.checkers, false);
      this.isServing = given?.serves ?? false;
      if (this.isServing) this.worker.serve(true);
    }

    update(update: ViewUpdate) {
      if (!update.docChanged) return;
      if (!update.transactions.some(isTyped)) return this.session.change(update.changes);

      this.turn.begin();
      this.session.change(update.changes, 'soon');
      this.tellTyping();
    }

    tellTyping() {
      const now = performance.now();
      if (now - this.typingTold < typingMs) return;
      this.typingTold = now;
      this.worker.typing();
    }

    destroy() {
      this.isOver = true;
      this.worker.stop();
    }
  },
);
