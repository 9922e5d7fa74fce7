import { refuse } from '@longhand/contract/errors';
import type { Context } from '../platform/http/context.ts';
import { type EntryRow, readEntry, upsertEntry } from './entry-queries.ts';
import { isInFuture, isSameEntry, type Recording, recordedOver } from './entry-rules.ts';
import { followEntry } from './follow.ts';
import { inTurn } from './in-turn.ts';

/**
 * Writes an entry under the id its client chose: for the first time, over the one before, or back from removal.
 * The goals that count it follow in the same transaction.
 */
export function recordEntry(
  clientId: string,
  sent: Recording,
  context: Context<'user'>,
): Promise<EntryRow> {
  return inTurn(context, async (tx, moment) => {
    const { userId, preferences } = moment.caller;
    const before = await readEntry(tx, userId, clientId);
    const entry = recordedOver(before, sent, { now: moment.now, cut: preferences });
    if (isInFuture(entry, moment.today)) throw refuse('entry_in_future');
    if (before && isSameEntry(before, entry)) return before;

    const after = await upsertEntry(tx, { userId, clientId }, entry);
    await followEntry(tx, { before, after }, moment, context);

    return after;
  });
}

/** Takes an entry back, together with what it did to goals; a second time changes nothing. */
export function removeEntry(clientId: string, context: Context<'user'>): Promise<EntryRow> {
  return inTurn(context, async (tx, moment) => {
    const { userId } = moment.caller;
    const before = await readEntry(tx, userId, clientId);
    if (!before) throw refuse('entry_not_found');
    if (before.deletedAt) return before;

    const removed = { ...before, deletedAt: moment.now, updatedAt: moment.now };
    const after = await upsertEntry(tx, { userId, clientId }, removed);
    await followEntry(tx, { before, after }, moment, context);

    return after;
  });
}
