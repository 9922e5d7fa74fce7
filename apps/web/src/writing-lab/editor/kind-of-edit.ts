import type { Transaction } from '@codemirror/state';

/** More than a hand types at once: some keyboards paste as if they typed. */
const largestTyped = 300;

/** Whether an edit was typed (or corrected) by hand, rather than pasted, dropped, opened, replaced or undone. */
export function isTyped(transaction: Transaction): boolean {
  if (transaction.isUserEvent('delete')) return true;
  if (isAtSeveralPlaces(transaction)) return false;

  return transaction.isUserEvent('input.type') && insertedLength(transaction) <= largestTyped;
}

/** The text that an edit brought from elsewhere, or an empty one. */
export function pastedText(transaction: Transaction): string {
  const isPasted =
    transaction.isUserEvent('input.paste') ||
    transaction.isUserEvent('input.drop') ||
    (transaction.isUserEvent('input.type') &&
      !isAtSeveralPlaces(transaction) &&
      insertedLength(transaction) > largestTyped);
  if (!isPasted) return '';
  const parts: string[] = [];
  transaction.changes.iterChanges((_fromA, _toA, _fromB, _toB, inserted) => {
    parts.push(inserted.toString());
  });

  return parts.join('\n');
}

/** What is typed over all matches at once replaces them: the hand wrote it once. */
function isAtSeveralPlaces({ startState }: Transaction): boolean {
  return startState.selection.ranges.length > 1;
}

function insertedLength({ changes }: Transaction): number {
  let length = 0;
  changes.iterChanges((_fromA, _toA, from, to) => {
    length += to - from;
  });

  return length;
}
