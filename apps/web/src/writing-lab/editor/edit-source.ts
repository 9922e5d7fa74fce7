import type { Transaction } from '@codemirror/state';

/** Longer input is treated as pasted: some on-screen keyboards report a paste as typing. */
const maxTypedLength = 300;

/** Whether an edit was typed or corrected by hand, not pasted, dropped, opened, replaced or undone. */
export function isTyped(transaction: Transaction): boolean {
  if (transaction.isUserEvent('delete')) return true;
  if (hasMultipleSelections(transaction)) return false;

  return transaction.isUserEvent('input.type') && insertedLength(transaction) <= maxTypedLength;
}

/** The text that an edit pasted or dropped in, or an empty string. */
export function pastedText(transaction: Transaction): string {
  const isPasted =
    transaction.isUserEvent('input.paste') ||
    transaction.isUserEvent('input.drop') ||
    (transaction.isUserEvent('input.type') &&
      !hasMultipleSelections(transaction) &&
      insertedLength(transaction) > maxTypedLength);
  if (!isPasted) return '';
  const parts: string[] = [];
  transaction.changes.iterChanges((_fromA, _toA, _fromB, _toB, inserted) => {
    parts.push(inserted.toString());
  });

  return parts.join('\n');
}

/** Typing over several selections at once is a replacement: the words were typed once. */
function hasMultipleSelections({ startState }: Transaction): boolean {
  return startState.selection.ranges.length > 1;
}

function insertedLength({ changes }: Transaction): number {
  let length = 0;
  changes.iterChanges((_fromA, _toA, from, to) => {
    length += to - from;
  });

  return length;
}
