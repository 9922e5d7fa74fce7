import { type IDBPDatabase, type IDBPTransaction, wrap } from 'idb';
import { v7 as newId } from 'uuid';
import type { OwnEntry } from './database.ts';

/**
 * Brings the dictionary of before, and what was ignored in every text, among the own words. They were promised to stay in this
 * browser, so they do until their writer lets them go.
 */
export async function takeOverWords(
  database: IDBDatabase,
  transaction: IDBTransaction,
): Promise<void> {
  const opened: IDBPDatabase = wrap(database);
  const stores = wrap(transaction) as unknown as Upgrade; // the types of idb know no layout of before
  const entries = stores.objectStore('ownEntries');

  for (const { key, at } of await stores.objectStore('ignored').index('scope').getAll('*')) {
    const [rule = '', ...words] = String(key).split(':');
    await entries.put({ ...blank, id: newId(), kind: 'ignore', rule, word: words.join(':'), at });
    await stores.objectStore('ignored').delete(['*', key]);
  }

  if (!opened.objectStoreNames.contains('ownWords')) return;
  for (const { word, at } of await stores.objectStore('ownWords').getAll()) {
    await entries.put({ ...blank, id: newId(), kind: 'dictionary', word, at });
  }
  opened.deleteObjectStore('ownWords');
}

type Upgrade = IDBPTransaction<unknown, string[], 'versionchange'>;

const blank = {
  ...{ projectId: null, rule: '', replacements: [], note: '', isExact: false },
  ...{ state: 'waiting', isKnown: false, held: 'here', edits: 0 },
} satisfies Partial<OwnEntry>;
