/** Messages of one slice, nested by key. The build may have parsed messages into arrays. */
export type MessageTree = { [key: string]: string | readonly unknown[] | MessageTree };

/**
 * Merges the messages of a regional locale over those of the general one, key by key.
 *
 * @example mergeMessages({ a: 'x', b: { c: 'y' } }, { b: { c: 'z' } }) // { a: 'x', b: { c: 'z' } }
 */
export function mergeMessages(base: MessageTree, over: MessageTree): MessageTree {
  const merged: MessageTree = { ...base };

  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] = isGroup(value) && isGroup(below) ? mergeMessages(below, value) : value;
  }

  return merged;
}

function isGroup(texts: MessageTree[string] | undefined): texts is MessageTree {
  return typeof texts === 'object' && !Array.isArray(texts);
}
