/** Texts of one slice: words by key, groups of words below a key. */
export type Texts = { [key: string]: string | Texts };

/**
 * Lays the texts of a regional language over those of the general one, key by key.
 *
 * @example mergeTexts({ a: 'x', b: { c: 'y' } }, { b: { c: 'z' } }) // { a: 'x', b: { c: 'z' } }
 */
export function mergeTexts(base: Texts, over: Texts): Texts {
  const merged: Texts = { ...base };

  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] =
      typeof value === 'object' && typeof below === 'object' ? mergeTexts(below, value) : value;
  }

  return merged;
}
