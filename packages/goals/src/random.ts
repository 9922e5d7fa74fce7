/**
 * A seeded random number generator, so that a figure does not change between page loads. The generator is mulberry32 (Tommy Ettinger,
 * public domain): 32 bits of state, enough for thousands of draws.
 */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;

  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);

    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A draw from the standard normal distribution (Box and Muller 1958). */
export function randomNormal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** A seed hashed from strings, such as an id and a day (FNV-1a, 32 bits). */
export function hashSeed(...words: readonly string[]): number {
  let hash = 0x811c9dc5;
  for (const letter of words.join('\u0000')) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }

  return hash >>> 0;
}
