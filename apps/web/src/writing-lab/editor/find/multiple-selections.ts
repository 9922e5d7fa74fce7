import { simplifySelection } from '@codemirror/commands';
import {
  EditorSelection,
  EditorState,
  type Extension,
  type Range,
  type Transaction,
} from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  type PluginValue,
  ViewPlugin,
  type ViewUpdate,
  WidgetType,
} from '@codemirror/view';
import { hasViewportChanged } from '../viewport-redraw.ts';

class SecondaryCaret extends WidgetType {
  override eq() {
    return true;
  }

  toDOM() {
    const caret = document.createElement('span');
    caret.className = 'lh-also-caret';
    caret.setAttribute('aria-hidden', 'true');

    return caret;
  }
}

const secondaryCaret = Decoration.widget({ widget: new SecondaryCaret(), side: 1 });
const secondarySelection = Decoration.mark({ class: 'lh-also-selected' });

/** Multiple selections. The browser shows only the main one, so visible others are drawn as decorations. */
export const multipleSelections: Extension = [
  EditorState.allowMultipleSelections.of(true),
  EditorView.clickAddsSelectionRange.of(() => false),
  EditorState.transactionFilter.of((transaction) =>
    isFocusCaretReset(transaction) ? [] : transaction,
  ),
  ViewPlugin.fromClass(
    class implements PluginValue {
      marks: DecorationSet;

      constructor(view: EditorView) {
        this.marks = marksIn(view);
      }

      update(update: ViewUpdate) {
        const { view, docChanged, selectionSet } = update;
        if (docChanged || selectionSet || hasViewportChanged(update)) this.marks = marksIn(view);
      }
    },
    { decorations: (plugin) => plugin.marks },
  ),
];

/**
 * Whether the browser moved the caret to the start on focus, rather than the user. CodeMirror recognizes this for 200 ms, which a busy
 * device exceeds. A move by key or pointer scrolls into view or has the event `select.pointer`.
 */
function isFocusCaretReset(transaction: Transaction): boolean {
  const { startState, newSelection, docChanged, scrollIntoView } = transaction;
  if (startState.selection.ranges.length === 1 || docChanged || scrollIntoView) return false;
  const isPlain = transaction.isUserEvent('select') && !transaction.isUserEvent('select.pointer');

  return isPlain && newSelection.ranges.length === 1 && newSelection.eq(startOfText);
}

const startOfText = EditorSelection.single(0);

/** Reduces multiple selections to the main one. */
export function collapseSelections(view: EditorView): boolean {
  return view.state.selection.ranges.length > 1 && simplifySelection(view);
}

function marksIn({ state, viewport }: EditorView): DecorationSet {
  const { ranges, main } = state.selection;
  if (ranges.length === 1) return Decoration.none;
  const marks: Range<Decoration>[] = [];
  for (const range of ranges) {
    const isVisible = range.to >= viewport.from && range.from <= viewport.to;
    if (range === main || !isVisible) continue;
    marks.push(
      range.empty
        ? secondaryCaret.range(range.head)
        : secondarySelection.range(range.from, range.to),
    );
  }

  return Decoration.set(marks, true);
}
