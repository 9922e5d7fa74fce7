import { type ChangeSet, Text } from '@codemirror/state';

/** An edit that the draft on this device may not have yet. */
export type PendingEdit = {
  id: string;
  changes: ChangeSet;
  /** It was sent under this id, so that nothing may be added to it. */
  isFixed: boolean;
};

/** A text as one tab has it: the draft as last seen, and what was written since. */
export type LocalText = {
  sequence: number;
  base: Text;
  /** In the order of writing. */
  pending: readonly PendingEdit[];
};

export function textOf(words: string): Text {
  return Text.of(words.split(/\r\n?|\n/));
}

/** What was written, added to what was written before. */
export function withPending(local: LocalText, changes: ChangeSet, newId: () => string): LocalText {
  const last = local.pending.at(-1);
  if (!last || last.isFixed) {
    const added = { id: newId(), changes, isFixed: false };

    return { ...local, pending: [...local.pending, added] };
  }
  const grown = { ...last, changes: last.changes.compose(changes) };

  return { ...local, pending: [...local.pending.slice(0, -1), grown] };
}
