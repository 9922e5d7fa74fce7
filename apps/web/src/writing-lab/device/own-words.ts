import type { LabDatabase } from './database.ts';

/** The words that a writer holds right, in the order of their letters. */
export async function readOwnWords(database: LabDatabase): Promise<readonly string[]> {
  const kept = await database.getAll('ownWords');

  return kept.map(({ word }) => word);
}

/** Keeps a word as it is written; with or without capitals it is one. */
export async function addOwnWord(database: LabDatabase, word: string, at: string): Promise<void> {
  await database.put('ownWords', { key: keyOf(word), word, at });
}

export async function removeOwnWord(database: LabDatabase, word: string): Promise<void> {
  await database.delete('ownWords', keyOf(word));
}

function keyOf(word: string): string {
  return word.toLowerCase();
}
