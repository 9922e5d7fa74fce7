import { type ChangeSet, Text } from '@codemirror/state';

/** An edit that the stored draft may not contain yet. */
export type PendingEdit = {
  id: string;
  changes: ChangeSet;
  /** Already sent under this id, so nothing may be added to it. */
  isFixed: boolean;
};

/** The text as one tab holds it: the stored draft as last seen, plus edits since. */
export type LocalText = {
  sequence: number;
  base: Text;
  /** In the order they were made. */
  pending: readonly PendingEdit[];
};

export function toText(words: string): Text {
  return Text.of(words.split(/\r\n?|\n/));
}

/** Appends a change to the pending edits. */
export function addPendingEdit(
  local: LocalText,
  changes: ChangeSet,
  newId: () => string,
): LocalText {
  const last = local.pending.at(-1);
  if (!last || last.isFixed) {
    const newEdit = { id: newId(), changes, isFixed: false };

    return { ...local, pending: [...local.pending, newEdit] };
  }
  const extended = { ...last, changes: last.changes.compose(changes) };

  return { ...local, pending: [...local.pending.slice(0, -1), extended] };
}
