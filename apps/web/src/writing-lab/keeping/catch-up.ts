import { ChangeSet, type Text } from '@codemirror/state';
import type { Draft, DraftEdit } from '../device/database.ts';
import { type LocalText, textOf } from './draft-edits.ts';
import { differenceBetween } from './text-difference.ts';

type KeptText = Pick<Draft, 'text' | 'sequence' | 'edits'>;

/**
 * Brings a text up to the draft as it is now. `changes` are what others wrote, for the text with all that is pending. The order of the
 * draft counts: every tab that has caught up has the same text.
 */
export function catchUp(
  local: LocalText,
  kept: KeptText,
): { local: LocalText; changes: ChangeSet | null } {
  const { sequence = 0, edits = [] } = kept;
  if (sequence === local.sequence) return { local, changes: null };
  const news = edits.filter((edit) => edit.sequence > local.sequence);
  const isWhole = sequence > local.sequence && news.length === sequence - local.sequence;
  const base = textOf(kept.text);
  const { own, changes } =
    (isWhole && byEdits(local, base, news)) || byDifference(local, base, edits);
  let theirs = changes;
  const pending = local.pending.slice(own).map((edit) => {
    const moved = theirs ? edit.changes.map(theirs) : edit.changes;
    theirs = theirs?.map(edit.changes, true) ?? null;

    return { ...edit, changes: moved };
  });

  return { local: { sequence, base, pending }, changes: theirs };
}

/** How many of the pending edits the draft has, and what others wrote, for the text with these. */
type News = { own: number; changes: ChangeSet | null };

/** Nothing where the edits are not those of this text. */
function byEdits(
  { base, pending }: LocalText,
  after: Text,
  news: readonly DraftEdit[],
): News | null {
  let own = 0;
  let changes = null as ChangeSet | null; // what the loop puts there
  let doc = base;
  try {
    for (const edit of news) {
      const theirs = edit.changes === null ? null : ChangeSet.fromJSON(edit.changes);
      doc = theirs?.apply(doc) ?? doc;
      const mine = pending[own];
      if (mine?.id === edit.id) {
        changes = changes?.map(mine.changes, true) ?? null;
        own++;
      } else if (theirs) changes = changes?.compose(theirs) ?? theirs;
    }
  } catch {
    return null;
  }

  return doc.length === after.length ? { own, changes } : null;
}

function byDifference(
  { base, pending }: LocalText,
  after: Text,
  edits: readonly DraftEdit[],
): News {
  const known = new Set(edits.map(({ id }) => id));
  const first = pending.findIndex(({ id }) => !known.has(id));
  const own = first < 0 ? pending.length : first;
  const seen = pending.slice(0, own).reduce((doc, { changes }) => changes.apply(doc), base);

  return { own, changes: differenceBetween(seen, after) };
}
