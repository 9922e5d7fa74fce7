/**
 * Of the engine and of what it says. The first number rises when a saved `Analysis` could no longer be read,
 * the second when one and the same text gets other figures, the last otherwise.
 */
export const engineVersion = '1.16.0';
