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
import { hasOtherLines } from '../editor/drawn-viewport.ts';

class Caret extends WidgetType {
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

const caret = Decoration.widget({ widget: new Caret(), side: 1 });
const selected = Decoration.mark({ class: 'lh-also-selected' });

/** Every match can be selected at once. A browser shows one selection; the others are drawn, those in sight. */
export const alsoSelected: Extension = [
  EditorState.allowMultipleSelections.of(true),
  EditorView.clickAddsSelectionRange.of(() => false),
  EditorState.transactionFilter.of((transaction) =>
    isMoveAtFocus(transaction) ? [] : transaction,
  ),
  ViewPlugin.fromClass(
    class implements PluginValue {
      marks: DecorationSet;

      constructor(view: EditorView) {
        this.marks = marksIn(view);
      }

      update(update: ViewUpdate) {
        const { view, docChanged, selectionSet } = update;
        if (docChanged || selectionSet || hasOtherLines(update)) this.marks = marksIn(view);
      }
    },
    { decorations: (plugin) => plugin.marks },
  ),
];

/**
 * Whether the browser, not the writer, has put the caret at the start: it does so where the editor gets the focus. The editor knows of
 * it for 200 ms, which a busy device exceeds. A caret that a key or pointer moves there scrolls into view or says `select.pointer`.
 */
function isMoveAtFocus(transaction: Transaction): boolean {
  const { startState, newSelection, docChanged, scrollIntoView } = transaction;
  if (startState.selection.ranges.length === 1 || docChanged || scrollIntoView) return false;
  const isPlain = transaction.isUserEvent('select') && !transaction.isUserEvent('select.pointer');

  return isPlain && newSelection.ranges.length === 1 && newSelection.eq(start);
}

const start = EditorSelection.single(0);

/** Leaves of several selections the one that the browser shows. */
export function oneSelection(view: EditorView): boolean {
  return view.state.selection.ranges.length > 1 && simplifySelection(view);
}

function marksIn({ state, viewport }: EditorView): DecorationSet {
  const { ranges, main } = state.selection;
  if (ranges.length === 1) return Decoration.none;
  const marks: Range<Decoration>[] = [];
  for (const range of ranges) {
    const isInSight = range.to >= viewport.from && range.from <= viewport.to;
    if (range === main || !isInSight) continue;
    marks.push(range.empty ? caret.range(range.head) : selected.range(range.from, range.to));
  }

  return Decoration.set(marks, true);
}
