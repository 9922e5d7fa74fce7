import { type IDBPDatabase, type IDBPTransaction, wrap } from 'idb';
import { v7 as newId } from 'uuid';
import type { OwnEntry } from './own-entry.ts';

/**
 * Migrates the old dictionary and the globally ignored findings to the own words. Users were promised that they stay in this browser, so
 * they are not synced until the user agrees.
 */
export async function migrateOwnWords(
  database: IDBDatabase,
  transaction: IDBTransaction,
): Promise<void> {
  const opened: IDBPDatabase = wrap(database);
  const stores = wrap(transaction) as unknown as Upgrade; // the types of idb do not know the old schema
  const entries = stores.objectStore('ownEntries');

  for (const { key, at } of await stores.objectStore('ignored').index('scope').getAll('*')) {
    const [rule = '', ...words] = String(key).split(':');
    await entries.put({
      ...emptyEntry,
      id: newId(),
      kind: 'ignore',
      rule,
      word: words.join(':'),
      at,
    });
    await stores.objectStore('ignored').delete(['*', key]);
  }

  if (!opened.objectStoreNames.contains('ownWords')) return;
  for (const { word, at } of await stores.objectStore('ownWords').getAll()) {
    await entries.put({ ...emptyEntry, id: newId(), kind: 'dictionary', word, at });
  }
  opened.deleteObjectStore('ownWords');
}

type Upgrade = IDBPTransaction<unknown, string[], 'versionchange'>;

const emptyEntry = {
  ...{ projectId: null, rule: '', replacements: [], note: '', isExact: false },
  ...{ state: 'waiting', isKnown: false, held: 'here', edits: 0 },
} satisfies Partial<OwnEntry>;
