import { type ChangeSet, Transaction } from '@codemirror/state';
import type { ViewUpdate } from '@codemirror/view';
import type { Draft } from '../device/database.ts';
import { configureAnalysis } from '../editor/analysis-link.ts';
import { mergeMeta } from '../keeping/merge-meta.ts';
import { startOf } from '../keeping/save-status.ts';
import type { Desk } from './desk.ts';

/** Takes what other tabs did to the text that a desk has open. */
export function otherTabs(desk: () => Desk, applyUnseen: (changes: ChangeSet) => void) {
  return {
    /** The undo of this tab passes it over. */
    receive(changes: ChangeSet) {
      const view = desk().view.get();
      const annotations = [Transaction.addToHistory.of(false), Transaction.remote.of(true)];
      if (view) view.dispatch({ changes, annotations, filter: false });
      else applyUnseen(changes);
    },

    adopt(theirs: Draft, before: Draft, hasPending: boolean) {
      const { meta, pasted, view, saving, options } = desk();
      const mine = { ...meta.get(), pasted: pasted.get() };
      const { pasted: count, ...said } = mergeMeta({ before, mine, theirs });
      meta.set(said);
      pasted.set(count);
      const editor = view.get();
      const isReadAnew = said.kind !== mine.kind || said.language !== mine.language;
      if (editor && isReadAnew) configureAnalysis(editor, options());
      const start = startOf(theirs);
      if (JSON.stringify(start) === JSON.stringify(startOf(before))) return;
      const here = { home: saving.home.get(), waiting: saving.waiting() };
      const isBehind = (start.home?.revision ?? 0) <= (here.home?.revision ?? 0);
      if (isBehind && stateOf(here) !== stateOf(before)) return; // what this tab has come to is newer
      saving.adopt({ ...start, isAhead: start.isAhead || hasPending });
    },
  };
}

/** Where a text is saved, and what of it waits. */
function stateOf({ home, waiting = null }: Pick<Draft, 'home' | 'waiting'>): string {
  return JSON.stringify([home?.id ?? null, home?.revision ?? null, waiting]);
}

export function isFromOtherTab({ transactions }: ViewUpdate): boolean {
  return transactions.some((one) => one.annotation(Transaction.remote));
}
