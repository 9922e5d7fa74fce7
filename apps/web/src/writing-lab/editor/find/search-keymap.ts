import {
  getSearchQuery,
  openSearchPanel,
  searchKeymap,
  searchPanelOpen,
  selectMatches,
  selectSelectionMatches,
} from '@codemirror/search';
import type { EditorView, KeyBinding } from '@codemirror/view';
import { announceSelectAll } from './search-status.ts';

/** Search shortcuts. Without go to line: manuscripts have no line numbers, and its key types letters on some keyboard layouts. */
export const searchKeyBindings: readonly KeyBinding[] = [
  { key: 'Mod-Shift-l', run: selectSameText },
  { key: 'Mod-Shift-l', scope: 'search-panel', run: selectAllMatches },
  ...searchKeymap.filter(({ key = '' }) => !['Mod-Shift-l', 'Mod-Alt-g'].includes(key)),
];

/** Selects all occurrences of the selected text. With too many, opens the search panel, which says so. */
function selectSameText(view: EditorView): boolean {
  const { main, ranges } = view.state.selection;
  if (ranges.length > 1) return false;
  if (main.empty) return searchPanelOpen(view.state) && selectAllMatches(view);
  if (selectSelectionMatches(view)) return true;
  const words = view.state.sliceDoc(main.from, main.to);
  openSearchPanel(view);
  if (getSearchQuery(view.state).search === words) announceSelectAll(view);

  return true;
}

function selectAllMatches(view: EditorView): boolean {
  selectMatches(view);
  announceSelectAll(view);

  return true;
}
