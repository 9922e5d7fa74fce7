import type { LiveSlice } from '@longhand/contract/plain-routes';
import * as z from 'zod';
import type { Db } from '../db/db.ts';
import { insertEvents, sendSignal } from './queries.ts';

/** The channel of the database on which the nodes tell each other. */
export const liveChannel = 'longhand_live';

/** Somebody has new events, or a session is over. */
const signal = z.union([z.object({ user: z.uuid() }), z.object({ session: z.uuid() })]);
export type Signal = z.infer<typeof signal>;

/** What a signal says; null when it is none, as after a connection was lost: then anything may have happened. */
export function readSignal(words: string | null): Signal | null {
  return words === null ? null : (signal.safeParse(JSON.parse(words)).data ?? null);
}

/**
 * Tells every open page of a person that something is stale. To be called last in the transaction that makes it so:
 * it holds the person's line of events until the commit. Returns the number of the event.
 */
export async function publish(
  tx: Db,
  { userId, stale, now }: { userId: string; stale: LiveSlice[]; now: Date },
): Promise<number> {
  const events = await publishToEach(tx, { userIds: [userId], stale, now });
  const event = events.get(userId);
  if (event === undefined) throw new Error('An event was not written.');

  return event;
}

/** The same for several people at once, in ascending order of their ids. */
export function publishToEach(
  tx: Db,
  { userIds, stale, now }: { userIds: readonly string[]; stale: LiveSlice[]; now: Date },
): Promise<Map<string, number>> {
  return insertEvents(tx, { userIds: userIds.toSorted(), stale, createdAt: now }, liveChannel);
}

/** Closes, on every node, what is open on sessions that are over. */
export async function tellEnd(tx: Db, sessionIds: readonly string[]): Promise<void> {
  for (const session of sessionIds) {
    await sendSignal(tx, liveChannel, JSON.stringify({ session } satisfies Signal));
  }
}
