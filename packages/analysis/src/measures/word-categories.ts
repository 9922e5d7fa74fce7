/**
 * Kinds of words that indices of style and mind are counted from. Each language that has a list
 * (`languages/*-categories.ts`) names the words of each kind; they are Longhand's own lists.
 */
export const categoryNames = [
  'article',
  'preposition',
  'personalPronoun',
  'impersonalPronoun',
  'auxiliary',
  'conjunction',
  'adverb',
  'negation',
  'quantifier',
  'firstSingular',
  'firstPlural',
  'cognition',
  'hedge',
  'booster',
  'absolutist',
  'promotion',
  'prevention',
  'agency',
  'communion',
  'past',
  'future',
  'personal',
] as const;

export type CategoryName = (typeof categoryNames)[number];

export type CategoryLists = Readonly<Partial<Record<CategoryName, string>>>;

/** The kinds of every word of a vocabulary, as bits in the order of `categoryNames`. */
export type CategoryBits = (form: string) => number;

export function bitOf(name: CategoryName): number {
  return 1 << categoryNames.indexOf(name);
}

/** Answers for one word at a time; a contraction belongs to the kinds of both its parts (don’t, I’m). */
export function categoriesFrom(lists: CategoryLists): CategoryBits {
  const known = new Map<string, number>();
  for (const name of categoryNames) {
    for (const word of lists[name]?.trim().split(/\s+/) ?? []) {
      known.set(word, (known.get(word) ?? 0) | bitOf(name));
    }
  }

  return (form) => (known.get(form) ?? 0) | contracted(form, known);
}

function contracted(form: string, known: ReadonlyMap<string, number>): number {
  const parts = /^(.+?)(n't|'(?:m|re|ve|ll|d|s))$/.exec(form);
  if (!parts) return 0;
  const [, stem = '', ending = ''] = parts;
  const own = known.get(stem === 'wo' ? 'will' : stem === 'ca' ? 'can' : stem) ?? 0;
  if (ending === "n't") return own | bitOf('negation');
  const isOfPronoun = (own & (bitOf('personalPronoun') | bitOf('impersonalPronoun'))) !== 0;
  if (ending === "'s" && !isOfPronoun) return own;

  return own | bitOf('auxiliary') | (ending === "'ll" ? bitOf('future') : 0);
}
