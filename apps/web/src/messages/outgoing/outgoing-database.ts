import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { messageDatabaseName } from '../../platform/device-texts.ts';
import type { OutgoingMessage, OutgoingStorage } from './outgoing-queue.ts';

/** What is attached to a message that is being written. */
export type AttachedContent = {
  files: readonly { id: string; name: string; alt: string; blob: Blob; isImage: boolean }[];
  shared?: OutgoingMessage['shared'];
};

interface MessageDatabase extends DBSchema {
  outgoing: { key: string; value: OutgoingMessage };
  attached: { key: string; value: AttachedContent & { conversationId: string } };
}

export type OutgoingDatabase = ReturnType<typeof openOutgoingDatabase>;

/** Maximum bytes of all files that wait on this device. */
const defaultMaxBytes = 100_000_000;

/**
 * Outgoing messages of a user in IndexedDB, with their files, and what is attached to messages that are being written. They stay on the
 * device after sign-out, as drafts do, unless the session was not to be remembered. Files that exceed the limit are refused.
 */
export function openOutgoingDatabase(userId: string, maxBytes = defaultMaxBytes) {
  let database: Promise<IDBPDatabase<MessageDatabase>> | undefined;
  const open = () => {
    database ??= openDB<MessageDatabase>(messageDatabaseName(userId), 2, {
      upgrade(created, oldVersion) {
        if (oldVersion < 1) created.createObjectStore('outgoing', { keyPath: 'clientId' });
        if (oldVersion < 2) created.createObjectStore('attached', { keyPath: 'conversationId' });
      },
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

  /** Throws if the files exceed the limit together with the others. Attachments of a queued message count once. */
  const requireSpace = async (added: {
    files: readonly { blob: Blob }[];
    conversationId: string;
    clientId?: string;
  }) => {
    if (added.files.length === 0) return;
    const opened = await open();
    const outgoing = (await opened.getAll('outgoing')).filter(
      ({ clientId }) => clientId !== added.clientId,
    );
    const attached = (await opened.getAll('attached')).filter(
      ({ conversationId }) => conversationId !== added.conversationId,
    );
    const blobs = [...outgoing, ...attached, added].flatMap(({ files }) => files);
    if (blobs.reduce((sum, { blob }) => sum + blob.size, 0) > maxBytes)
      throw new Error('Too many files wait on this device.');
  };

  return {
    outgoing: {
      list: async () => (await open()).getAll('outgoing'),
      async put(message) {
        await requireSpace(message);
        await (await open()).put('outgoing', message);
      },
      remove: async (clientId) => (await open()).delete('outgoing', clientId),
    } satisfies OutgoingStorage,

    attached: {
      read: async (conversationId: string): Promise<AttachedContent | undefined> =>
        (await open()).get('attached', conversationId),

      /** Replaces the stored attachments; without any, the row is deleted. */
      async write(conversationId: string, content: AttachedContent): Promise<void> {
        const isEmpty = content.files.length === 0 && content.shared === undefined;
        if (isEmpty) return (await open()).delete('attached', conversationId);
        await requireSpace({ ...content, conversationId });
        await (await open()).put('attached', { ...content, conversationId });
      },
    },
  };
}
