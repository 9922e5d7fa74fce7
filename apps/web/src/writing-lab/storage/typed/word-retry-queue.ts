import { reconnectDelay } from '../../../platform/live-events.ts';
import type { LabDatabase } from '../device/database.ts';
import {
  type NewTypedWordEntry,
  saveTypedWordEntry,
  sendTypedWordEntries,
  trySend,
} from '../device/typed-word-entries.ts';

/** Retry queue for typed words: entries wait in this browser until the server has them. */
export type WordRetryQueue = {
  queue(entry: NewTypedWordEntry): Promise<void>;
  /** Sends pending entries. Failed ones are retried with exponential backoff. */
  send(growing?: string): Promise<void>;
};

type WordRetryQueueOptions = {
  database: () => Promise<LabDatabase>;
  /** Sends one entry to the server; the same id twice counts once. */
  sendEntry: (entry: NewTypedWordEntry) => Promise<unknown>;
  /** Whether the owner of these words is signed in. */
  isSignedIn: () => boolean;
  onSent: () => void;
  withLock: (act: () => Promise<void>) => Promise<void>;
  schedule: (milliseconds: number, act: () => void) => () => void;
  /** Between 0 and 1: jitter, so that many browsers do not retry at the same moment. */
  random: () => number;
};

export function createWordRetryQueue(options: WordRetryQueueOptions): WordRetryQueue {
  const { database, sendEntry, isSignedIn, onSent, withLock, schedule, random } = options;
  /** Entries held in memory where the browser allows no storage. */
  const unstoredEntries = new Map<string, NewTypedWordEntry>();
  let attempt = 0;
  let cancelRetry = () => {};

  const sendAll = async (growing?: string) => {
    if (!isSignedIn()) return;
    let hasArrived = false;
    const recordOne = async (entry: NewTypedWordEntry) => {
      await sendEntry(entry);
      hasArrived = true;
    };
    try {
      for (const entry of unstoredEntries.values()) {
        const isTaken = await trySend(recordOne, entry);
        if (isTaken && unstoredEntries.get(entry.clientId) === entry)
          unstoredEntries.delete(entry.clientId);
      }
      const kept = await database().catch(() => null);
      const keep = new Set(growing === undefined ? [] : [growing]);
      if (kept) await sendTypedWordEntries(kept, { keep, send: recordOne });
    } finally {
      if (hasArrived) onSent();
    }
  };

  const send = async (growing?: string): Promise<void> => {
    cancelRetry();
    try {
      await withLock(() => sendAll(growing));
      attempt = 0;
    } catch {
      cancelRetry(); // the offline notice informs the user
      cancelRetry = schedule(reconnectDelay(attempt, random()), () => void send(growing));
      attempt++;
    }
  };

  return {
    send,

    async queue(entry) {
      try {
        await saveTypedWordEntry(await database(), entry);
      } catch {
        unstoredEntries.set(entry.clientId, entry);
      }
    },
  };
}
