import { deleteDB, type IDBPDatabase, openDB } from 'idb';
import { safeLocalStorage } from './storage.ts';

/** Number of items of a user stored in this browser. */
export type DeviceTextCounts = {
  /** Drafts, with or without a saved text behind them. */
  drafts: number;
  /** Texts saved only on this device. */
  texts: number;
  /** Lexicon entries that are not synced to the account. */
  words: number;
  /** Comparison sets. */
  sets: number;
};

/** Name of the writing lab's IndexedDB, one per user; the IndexedDB schema is in `writing-lab/storage/device/database.ts`. */
export const labDatabaseName = (userId: string) => `longhand-writing-lab-${userId}`;

/** Name of the IndexedDB with unsent messages, one per user; its schema is in `messages/outgoing/outgoing-database.ts`. */
export const messageDatabaseName = (userId: string) => `longhand-messages-${userId}`;

/** Local storage key of unsent message drafts. */
export const messageDraftsKey = (userId: string) => `${messageDatabaseName(userId)}/drafts`;

/** Local storage key of the last editor positions. */
export const lastPositionsKey = (userId: string) => `${labDatabaseName(userId)}/positions`;

/** The stored fields of a draft that are used outside the writing lab. */
export type StoredDraft = {
  id: string;
  title: string;
  text: string;
  words: number;
  /** Has changes that no saved text has. */
  isAhead: boolean;
  keptAt: string;
};

/** Counts the items of a user in this browser; null if there are none. */
export async function countDeviceTexts(userId: string): Promise<DeviceTextCounts | null> {
  const all = await indexedDB.databases();
  if (!all.some(({ name }) => name === labDatabaseName(userId))) return null;

  const database = await openDB(labDatabaseName(userId));
  try {
    const [drafts, texts, words, sets] = await Promise.all([
      database.count('drafts'),
      database.count('samples'),
      countUnsyncedWords(database),
      countSets(database),
    ]);

    return drafts + texts + words + sets === 0 ? null : { drafts, texts, words, sets };
  } finally {
    database.close();
  }
}

async function countUnsyncedWords(database: IDBPDatabase): Promise<number> {
  if (!database.objectStoreNames.contains('ownEntries')) return 0;
  const entries: readonly { state: string }[] = await database.getAll('ownEntries');

  return entries.filter(({ state }) => state === 'waiting').length;
}

/** A database from an older version has no such store. */
async function countSets(database: IDBPDatabase): Promise<number> {
  if (!database.objectStoreNames.contains('comparisonSets')) return 0;

  return database.count('comparisonSets');
}

/** Messages of a user that are not sent, and messages being written that have attachments. */
export async function countDeviceMessages(userId: string): Promise<number> {
  const all = await indexedDB.databases();
  if (!all.some(({ name }) => name === messageDatabaseName(userId))) return 0;

  const database = await openDB(messageDatabaseName(userId));
  try {
    const counts = await Promise.all(
      [...database.objectStoreNames].map((store) => database.count(store)),
    );

    return counts.reduce((sum, count) => sum + count, 0);
  } finally {
    database.close();
  }
}

/** Deletes unsent messages and message drafts of a user. */
export async function deleteDeviceMessages(userId: string): Promise<void> {
  safeLocalStorage.remove(messageDraftsKey(userId));
  await deleteDatabase(messageDatabaseName(userId));
}

/**
 * Deletes all device data of a user, including ignored findings, unsynced lexicon entries, queued entries and unsent messages. Rejects if
 * another tab keeps a database open.
 */
export async function deleteDeviceTexts(userId: string): Promise<void> {
  const names = [labDatabaseName(userId), messageDatabaseName(userId)];
  for (const key of safeLocalStorage.keys())
    if (names.some((name) => key.startsWith(`${name}/`))) safeLocalStorage.remove(key);
  await Promise.all(names.map(deleteDatabase));
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const rejectBlocked = () => reject(new Error('Another tab holds the texts of this device.'));
    deleteDB(name, { blocked: rejectBlocked }).then(resolve, reject);
  });
}
