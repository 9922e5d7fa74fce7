/**
 * Word categories for style indices and the word profile. Each language with a list
 * (`languages/*-categories.ts`) assigns words to categories; the lists are Longhand's own.
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

/** Category bits of a word, in the order of `categoryNames`. */
export type CategoryLookup = (form: string) => number;

export function categoryBit(name: CategoryName): number {
  return 1 << categoryNames.indexOf(name);
}

/** Looks up one word at a time; a contraction has the categories of both its parts (don’t, I’m). */
export function createCategoryLookup(lists: CategoryLists): CategoryLookup {
  const known = new Map<string, number>();
  for (const name of categoryNames) {
    for (const word of lists[name]?.trim().split(/\s+/) ?? []) {
      known.set(word, (known.get(word) ?? 0) | categoryBit(name));
    }
  }

  return (form) => (known.get(form) ?? 0) | contractionBits(form, known);
}

function contractionBits(form: string, known: ReadonlyMap<string, number>): number {
  const parts = /^(.+?)(n't|'(?:m|re|ve|ll|d|s))$/.exec(form);
  if (!parts) return 0;
  const [, stem = '', ending = ''] = parts;
  const own = known.get(stem === 'wo' ? 'will' : stem === 'ca' ? 'can' : stem) ?? 0;
  if (ending === "n't") return own | categoryBit('negation');
  const isOfPronoun =
    (own & (categoryBit('personalPronoun') | categoryBit('impersonalPronoun'))) !== 0;
  if (ending === "'s" && !isOfPronoun) return own;

  return own | categoryBit('auxiliary') | (ending === "'ll" ? categoryBit('future') : 0);
}
