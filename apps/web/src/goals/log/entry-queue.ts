import type { EntryInput } from '@longhand/contract/progress-values';
import type { SafeStorage } from '../../platform/storage.ts';

/** Request body; omitted fields are filled by the server. */
type EntryBody = Partial<EntryInput> & Pick<EntryInput, 'source'>;

export type QueuedEntry = { clientId: string; body: EntryBody };

const prefix = 'waiting-entries:';

/** Retry queue of entries logged without a network, stored on this device. Each has its own ID, so that sending it twice is idempotent. */
export function createEntryQueue(storage: SafeStorage, userId: string) {
  const key = prefix + userId;
  const read = (): QueuedEntry[] => {
    try {
      const stored: unknown = JSON.parse(storage.get(key) ?? '[]');

      return Array.isArray(stored) ? stored.filter(isQueuedEntry) : [];
    } catch {
      return [];
    }
  };
  const write = (entries: readonly QueuedEntry[]) => {
    if (entries.length === 0) storage.remove(key);
    else storage.set(key, JSON.stringify(entries));
  };

  return {
    read,

    add(entry: QueuedEntry): void {
      write([...read().filter(({ clientId }) => clientId !== entry.clientId), entry]);
    },

    /** Sends queued entries, oldest first, until one gets no response. Returns how many were accepted or permanently refused. */
    async send(record: (entry: QueuedEntry) => Promise<'taken' | 'refused'>): Promise<number> {
      let sent = 0;
      for (const entry of read()) {
        await record(entry);
        write(read().filter(({ clientId }) => clientId !== entry.clientId));
        sent += 1;
      }

      return sent;
    },

    clear: () => storage.remove(key),
  };
}

function isQueuedEntry(stored: unknown): stored is QueuedEntry {
  const { clientId, body } = Object(stored);

  return typeof clientId === 'string' && typeof body === 'object' && body !== null;
}
