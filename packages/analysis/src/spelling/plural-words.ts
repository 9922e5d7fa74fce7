/**
 * English plurals that a dictionary leaves out because the thing is seldom counted: twilights, solicitudes, tranquillities.
 * Never those that learners make of what can not be counted, nor a possessive without its apostrophe.
 */
export function isPlural(word: string, knows: (word: string) => boolean): boolean {
  const lower = word.toLowerCase();
  if (lower.length < 6 || !lower.endsWith('s')) return false;
  const ofY = /^(.+[tcr])ies$/.exec(lower)?.[1];
  if (ofY !== undefined) return ofY.length > 3 && knows(`${ofY}y`);
  const stem = lower.endsWith('nesses') ? lower.slice(0, -2) : lower.slice(0, -1);
  if (isNeverCounted(stem) || (stem === lower.slice(0, -1) && changing.test(stem))) return false;

  return knows(stem) && (knows(`${stem}'s`) || /(ness|ation)$/.test(stem));
}

/** Endings to which no bare -s is added, or which are plurals by themselves. */
const changing = /([^aeiou]y|[fosxz]|fe|[cs]h|men)$/;

/** Whether a plural of it is a slip, or an apostrophe forgotten. */
export function isNeverCounted(word: string): boolean {
  return neverCounted.has(word);
}

/** What is told by weight and measure, has a plural of its own, or takes an apostrophe where somebody forgets it. */
const neverCounted = new Set(
  `advice baggage bread butter cattle clothing evidence equipment feedback furniture garbage gold hardware homework
  housework information jewelry jewellery knowledge laundry luggage machinery mail money moonlight music news offspring
  police poultry progress research scenery sheep shopping slang software staff stuff sunlight sunshine traffic trash weather
  child children deer goose mouse people salmon series species swine tooth woman women workman
  anybody anyone everybody everyone everything nobody somebody someone something
  yesterday today tomorrow tonight father mother whose where there their`.split(/\s+/),
);
