import { useState } from 'react';
import type { Shown } from './address.ts';
import type { SavedText } from './sample-store.ts';

export type Selection = {
  texts: readonly SavedText[];
  select: (texts: readonly SavedText[]) => void;
  clear: () => void;
};

const nothing: readonly SavedText[] = [];

/**
 * The texts that are selected, on whatever page of the list they stand; another search or filter begins anew. `rows`
 * are those of the page that is shown: what is known of them is newer.
 */
export function useSelection(shown: Shown, rows: readonly SavedText[]): Selection {
  const { page: _page, sort: _sort, order: _order, ...listed } = shown;
  const list = JSON.stringify(listed);
  const [selected, setSelected] = useState({ list, texts: nothing });
  const texts = selected.list === list ? selected.texts : nothing;

  return {
    texts: texts.map((text) => rows.find(({ id }) => id === text.id) ?? text),
    select: (chosen) => setSelected({ list, texts: chosen }),
    clear: () => setSelected({ list, texts: nothing }),
  };
}
