/**
 * Puts other elements in the place of `remove` at `at`, in the array itself. Few are spliced in; many, which no call
 * takes as arguments, are moved one by one.
 */
export function replaceRange<One>(
  array: One[],
  { at, remove, insert }: { at: number; remove: number; insert: readonly One[] },
): void {
  if (insert.length <= mostArguments) {
    array.splice(at, remove, ...insert);
    return;
  }
  const behind = array.slice(at + remove);
  array.length = at;
  for (const one of insert) array.push(one);
  for (const one of behind) array.push(one);
}

const mostArguments = 1000;
