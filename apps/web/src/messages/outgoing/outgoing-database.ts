import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { messageDatabaseName } from '../../platform/device-texts.ts';
import type { OutgoingMessage, OutgoingStorage } from './outgoing-queue.ts';

interface MessageDatabase extends DBSchema {
  outgoing: { key: string; value: OutgoingMessage };
}

/** Outgoing messages of a user in IndexedDB, with their files. They stay on the device after sign-out, as drafts do. */
export function openOutgoingDatabase(userId: string): OutgoingStorage {
  let database: Promise<IDBPDatabase<MessageDatabase>> | undefined;
  const open = () => {
    database ??= openDB<MessageDatabase>(messageDatabaseName(userId), 1, {
      upgrade: (created) => void created.createObjectStore('outgoing', { keyPath: 'clientId' }),
      // Lets another tab delete the data of this device.
      blocking() {
        void database?.then((opened) => opened.close());
        database = undefined;
      },
      terminated: () => {
        database = undefined;
      },
    });

    return database;
  };

  return {
    list: async () => (await open()).getAll('outgoing'),
    put: async (message) => void (await (await open()).put('outgoing', message)),
    remove: async (clientId) => (await open()).delete('outgoing', clientId),
  };
}
