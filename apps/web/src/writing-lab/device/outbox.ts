import { isForWhatItSays } from '../../platform/failures.ts';
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
 * Sends what waits, oldest first. Entries of earlier sittings are forgotten once confirmed. Rejects
 * with the first failure and leaves the rest in the queue. An entry that is refused for what it says stays
 * as well, but holds up no other. Callers hold a lock, so that two tabs never send an older amount after a newer one.
 */
export async function sendWaiting(
  database: LabDatabase,
  { send, keep }: { send: Send; keep: ReadonlySet<string> },
): Promise<void> {
  const entries = await database.getAll('entries');
  entries.sort((a, b) => (a.occurredAt < b.occurredAt ? -1 : 1));
  for (const { sent, ...entry } of entries) {
    if (sent === entry.amount) {
      if (!keep.has(entry.clientId)) await database.delete('entries', entry.clientId);
      continue;
    }

    if (await isTakenBy(send, entry)) await confirm(database, entry);
  }
}

/** Whether an entry was taken, or refused for what it says. Rejects where another try may bring something else. */
export async function isTakenBy(send: Send, entry: NewEntry): Promise<boolean> {
  try {
    await send(entry);

    return true;
  } catch (failure) {
    if (isForWhatItSays(failure)) return false;
    throw failure;
  }
}

async function confirm(database: LabDatabase, sent: NewEntry): Promise<void> {
  const transaction = database.transaction('entries', 'readwrite');
  const now = await transaction.store.get(sent.clientId);
  if (now) await transaction.store.put({ ...now, sent: sent.amount });
  await transaction.done;
}
