import { waitBefore } from '../../platform/live-events.ts';
import type { LabDatabase } from '../device/database.ts';
import { isTakenBy, type NewEntry, queueEntry, sendWaiting } from '../device/outbox.ts';

/** The way of typed words to the goals: they wait in this browser until the server has them. */
export type WordPost = {
  queue(entry: NewEntry): Promise<void>;
  /** Sends what waits. What does not arrive is sent again by itself, later each time. */
  send(growing?: string): Promise<void>;
};

type Surroundings = {
  database: () => Promise<LabDatabase>;
  /** Brings one entry to the server; the same id twice counts once. */
  record: (entry: NewEntry) => Promise<unknown>;
  /** Whether the person whose words these are is signed in. */
  isOpen: () => boolean;
  onArrival: () => void;
  inTurn: (act: () => Promise<void>) => Promise<void>;
  later: (milliseconds: number, act: () => void) => () => void;
  /** Between 0 and 1: so that many browsers do not come back at the same moment. */
  random: () => number;
};

export function wordPost(around: Surroundings): WordPost {
  const { database, record, isOpen, onArrival, inTurn, later, random } = around;
  /** Where this browser keeps nothing, words wait in the page. */
  const unkept = new Map<string, NewEntry>();
  let attempt = 0;
  let stopWaiting = () => {};

  const sendAll = async (growing?: string) => {
    if (!isOpen()) return;
    let hasArrived = false;
    const recordOne = async (entry: NewEntry) => {
      await record(entry);
      hasArrived = true;
    };
    try {
      for (const entry of unkept.values()) {
        const isTaken = await isTakenBy(recordOne, entry);
        if (isTaken && unkept.get(entry.clientId) === entry) unkept.delete(entry.clientId);
      }
      const kept = await database().catch(() => null);
      const keep = new Set(growing === undefined ? [] : [growing]);
      if (kept) await sendWaiting(kept, { keep, send: recordOne });
    } finally {
      if (hasArrived) onArrival();
    }
  };

  const send = async (growing?: string): Promise<void> => {
    stopWaiting();
    try {
      await inTurn(() => sendAll(growing));
      attempt = 0;
    } catch {
      stopWaiting(); // the offline notice tells
      stopWaiting = later(waitBefore(attempt, random()), () => void send(growing));
      attempt++;
    }
  };

  return {
    send,

    async queue(entry) {
      try {
        await queueEntry(await database(), entry);
      } catch {
        unkept.set(entry.clientId, entry);
      }
    },
  };
}
