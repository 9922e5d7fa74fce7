import { searchPanelOpen } from '@codemirror/search';
import { type EditorView, type PluginValue, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import type { FindingCategory } from '@longhand/analysis';
import { hasViewportChanged } from '../viewport-redraw.ts';
import { findingsField, findingsIn } from './findings-field.ts';

/** The label beside one line: its position and its findings. */
export type MarginLabel = {
  top: number;
  from: number;
  items: readonly { category: FindingCategory; words: number | null }[];
};

/** Positions in pixels below the top of the editor, including an open search panel. */
export type MarginLayout = { labels: readonly MarginLabel[]; noteTop: number | null };

export const emptyMarginLayout: MarginLayout = { labels: [], noteTop: null };

const layoutDelayMs = 120;
const typingLayoutDelayMs = 300;

/** Reports the positions of lines with findings shortly after typing pauses. It never measures between two keystrokes. */
export function trackMarginLayout(onLayout: (margin: MarginLayout) => void) {
  return ViewPlugin.fromClass(
    class implements PluginValue {
      timer: ReturnType<typeof setTimeout> | undefined;

      constructor(view: EditorView) {
        this.scheduleMeasure(view, 0);
      }

      update(update: ViewUpdate) {
        const before = update.startState.field(findingsField);
        const after = update.state.field(findingsField);
        if (before.open !== after.open && !update.docChanged) this.scheduleMeasure(update.view, 0);
        else if (before !== after || hasLayoutChanged(update)) {
          this.scheduleMeasure(
            update.view,
            update.docChanged ? typingLayoutDelayMs : layoutDelayMs,
          );
        }
      }

      scheduleMeasure(view: EditorView, ms: number) {
        clearTimeout(this.timer);
        this.timer = setTimeout(
          () => view.requestMeasure({ key: this, read: measureMargin, write: onLayout }),
          ms,
        );
      }

      destroy() {
        clearTimeout(this.timer);
      }
    },
  );
}

function hasLayoutChanged(update: ViewUpdate): boolean {
  const { geometryChanged, startState, state } = update;

  return (
    geometryChanged ||
    hasViewportChanged(update) ||
    searchPanelOpen(startState) !== searchPanelOpen(state)
  );
}

function measureMargin(view: EditorView): MarginLayout {
  const start = view.dom.getBoundingClientRect().top;
  const topOf = (at: number) => {
    const place = view.coordsAtPos(at, 1);

    return place && (place.top + place.bottom) / 2 - start;
  };
  const labels = new Map<number, MarginLabel>();
  for (const { from, to } of view.visibleRanges) {
    for (const { span, category, reason } of findingsIn(view.state, from, to)) {
      const top = topOf(span.from);
      if (top === null) continue;
      const line = Math.round(top);
      const words = category === 'long-sentence' ? Number(reason.values['words'] ?? 0) : null;
      const existing = labels.get(line);
      const isListed = existing?.items.some((item) => item.category === category);
      if (!existing) labels.set(line, { top, from: span.from, items: [{ category, words }] });
      else if (!isListed) {
        labels.set(line, { ...existing, items: [...existing.items, { category, words }] });
      }
    }
  }
  const { open } = view.state.field(findingsField);

  return { labels: [...labels.values()], noteTop: open && topOf(open.span.from) };
}
