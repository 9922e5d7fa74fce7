import type { Recording } from '@longhand/contract/progress-values';
import type { Shelf } from './storage.ts';

/** What is sent to log something; left out is what the server fills in. */
type Logged = Partial<Recording> & Pick<Recording, 'source'>;

export type WaitingEntry = { clientId: string; body: Logged };

const prefix = 'waiting-entries:';

/**
 * What a person logged while nothing answered, kept on this device until the server has it. Each carries its own id, so that
 * sending twice counts once.
 */
export function entryQueue(shelf: Shelf, userId: string) {
  const key = prefix + userId;
  const read = (): WaitingEntry[] => {
    try {
      const kept: unknown = JSON.parse(shelf.get(key) ?? '[]');

      return Array.isArray(kept) ? kept.filter(isWaiting) : [];
    } catch {
      return [];
    }
  };
  const write = (entries: readonly WaitingEntry[]) => {
    if (entries.length === 0) shelf.remove(key);
    else shelf.set(key, JSON.stringify(entries));
  };

  return {
    read,

    keep(entry: WaitingEntry): void {
      write([...read().filter(({ clientId }) => clientId !== entry.clientId), entry]);
    },

    /** Sends what waits, oldest first, until one finds no answer. Returns how many arrived or were refused for good. */
    async send(record: (entry: WaitingEntry) => Promise<'taken' | 'refused'>): Promise<number> {
      let sent = 0;
      for (const entry of read()) {
        await record(entry);
        write(read().filter(({ clientId }) => clientId !== entry.clientId));
        sent += 1;
      }

      return sent;
    },

    forget: () => shelf.remove(key),
  };
}

function isWaiting(kept: unknown): kept is WaitingEntry {
  const { clientId, body } = Object(kept);

  return typeof clientId === 'string' && typeof body === 'object' && body !== null;
}
