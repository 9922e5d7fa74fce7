/**
 * Version of the engine and its results. Major: a saved `Analysis` can no longer be read; minor: the same text gets different results;
 * patch: anything else.
 */
export const engineVersion = '1.17.0';
