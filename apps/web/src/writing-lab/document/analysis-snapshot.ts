import type { Text } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { debounce } from '../../platform/debounce.ts';
import { createStore, type Store } from '../../platform/store.ts';
import type { AnalysisDuration } from '../analysis/live/analysis-session.ts';
import { type FindingsView, findingsField } from '../editor/findings/findings-field.ts';

/** The analysis shown beside the text; it may be slightly out of date. */
export type AnalysisSnapshot = FindingsView & {
  /** How long the analysis took; null before the first result, and while text pasted into an empty document waits for it. */
  duration: AnalysisDuration | null;
};

export type SnapshotUpdater = {
  snapshot: Store<AnalysisSnapshot | null>;
  /** Publishes user actions at once and new analysis results when typing pauses. */
  update(view: Pick<EditorView, 'state'>, duration: AnalysisDuration | null): void;
  stop(): void;
};

/** Redrawing the panel of a novel takes two frames: during continuous typing it must be rare. */
const debounceTimes = { waitMs: 180, maxWaitMs: 3_000 };

/** Throttles updates of the panel and the rhythm strip: they redraw when typing pauses, or once in a while. */
export function createSnapshotUpdater(): SnapshotUpdater {
  const snapshot = createStore<AnalysisSnapshot | null>(null);
  let lastDuration: AnalysisDuration | null = null;
  let lastView: Pick<EditorView, 'state'> | null = null;
  let analyzedText: Text | null = null;

  const durationFor = ({ state }: Pick<EditorView, 'state'>) => {
    const { analysis } = state.field(findingsField);

    return analysis.paragraphs.length === 0 && state.doc !== analyzedText ? null : lastDuration;
  };

  const publish = (view: Pick<EditorView, 'state'>) => {
    debounced.cancel();
    snapshot.set({ ...view.state.field(findingsField), duration: durationFor(view) });
  };

  const debounced = debounce(() => lastView && publish(lastView), debounceTimes);

  return {
    snapshot,

    update(view, duration) {
      if (duration) {
        lastDuration = duration;
        analyzedText = view.state.doc;
      }
      const shownDuration = durationFor(view);
      const before = snapshot.get();
      const now = view.state.field(findingsField);
      const isImmediate =
        !before ||
        (before.analysis.paragraphs.length === 0 && before.analysis !== now.analysis) ||
        (before.duration === null) !== (shownDuration === null) ||
        before.ignored !== now.ignored ||
        before.only !== now.only ||
        before.open?.id !== now.open?.id;
      if (isImmediate) return publish(view);
      if (before.analysis === now.analysis && before.duration === shownDuration) return;

      lastView = view;
      debounced.schedule();
    },

    stop: debounced.cancel,
  };
}
