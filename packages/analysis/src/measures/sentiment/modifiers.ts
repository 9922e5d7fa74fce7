/** Words and factors of VADER (Hutto & Gilbert 2014, ICWSM; release 3.3), as its authors publish them. */
export const boostFactor = 0.293;
export const capitalsBoost = 0.733;
export const negationFactor = -0.74;

const words = (list: string) => list.trim().split(/\s+/);

/** How much a degree word changes the valence of the word after it. */
export const boosters: ReadonlyMap<string, number> = new Map([
  ...words(`absolutely amazingly awfully completely considerable considerably decidedly deeply effing enormous
    enormously entirely especially exceptional exceptionally extreme extremely fabulously flipping flippin frackin
    fracking fricking frickin frigging friggin fully fuckin fucking fuggin fugging greatly hella highly hugely
    incredible incredibly intensely major majorly more most particularly purely quite really remarkably so
    substantially thoroughly total totally tremendous tremendously uber unbelievably unusually utter utterly very`).map(
    (word) => [word, boostFactor] as const,
  ),
  ...words(`almost barely hardly kinda kindof kind-of less little marginal marginally occasional occasionally partly
    scarce scarcely slight slightly somewhat sorta sortof sort-of`).map(
    (word) => [word, -boostFactor] as const,
  ),
  ...['just enough', 'kind of', 'sort of'].map((phrase) => [phrase, -boostFactor] as const),
]);

const negations = new Set(
  words(`aint arent cannot cant couldnt darent didnt doesnt dont hadnt hasnt havent isnt mightnt mustnt neither neednt
    never none nope nor not nothing nowhere oughtnt shant shouldnt uhuh uh-uh wasnt werent without wont wouldnt rarely
    seldom despite`),
);

export function isNegation(word: string): boolean {
  return negations.has(word) || word.includes("n't");
}

/** Phrases whose valence is not that of their words. */
export const idioms: ReadonlyMap<string, number> = new Map([
  ['the shit', 3],
  ['the bomb', 3],
  ['bad ass', 1.5],
  ['badass', 1.5],
  ['bus stop', 0],
  ['yeah right', -2],
  ['kiss of death', -1.5],
  ['to die for', 3],
  ['beating heart', 3.1],
  ['broken heart', -2.9],
]);
