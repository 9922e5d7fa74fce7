import type { Text } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { atRest } from '../../platform/at-rest.ts';
import { createStore, type Store } from '../../platform/store.ts';
import type { AnalysisTime } from '../analysis/analysis-session.ts';
import { type FindingsView, findingsField } from '../editor/findings-field.ts';

/** What stands beside the text shows the analysis as it was a moment ago. */
export type Look = FindingsView & {
  /** How long the analysis took; null before the first, and while words in an empty text wait for it. */
  took: AnalysisTime | null;
};

export type LookKeeper = {
  look: Store<Look | null>;
  /** Something changed: what the writer did is shown at once, what the analysis found after a pause in the typing. */
  follow(view: Pick<EditorView, 'state'>, took: AnalysisTime | null): void;
  stop(): void;
};

/** A drawing in a novel takes as long as two frames: while the hand never rests, few keys may meet one. */
const bounds = { pauseMs: 180, atMostMs: 3_000 };

/** Keeps panel and strip out of the way of the typing: they are drawn anew when the hand rests, or once in a while. */
export function lookKeeper(): LookKeeper {
  const look = createStore<Look | null>(null);
  let spent: AnalysisTime | null = null;
  let followed: Pick<EditorView, 'state'> | null = null;
  let analyzed: Text | null = null;

  const timeOf = ({ state }: Pick<EditorView, 'state'>) => {
    const { analysis } = state.field(findingsField);

    return analysis.paragraphs.length === 0 && state.doc !== analyzed ? null : spent;
  };

  const show = (view: Pick<EditorView, 'state'>) => {
    rest.cancel();
    look.set({ ...view.state.field(findingsField), took: timeOf(view) });
  };

  const rest = atRest(() => followed && show(followed), bounds);

  return {
    look,

    follow(view, took) {
      if (took) {
        spent = took;
        analyzed = view.state.doc;
      }
      const shown = timeOf(view);
      const before = look.get();
      const now = view.state.field(findingsField);
      const isByHand =
        !before ||
        (before.analysis.paragraphs.length === 0 && before.analysis !== now.analysis) ||
        (before.took === null) !== (shown === null) ||
        before.ignored !== now.ignored ||
        before.only !== now.only ||
        before.open?.id !== now.open?.id;
      if (isByHand) return show(view);
      if (before.analysis === now.analysis && before.took === shown) return;

      followed = view;
      rest.touch();
    },

    stop: rest.cancel,
  };
}
