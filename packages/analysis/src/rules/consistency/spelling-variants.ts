import type { Language } from '../../languages/language.ts';

/** A word with two spellings: the side of this spelling in its group, and the other spelling. */
export type SpellingVariant = { group: string; side: 0 | 1; other: string };

const variantCache = new WeakMap<Language, ReadonlyMap<string, SpellingVariant>>();
const none: ReadonlyMap<string, SpellingVariant> = new Map();

/** The words of a language with two spellings, such as colour and color. */
export function getSpellingVariants(language: Language): ReadonlyMap<string, SpellingVariant> {
  const lists = language.lists.variants;
  if (!lists) return none;
  const known = variantCache.get(language);
  if (known) return known;
  const table = new Map<string, SpellingVariant>();
  for (const { group, pairs } of lists) {
    for (const pair of pairs.trim().split(/\s+/)) {
      const [one = '', other = ''] = pair.split('/');
      table.set(one, { group, side: 0, other });
      table.set(other, { group, side: 1, other: one });
    }
  }
  variantCache.set(language, table);

  return table;
}
