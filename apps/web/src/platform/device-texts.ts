import { deleteDB, type IDBPDatabase, openDB } from 'idb';
import { localShelf } from './storage.ts';

/** How much of a writer's lies in this browser. */
export type DeviceTexts = {
  /** Drafts, with or without a saved text behind them. */
  drafts: number;
  /** Texts that were saved on this device alone. */
  texts: number;
  /** Own words that the account does not have. */
  words: number;
  /** Comparison sets: what was measured of books. */
  sets: number;
};

/** The writing lab's own database, one a person; `writing-lab/device/database.ts` lays it out. */
export const labDatabaseOf = (userId: string) => `longhand-writing-lab-${userId}`;

/** Under which local storage keeps where the texts were left. */
export const lastPositionsKey = (userId: string) => `${labDatabaseOf(userId)}/positions`;

/** What is read of a draft outside the lab, which keeps more of each. */
export type KeptDraft = {
  id: string;
  title: string;
  text: string;
  words: number;
  /** Holds words that no saved text has. */
  isAhead: boolean;
  keptAt: string;
};

/** What this browser keeps for one person, or null where it keeps nothing. */
export async function readDeviceTexts(userId: string): Promise<DeviceTexts | null> {
  const all = await indexedDB.databases();
  if (!all.some(({ name }) => name === labDatabaseOf(userId))) return null;

  const database = await openDB(labDatabaseOf(userId));
  try {
    const [drafts, texts, words, sets] = await Promise.all([
      database.count('drafts'),
      database.count('samples'),
      countWords(database),
      countSets(database),
    ]);

    return drafts + texts + words + sets === 0 ? null : { drafts, texts, words, sets };
  } finally {
    database.close();
  }
}

async function countWords(database: IDBPDatabase): Promise<number> {
  if (!database.objectStoreNames.contains('ownEntries')) return 0;
  const entries: readonly { state: string }[] = await database.getAll('ownEntries');

  return entries.filter(({ state }) => state === 'waiting').length;
}

/** A database that was not opened since has none. */
async function countSets(database: IDBPDatabase): Promise<number> {
  if (!database.objectStoreNames.contains('comparisonSets')) return 0;

  return database.count('comparisonSets');
}

/**
 * Removes all of it. Rejects when another tab does not let go of it. What was ignored in texts, own words that the account does
 * not have, and words that wait for the goals, go too.
 */
export function forgetDeviceTexts(userId: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const isHeld = () => reject(new Error('Another tab holds the texts of this device.'));
    deleteDB(labDatabaseOf(userId), { blocked: isHeld }).then(resolve, reject);
    for (const key of localShelf.keys())
      if (key.startsWith(`${labDatabaseOf(userId)}/`)) localShelf.remove(key);
  });
}
