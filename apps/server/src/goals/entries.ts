import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import type { Recording } from '@longhand/contract/progress-values';
import type { Db } from '../platform/db/db.ts';
import type { Context } from '../platform/http/context.ts';
import { demandProjects } from '../projects/index.ts';
import { countedUpTo } from './day-queries.ts';
import { writeTogether } from './entry-batches.ts';
import { type EntryRow, readEntries, readEntry, upsertEntries } from './entry-queries.ts';
import {
  type Entry,
  isCounted,
  isInFuture,
  isSameEntry,
  type Origin,
  recordedOver,
} from './entry-rules.ts';
import { followEntries } from './follow.ts';
import { ownGoal } from './goal-life.ts';
import { inTurn, type Moment } from './in-turn.ts';

export type EntryRecord = { clientId: string; sent: Recording; origin?: Origin };

/**
 * Writes an entry under the id its client chose: for the first time, over the one before, or back from removal.
 * The goals that count it follow in the same transaction. Entries that come at once are written together, but for totals, which
 * depend on what stands before them.
 */
export function recordEntry(
  clientId: string,
  sent: Recording,
  context: Context<'user'>,
): Promise<EntryRow> {
  const record = { clientId, sent };
  if (sent.setTotal)
    return inTurn(context, (tx, moment) => recordInTurn(tx, record, moment, context));

  return writeTogether(record, context, (records) =>
    inTurn(context, (tx, moment) => recordAll(tx, records, moment, context)),
  );
}

/** The same inside a transaction that another slice's change belongs to (see `inTurn`). */
export async function recordInTurn(
  tx: Db,
  record: EntryRecord,
  moment: Moment,
  services: Context<'user'>,
): Promise<EntryRow> {
  const [entry] = await recordAll(tx, [record], moment, services);
  if (!entry) throw new Error('An entry was recorded and not returned');

  return entry;
}

/** Records entries of different ids in their order; of several none is sent as a total. */
async function recordAll(
  tx: Db,
  records: readonly EntryRecord[],
  moment: Moment,
  services: Context<'user'>,
): Promise<EntryRow[]> {
  const { userId, preferences } = moment.caller;
  const known = await readEntries(
    tx,
    userId,
    records.map(({ clientId }) => clientId),
  );
  const drawn = records.map(({ clientId, sent, origin }) => {
    const before = known.get(clientId);
    const entry = recordedOver(before, sent, {
      now: moment.now,
      cut: preferences,
      ...(origin && { origin }),
    });
    if (isInFuture(entry, moment.today)) throw refuse('entry_in_future');

    return { clientId, before, entry, isTotal: Boolean(sent.setTotal) };
  });
  const changed = drawn.filter(({ before, entry }) => !(before && isSameEntry(before, entry)));
  const moved = changed.filter(({ before, entry }) => entry.projectId !== before?.projectId);
  await demandProjects(
    tx,
    userId,
    moved.map(({ entry }) => entry.projectId),
  );

  const entries = [];
  for (const { clientId, before, entry, isTotal } of changed) {
    const whole = isTotal ? await toTotal(tx, { before, drawn: entry }, moment) : entry;
    entries.push({ clientId, entry: whole });
  }
  const written = await upsertEntries(tx, userId, entries);
  const changes = changed.flatMap(({ clientId, before }) => {
    const after = written.get(clientId);

    return after ? [{ before, after }] : [];
  });
  await followEntries(tx, changes, moment, services);

  return records.flatMap(({ clientId }) => written.get(clientId) ?? known.get(clientId) ?? []);
}

/**
 * The amount that was missing to a total, as it stood on the day of the entry and without the entry itself. It counts in the
 * goal's own measure.
 */
async function toTotal(
  tx: Db,
  { before, drawn }: { before: EntryRow | undefined; drawn: Entry },
  { caller, day }: Moment,
): Promise<Entry> {
  const { setGoalId, setTotal } = drawn;
  const own = { userId: caller.userId, id: setGoalId ?? '', today: day };
  const { goal } = await ownGoal(tx, own);
  const counted = await countedUpTo(tx, goal.id, drawn.entryOn);
  const isIncluded = before && before.entryOn <= drawn.entryOn && isCounted(goal, before);
  const standing = goal.startAmount + counted - (isIncluded ? before.amount : 0);
  const amount = (setTotal ?? 0) - standing;
  if (Math.abs(amount) > limits.amountMax) throw refuse('amount_too_large');
  const { measure, unit } = goal;
  const projectId = drawn.projectId ?? goal.projectIds[0] ?? null;
  const tags = drawn.tags.length === 0 ? goal.tags.slice(0, 1) : drawn.tags;

  return { ...drawn, amount, measure, unit, projectId, tags };
}

/** Takes an entry back, together with what it did to goals; a second time changes nothing. */
export function removeEntry(clientId: string, context: Context<'user'>): Promise<EntryRow> {
  return inTurn(context, (tx, moment) => removeInTurn(tx, clientId, moment, context));
}

/** The same inside a transaction that another change belongs to. */
export function removeInTurn(
  tx: Db,
  clientId: string,
  moment: Moment,
  services: Context<'user'>,
): Promise<EntryRow> {
  return setDeleted(tx, { clientId, deletedAt: moment.now }, moment, services);
}

/** Brings an entry back from the trash, together with what it did to goals; a second time changes nothing. */
export function restoreEntry(clientId: string, context: Context<'user'>): Promise<EntryRow> {
  return inTurn(context, (tx, moment) => restoreInTurn(tx, clientId, moment, context));
}

/** The same inside a transaction that another change belongs to. */
export function restoreInTurn(
  tx: Db,
  clientId: string,
  moment: Moment,
  services: Context<'user'>,
): Promise<EntryRow> {
  return setDeleted(tx, { clientId, deletedAt: null }, moment, services);
}

async function setDeleted(
  tx: Db,
  { clientId, deletedAt }: Pick<EntryRow, 'clientId' | 'deletedAt'>,
  moment: Moment,
  services: Context<'user'>,
): Promise<EntryRow> {
  const { userId } = moment.caller;
  const before = await readEntry(tx, userId, clientId);
  if (!before) throw refuse('entry_not_found');
  if ((before.deletedAt === null) === (deletedAt === null)) return before;

  const entry = { ...before, deletedAt, updatedAt: moment.now };
  const written = await upsertEntries(tx, userId, [{ clientId, entry }]);
  const after = written.get(clientId) ?? entry;
  await followEntries(tx, [{ before, after }], moment, services);

  return after;
}
