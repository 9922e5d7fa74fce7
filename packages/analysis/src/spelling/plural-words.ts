/**
 * English plurals missing from dictionaries because the noun is seldom counted: twilights, solicitudes, tranquillities. Excludes
 * uncountable nouns and possessives without an apostrophe.
 */
export function isPlural(word: string, knows: (word: string) => boolean): boolean {
  const lower = word.toLowerCase();
  if (lower.length < 6 || !lower.endsWith('s')) return false;
  const yStem = /^(.+[tcr])ies$/.exec(lower)?.[1];
  if (yStem !== undefined) return yStem.length > 3 && knows(`${yStem}y`);
  const stem = lower.endsWith('nesses') ? lower.slice(0, -2) : lower.slice(0, -1);
  if (isUncountable(stem) || (stem === lower.slice(0, -1) && irregularPluralEnding.test(stem)))
    return false;

  return knows(stem) && (knows(`${stem}'s`) || /(ness|ation)$/.test(stem));
}

/** Endings that do not take a plain -s, or are plurals themselves. */
const irregularPluralEnding = /([^aeiou]y|[fosxz]|fe|[cs]h|men)$/;

/** Whether a plural of the word is an error or a missing apostrophe. */
export function isUncountable(word: string): boolean {
  return uncountableWords.has(word);
}

/** Uncountable nouns, nouns with an irregular plural, and words often written without their apostrophe. */
const uncountableWords = new Set(
  `advice baggage bread butter cattle clothing evidence equipment feedback furniture garbage gold hardware homework
  housework information jewelry jewellery knowledge laundry luggage machinery mail money moonlight music news offspring
  police poultry progress research scenery sheep shopping slang software staff stuff sunlight sunshine traffic trash weather
  child children deer goose mouse people salmon series species swine tooth woman women workman
  anybody anyone everybody everyone everything nobody somebody someone something
  yesterday today tomorrow tonight father mother whose where there their`.split(/\s+/),
);
