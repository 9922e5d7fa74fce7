import type { Language } from '../languages/language.ts';

/** A word that can be written in two ways: which of them this is, and the other. */
export type Variant = { group: string; side: 0 | 1; other: string };

const tables = new WeakMap<Language, ReadonlyMap<string, Variant>>();
const none: ReadonlyMap<string, Variant> = new Map();

/** The words of a language that spelling parts into two camps, such as colour and color. */
export function variantsOf(language: Language): ReadonlyMap<string, Variant> {
  const lists = language.lists.variants;
  if (!lists) return none;
  const known = tables.get(language);
  if (known) return known;
  const table = new Map<string, Variant>();
  for (const { group, pairs } of lists) {
    for (const pair of pairs.trim().split(/\s+/)) {
      const [one = '', other = ''] = pair.split('/');
      table.set(one, { group, side: 0, other });
      table.set(other, { group, side: 1, other: one });
    }
  }
  tables.set(language, table);

  return table;
}
