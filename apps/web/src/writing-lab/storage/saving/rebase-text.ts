import { ChangeSet, type Text } from '@codemirror/state';
import type { Draft, DraftEdit } from '../device/database.ts';
import { type LocalText, toText } from './draft-edits.ts';
import { diffTexts } from './text-diff.ts';

type StoredText = Pick<Draft, 'text' | 'sequence' | 'edits'>;

/**
 * Conflict resolution between tabs: rebases a text on the stored draft. `changes` are the edits of other tabs, to be applied on top of all
 * pending edits. The order of the stored draft decides, so all rebased tabs have the same text.
 */
export function rebaseText(
  local: LocalText,
  kept: StoredText,
): { local: LocalText; changes: ChangeSet | null } {
  const { sequence = 0, edits = [] } = kept;
  if (sequence === local.sequence) return { local, changes: null };
  const newEdits = edits.filter((edit) => edit.sequence > local.sequence);
  const isComplete = sequence > local.sequence && newEdits.length === sequence - local.sequence;
  const base = toText(kept.text);
  const { ownCount, changes } =
    (isComplete && rebaseByEdits(local, base, newEdits)) || rebaseByDiff(local, base, edits);
  let theirs = changes;
  const pending = local.pending.slice(ownCount).map((edit) => {
    const moved = theirs ? edit.changes.map(theirs) : edit.changes;
    theirs = theirs?.map(edit.changes, true) ?? null;

    return { ...edit, changes: moved };
  });

  return { local: { sequence, base, pending }, changes: theirs };
}

/** How many pending edits are stored already, and the edits of other tabs, to be applied on top of those. */
type RemoteChanges = { ownCount: number; changes: ChangeSet | null };

/** Null where the edits do not lead to this text. */
function rebaseByEdits(
  { base, pending }: LocalText,
  after: Text,
  newEdits: readonly DraftEdit[],
): RemoteChanges | null {
  let ownCount = 0;
  let changes = null as ChangeSet | null; // the type that the loop assigns
  let doc = base;
  try {
    for (const edit of newEdits) {
      const theirs = edit.changes === null ? null : ChangeSet.fromJSON(edit.changes);
      doc = theirs?.apply(doc) ?? doc;
      const mine = pending[ownCount];
      if (mine?.id === edit.id) {
        changes = changes?.map(mine.changes, true) ?? null;
        ownCount++;
      } else if (theirs) changes = changes?.compose(theirs) ?? theirs;
    }
  } catch {
    return null;
  }

  return doc.length === after.length ? { ownCount, changes } : null;
}

function rebaseByDiff(
  { base, pending }: LocalText,
  after: Text,
  edits: readonly DraftEdit[],
): RemoteChanges {
  const known = new Set(edits.map(({ id }) => id));
  const first = pending.findIndex(({ id }) => !known.has(id));
  const ownCount = first < 0 ? pending.length : first;
  const seen = pending.slice(0, ownCount).reduce((doc, { changes }) => changes.apply(doc), base);

  return { ownCount, changes: diffTexts(seen, after) };
}
