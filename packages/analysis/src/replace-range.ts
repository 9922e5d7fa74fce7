/**
 * Replaces `remove` elements at `at` in place. Small inserts use splice; large ones are pushed one by one, because the number of call
 * arguments is limited.
 */
export function replaceRange<One>(
  array: One[],
  { at, remove, insert }: { at: number; remove: number; insert: readonly One[] },
): void {
  if (insert.length <= maxSpliceArguments) {
    array.splice(at, remove, ...insert);
    return;
  }
  const tail = array.slice(at + remove);
  array.length = at;
  for (const one of insert) array.push(one);
  for (const one of tail) array.push(one);
}

const maxSpliceArguments = 1000;
