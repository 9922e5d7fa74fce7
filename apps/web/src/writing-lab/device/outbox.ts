import type { LabDatabase, WaitingEntry } from './database.ts';

export type NewEntry = Omit<WaitingEntry, 'sent'>;

/** Sends one entry; the same id twice counts once, so a lost answer is sent again. */
type Send = (entry: NewEntry) => Promise<unknown>;

/** Puts an entry in the queue, or raises the amount of one that is there. */
export async function queueEntry(database: LabDatabase, entry: NewEntry): Promise<void> {
  const transaction = database.transaction('entries', 'readwrite');
  const before = await transaction.store.get(entry.clientId);
  await transaction.store.put({ ...entry, sent: before?.sent ?? null });
  await transaction.done;
}

/** Words of a source and day that the server has not confirmed yet. */
export async function waitingWords(database: LabDatabase): Promise<number> {
  const entries = await database.getAll('entries');

  return entries.reduce((sum, entry) => sum + entry.amount - (entry.sent ?? 0), 0);
}

/**
 * Sends what waits, oldest first. Entries of earlier sittings are forgotten once confirmed. Returns how many were
 * sent; rejects with the first failure and leaves the rest in the queue. Callers hold a lock, so that two tabs
 * never send an older amount after a newer one.
 */
export async function sendWaiting(
  database: LabDatabase,
  { send, keep }: { send: Send; keep: ReadonlySet<string> },
): Promise<number> {
  const entries = await database.getAll('entries');
  entries.sort((a, b) => (a.occurredAt < b.occurredAt ? -1 : 1));
  let count = 0;
  for (const { sent, ...entry } of entries) {
    if (sent === entry.amount) {
      if (!keep.has(entry.clientId)) await database.delete('entries', entry.clientId);
      continue;
    }

    await send(entry);
    count++;
    await confirm(database, entry);
  }

  return count;
}

async function confirm(database: LabDatabase, sent: NewEntry): Promise<void> {
  const transaction = database.transaction('entries', 'readwrite');
  const now = await transaction.store.get(sent.clientId);
  if (now) await transaction.store.put({ ...now, sent: sent.amount });
  await transaction.done;
}
