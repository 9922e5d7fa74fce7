import { type ChangeSet, Transaction } from '@codemirror/state';
import type { ViewUpdate } from '@codemirror/view';
import { configureAnalysis } from '../editor/analysis-connection.ts';
import type { Draft } from '../storage/device/database.ts';
import { mergeMeta } from '../storage/saving/merge-meta.ts';
import { saveStateOf } from '../storage/saving/save-status.ts';
import type { Desk } from './desk.ts';

/** Applies the changes that other tabs make to the open document. */
export function createTabSync(desk: () => Desk, applyWithoutView: (changes: ChangeSet) => void) {
  return {
    /** The undo history of this tab skips them. */
    applyChanges(changes: ChangeSet) {
      const view = desk().view.get();
      const annotations = [Transaction.addToHistory.of(false), Transaction.remote.of(true)];
      if (view) view.dispatch({ changes, annotations, filter: false });
      else applyWithoutView(changes);
    },

    adopt(theirs: Draft, before: Draft, hasPending: boolean) {
      const { meta, pasted, view, saving, options } = desk();
      const mine = { ...meta.get(), pasted: pasted.get() };
      const { pasted: count, ...merged } = mergeMeta({ before, mine, theirs });
      meta.set(merged);
      pasted.set(count);
      const editor = view.get();
      const needsNewAnalysis = merged.kind !== mine.kind || merged.language !== mine.language;
      if (editor && needsNewAnalysis) configureAnalysis(editor, options());
      const start = saveStateOf(theirs);
      if (JSON.stringify(start) === JSON.stringify(saveStateOf(before))) return;
      const here = { home: saving.home.get(), waiting: saving.pendingSave() };
      const isBehind = (start.home?.revision ?? 0) <= (here.home?.revision ?? 0);
      if (isBehind && saveStateKey(here) !== saveStateKey(before)) return; // this tab's state is newer
      saving.adopt({ ...start, isAhead: start.isAhead || hasPending });
    },
  };
}

/** Identifies where a text is saved and its pending save. */
function saveStateKey({ home, waiting = null }: Pick<Draft, 'home' | 'waiting'>): string {
  return JSON.stringify([home?.id ?? null, home?.revision ?? null, waiting]);
}

export function isFromOtherTab({ transactions }: ViewUpdate): boolean {
  return transactions.some((one) => one.annotation(Transaction.remote));
}
