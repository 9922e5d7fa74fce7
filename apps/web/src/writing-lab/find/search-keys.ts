import {
  getSearchQuery,
  openSearchPanel,
  searchKeymap,
  searchPanelOpen,
  selectMatches,
  selectSelectionMatches,
} from '@codemirror/search';
import type { EditorView, KeyBinding } from '@codemirror/view';
import { askAll } from './search-told.ts';

/** The keys of the search. A manuscript has no numbered lines to go to, and that key writes letters on some keyboards. */
export const searchKeys: readonly KeyBinding[] = [
  { key: 'Mod-Shift-l', run: selectLikeSelected },
  { key: 'Mod-Shift-l', scope: 'search-panel', run: selectFound },
  ...searchKeymap.filter(({ key = '' }) => !['Mod-Shift-l', 'Mod-Alt-g'].includes(key)),
];

/** Selects every place that has the selected words; where there are too many, the search opens and says so. */
function selectLikeSelected(view: EditorView): boolean {
  const { main, ranges } = view.state.selection;
  if (ranges.length > 1) return false;
  if (main.empty) return searchPanelOpen(view.state) && selectFound(view);
  if (selectSelectionMatches(view)) return true;
  const words = view.state.sliceDoc(main.from, main.to);
  openSearchPanel(view);
  if (getSearchQuery(view.state).search === words) askAll(view);

  return true;
}

function selectFound(view: EditorView): boolean {
  selectMatches(view);
  askAll(view);

  return true;
}
