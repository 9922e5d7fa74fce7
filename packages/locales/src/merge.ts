/** Texts of one slice: words by key, groups of words below a key. A build may have parsed the words into a list. */
export type Texts = { [key: string]: string | readonly unknown[] | Texts };

/**
 * Lays the texts of a regional language over those of the general one, key by key.
 *
 * @example mergeTexts({ a: 'x', b: { c: 'y' } }, { b: { c: 'z' } }) // { a: 'x', b: { c: 'z' } }
 */
export function mergeTexts(base: Texts, over: Texts): Texts {
  const merged: Texts = { ...base };

  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] = isGroup(value) && isGroup(below) ? mergeTexts(below, value) : value;
  }

  return merged;
}

function isGroup(texts: Texts[string] | undefined): texts is Texts {
  return typeof texts === 'object' && !Array.isArray(texts);
}
