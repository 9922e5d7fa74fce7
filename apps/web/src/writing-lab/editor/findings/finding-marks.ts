import { type Range, RangeSet } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  type PluginValue,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import type { Finding, FindingCategory } from '@longhand/analysis';
import { hasViewportChanged } from '../viewport-redraw.ts';
import { otherUses, repeatedUsesIn } from './echo-spans.ts';
import { findingsField, findingsIn } from './findings-field.ts';
import { isBracketed } from './is-bracketed.ts';

/**
 * Marks the findings in the viewport. A keystroke only maps the existing marks; they are rebuilt when analysis, viewport, filter or open
 * note change.
 */
export const findingMarks = ViewPlugin.fromClass(
  class implements PluginValue {
    marks: DecorationSet;

    constructor(view: EditorView) {
      this.marks = marksIn(view);
    }

    update(update: ViewUpdate) {
      if (hasViewportChanged(update) || needsRedraw(update)) this.marks = marksIn(update.view);
      else if (update.docChanged) this.marks = this.marks.map(update.changes);
    }
  },
  { decorations: (plugin) => plugin.marks },
);

function needsRedraw({ startState, state }: ViewUpdate): boolean {
  const before = startState.field(findingsField);
  const after = state.field(findingsField);

  return (
    before.analysis !== after.analysis ||
    before.ignored !== after.ignored ||
    before.only !== after.only ||
    before.open?.id !== after.open?.id ||
    before.open?.span.from !== after.open?.span.from
  );
}

function marksIn(view: EditorView): DecorationSet {
  const { open } = view.state.field(findingsField);
  const marks: Range<Decoration>[] = [];
  const drawn = new Set<string>();
  if (open && open.span.to > open.span.from) {
    drawn.add(`${open.category}${open.span.from}`);
    marks.push(...marksOf(view, open, true));
  }
  for (const { from, to } of view.visibleRanges) {
    for (const finding of findingsIn(view.state, from, to)) {
      const { span, category } = finding;
      const key = `${category}${span.from}`;
      if (span.to <= span.from || drawn.has(key)) continue;
      drawn.add(key);
      marks.push(...marksOf(view, finding, false));
    }
    for (const { span } of repeatedUsesIn(view.state, { from, to })) {
      const key = `echo${span.from}`;
      if (drawn.has(key)) continue;
      drawn.add(key);
      marks.push(markOf('echo', false).range(span.from, span.to));
    }
  }
  for (const { from, to } of open ? otherUses(view.state, open) : []) {
    marks.push(linked.range(from, to));
  }

  return RangeSet.of(marks, true);
}

function marksOf(view: EditorView, finding: Finding, isOpen: boolean): Range<Decoration>[] {
  const { span, category } = finding;
  if (isBracketed(finding)) return bracketMarks(wholeSentence(view, span), isOpen);

  return [markOf(category, isOpen).range(span.from, span.to)];
}

/** Half brackets at the first and last character of a long sentence. */
function bracketMarks({ from, to }: { from: number; to: number }, isOpen: boolean) {
  const first = bracketStart.range(from, from + 1);
  const last = bracketEnd.range(Math.max(from, to - 1), to);

  return isOpen ? [first, last, openSentence.range(from, to)] : [first, last];
}

/** Extends the span by the full stop and closing quotes. */
function wholeSentence({ state: { doc } }: EditorView, { from, to }: { from: number; to: number }) {
  const after = doc.sliceString(to, to + 4);
  const ends = /^[.!?…。！？؟]*["'”’»)\]」』]*/u.exec(after)?.[0].length ?? 0;

  return { from, to: to + ends };
}

const bracketStart = Decoration.mark({ class: 'lh-bracket-start' });
const bracketEnd = Decoration.mark({ class: 'lh-bracket-end' });
/** The other uses of the echoed word whose note is open. */
const linked = Decoration.mark({ class: 'lh-linked' });
const openSentence = Decoration.mark({ class: 'lh-open' });

const underlines = new Map<string, Decoration>();

function markOf(category: FindingCategory, isOpen: boolean): Decoration {
  const name = `lh-mark lh-${category}${isOpen ? ' lh-open' : ''}`;
  const decoration = underlines.get(name) ?? Decoration.mark({ class: name });
  underlines.set(name, decoration);

  return decoration;
}
