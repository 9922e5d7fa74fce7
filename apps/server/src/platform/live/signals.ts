import { type LiveSlice, liveEvents } from '@longhand/contract/raw-routes';
import * as z from 'zod';
import type { Db } from '../db/db.ts';
import { insertEvents, sendSignal } from './queries.ts';

/** The PostgreSQL notification channel between the nodes. */
export const liveChannel = 'longhand_live';

const typing = liveEvents.typing;
export type Typing = z.infer<typeof typing>;

/** A user has new events, a session has ended, or somebody is typing a message to these users. */
const signalSchema = z.union([
  z.object({ user: z.uuid() }),
  z.object({ session: z.uuid() }),
  z.object({ typing, users: z.array(z.uuid()) }),
]);
export type Signal = z.infer<typeof signalSchema>;

/** Parses a signal. Null for an invalid one, or after a lost connection, when signals may have been missed. */
export function readSignal(payload: string | null): Signal | null {
  return payload === null ? null : (signalSchema.safeParse(JSON.parse(payload)).data ?? null);
}

/**
 * Publishes to all open pages of a user that cached data is stale. Call it last in the transaction that makes the change, because it locks
 * the user's events until the commit. Returns the event id.
 */
export async function publishLiveEvent(
  tx: Db,
  { userId, stale, now }: { userId: string; stale: LiveSlice[]; now: Date },
): Promise<number> {
  const events = await publishLiveEvents(tx, { userIds: [userId], stale, now });
  const event = events.get(userId);
  if (event === undefined) throw new Error('The live event was not inserted.');

  return event;
}

/** Publishes to several users, in ascending order of their ids. */
export function publishLiveEvents(
  tx: Db,
  { userIds, stale, now }: { userIds: readonly string[]; stale: LiveSlice[]; now: Date },
): Promise<Map<string, number>> {
  return insertEvents(tx, { userIds: userIds.toSorted(), stale, createdAt: now }, liveChannel);
}

/**
 * Typing indicator: notifies the open pages of other users that somebody is typing. Not stored, because a disconnected page does not need
 * it.
 */
export async function signalTyping(
  db: Db,
  typing: Typing,
  userIds: readonly string[],
): Promise<void> {
  for (let from = 0; from < userIds.length; from += usersPerSignal) {
    const users = userIds.slice(from, from + usersPerSignal);
    await sendSignal(db, liveChannel, JSON.stringify({ typing, users } satisfies Signal));
  }
}

/** A notification of PostgreSQL has at most 8,000 bytes. */
const usersPerSignal = 150;

/** Closes the streams of ended sessions on all nodes. */
export async function signalSessionEnd(tx: Db, sessionIds: readonly string[]): Promise<void> {
  for (const session of sessionIds) {
    await sendSignal(tx, liveChannel, JSON.stringify({ session } satisfies Signal));
  }
}
