import { searchPanelOpen } from '@codemirror/search';
import { type EditorView, type PluginValue, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import type { FindingCategory } from '@longhand/analysis';
import { hasOtherLines } from './drawn-viewport.ts';
import { findingsField, findingsIn } from './findings-field.ts';

/** One line of the margin: what was found on that line of the text. */
export type Gloss = {
  top: number;
  from: number;
  items: readonly { category: FindingCategory; words: number | null }[];
};

/** Places in pixels below the top of the editor, where a panel may stand above the text. */
export type Margin = { glosses: readonly Gloss[]; noteTop: number | null };

export const emptyMargin: Margin = { glosses: [], noteTop: null };

const pauseMs = 120;
const typingPauseMs = 300;

/** Tells where the lines with findings stand, a moment after the typing pauses: it never measures between two keys. */
export function marginOf(tell: (margin: Margin) => void) {
  return ViewPlugin.fromClass(
    class implements PluginValue {
      timer: ReturnType<typeof setTimeout> | undefined;

      constructor(view: EditorView) {
        this.plan(view, 0);
      }

      update(update: ViewUpdate) {
        const before = update.startState.field(findingsField);
        const after = update.state.field(findingsField);
        if (before.open !== after.open && !update.docChanged) this.plan(update.view, 0);
        else if (before !== after || isMoved(update)) {
          this.plan(update.view, update.docChanged ? typingPauseMs : pauseMs);
        }
      }

      plan(view: EditorView, ms: number) {
        clearTimeout(this.timer);
        this.timer = setTimeout(
          () => view.requestMeasure({ key: this, read: measure, write: tell }),
          ms,
        );
      }

      destroy() {
        clearTimeout(this.timer);
      }
    },
  );
}

function isMoved(update: ViewUpdate): boolean {
  const { geometryChanged, startState, state } = update;

  return (
    geometryChanged ||
    hasOtherLines(update) ||
    searchPanelOpen(startState) !== searchPanelOpen(state)
  );
}

function measure(view: EditorView): Margin {
  const start = view.dom.getBoundingClientRect().top;
  const topOf = (at: number) => {
    const place = view.coordsAtPos(at, 1);

    return place && (place.top + place.bottom) / 2 - start;
  };
  const glosses = new Map<number, Gloss>();
  for (const { from, to } of view.visibleRanges) {
    for (const { span, category, reason } of findingsIn(view.state, from, to)) {
      const top = topOf(span.from);
      if (top === null) continue;
      const line = Math.round(top);
      const words = category === 'long-sentence' ? Number(reason.values['words'] ?? 0) : null;
      const there = glosses.get(line);
      const isTold = there?.items.some((item) => item.category === category);
      if (!there) glosses.set(line, { top, from: span.from, items: [{ category, words }] });
      else if (!isTold) {
        glosses.set(line, { ...there, items: [...there.items, { category, words }] });
      }
    }
  }
  const { open } = view.state.field(findingsField);

  return { glosses: [...glosses.values()], noteTop: open && topOf(open.span.from) };
}
