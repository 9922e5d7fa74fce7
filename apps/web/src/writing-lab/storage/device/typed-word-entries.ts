import { isContentRefusal } from '../../../platform/failures.ts';
import type { LabDatabase, TypedWordEntry } from './database.ts';

export type NewTypedWordEntry = Omit<TypedWordEntry, 'sent'>;

/** Sends one entry. The same id counts once, so an entry without an answer is sent again. */
type Send = (entry: NewTypedWordEntry) => Promise<unknown>;

/** Adds an entry to the queue, or updates its amount. */
export async function saveTypedWordEntry(
  database: LabDatabase,
  entry: NewTypedWordEntry,
): Promise<void> {
  const transaction = database.transaction('entries', 'readwrite');
  const before = await transaction.store.get(entry.clientId);
  await transaction.store.put({ ...entry, sent: before?.sent ?? null });
  await transaction.done;
}

/** Words that the server has not confirmed yet. */
export async function countUnsentWords(database: LabDatabase): Promise<number> {
  const entries = await database.getAll('entries');

  return entries.reduce((sum, entry) => sum + entry.amount - (entry.sent ?? 0), 0);
}

/**
 * Sends queued entries, oldest first. Entries of earlier writing sessions are deleted once confirmed. Rejects with the first failure and
 * leaves the rest in the queue. An entry that the server rejects as invalid stays too but does not block the others. Callers hold a lock,
 * so that two tabs never send an older amount after a newer one.
 */
export async function sendTypedWordEntries(
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

    if (await trySend(send, entry)) await confirm(database, entry);
  }
}

/** True when the entry was sent, false when it was rejected as invalid. Throws where a retry may succeed. */
export async function trySend(send: Send, entry: NewTypedWordEntry): Promise<boolean> {
  try {
    await send(entry);

    return true;
  } catch (failure) {
    if (isContentRefusal(failure)) return false;
    throw failure;
  }
}

async function confirm(database: LabDatabase, sent: NewTypedWordEntry): Promise<void> {
  const transaction = database.transaction('entries', 'readwrite');
  const now = await transaction.store.get(sent.clientId);
  if (now) await transaction.store.put({ ...now, sent: sent.amount });
  await transaction.done;
}
