import { useState } from 'react';
import type { SavedText } from '../../storage/samples/sample-store.ts';
import type { SampleListState } from './list-url-state.ts';

export type TextSelection = {
  texts: readonly SavedText[];
  select: (texts: readonly SavedText[]) => void;
  clear: () => void;
};

const noTexts: readonly SavedText[] = [];

/**
 * The selected texts, across pages of the list; another search or filter clears them. `rows` are those of the shown page and replace older
 * copies of the same texts.
 */
export function useSelection(
  listState: SampleListState,
  rows: readonly SavedText[],
): TextSelection {
  const { page: _page, sort: _sort, order: _order, ...listed } = listState;
  const list = JSON.stringify(listed);
  const [selected, setSelected] = useState({ list, texts: noTexts });
  const texts = selected.list === list ? selected.texts : noTexts;

  return {
    texts: texts.map((text) => rows.find(({ id }) => id === text.id) ?? text),
    select: (chosen) => setSelected({ list, texts: chosen }),
    clear: () => setSelected({ list, texts: noTexts }),
  };
}
