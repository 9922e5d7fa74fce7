import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import type { Recording } from '@longhand/contract/progress-values';
import { v7 as newId } from 'uuid';
import type { Db } from '../platform/db/db.ts';
import type { Context, Services } from '../platform/http/context.ts';
import { demandProjects } from '../projects/index.ts';
import { countedUpTo } from './day-queries.ts';
import {
  type EntryRecord,
  type WriterRecords,
  type WrittenOfEach,
  writeTogether,
} from './entry-batches.ts';
import {
  type EntryKey,
  type EntryRow,
  readEntries,
  readEntry,
  upsertEntries,
} from './entry-queries.ts';
import { isCounted, isInFuture, isSameEntry, recordedOver } from './entry-rules.ts';
import { followEntries } from './follow.ts';
import { ownGoal } from './goal-life.ts';
import { inTurn, inTurnOfEach, type Moment, type Turn } from './in-turn.ts';

type TurnRecords = { turn: Turn; records: readonly EntryRecord[] };

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
  if (!sent.setTotal) return writeTogether(record, context, { writeOfOne, writeOfEach });

  return inTurn(context, (tx, moment) => recordInTurn(tx, record, moment, context));
}

/** The same inside a transaction that another slice's change belongs to (see `inTurn`). */
export async function recordInTurn(
  tx: Db,
  record: EntryRecord,
  moment: Moment,
  services: Context<'user'>,
): Promise<EntryRow> {
  const [entry] = (await recordAll(tx, [{ turn: { moment, services }, records: [record] }])).flat();
  if (!entry) throw new Error('An entry was recorded and not returned');

  return entry;
}

async function writeOfOne({ context, records }: WriterRecords): Promise<EntryRow[]> {
  return inTurn(context, async (tx, moment) =>
    (await recordAll(tx, [{ turn: { moment, services: context }, records }])).flat(),
  );
}

async function writeOfEach(
  services: Services,
  sent: readonly WriterRecords[],
): Promise<WrittenOfEach> {
  const contexts = sent.map(({ context }) => context);
  const recordsOf = new Map(sent.map(({ context, records }) => [context.caller.userId, records]));
  const { done, events } = await inTurnOfEach(services, contexts, async (tx, turns) => {
    const userIds = turns.map(({ moment }) => moment.caller.userId);
    const written = await recordAll(
      tx,
      turns.map((turn, at) => ({ turn, records: recordsOf.get(userIds[at] ?? '') ?? [] })),
    );

    return new Map(written.map((entries, at) => [userIds[at] ?? '', entries]));
  });

  return { entries: done, events };
}

/** Records entries of different ids in their order, of each writer; of several none is sent as a total. */
async function recordAll(tx: Db, sent: readonly TurnRecords[]): Promise<EntryRow[][]> {
  const known = entriesByKey(
    await readEntries(
      tx,
      sent.flatMap(({ turn, records }) =>
        records.map(({ clientId }) => ({ userId: turn.moment.caller.userId, clientId })),
      ),
    ),
  );
  const drawn = sent.map(({ turn: { moment }, records }) =>
    records.map((record) => drawEntry(record, known, moment)),
  );
  const changed = [];
  for (const [at, { turn }] of sent.entries()) {
    const own = (drawn[at] ?? []).filter(
      ({ before, entry }) => !(before && isSameEntry(before, entry)),
    );
    const moved = own.filter(({ before, entry }) => entry.projectId !== before?.projectId);
    const projectIds = moved.map(({ entry }) => entry.projectId);
    await demandProjects(tx, turn.moment.caller.userId, projectIds);
    const entries = [];
    for (const { before, entry, isTotal } of own) {
      const after = isTotal ? await toTotal(tx, { before, drawn: entry }, turn.moment) : entry;
      entries.push({ before, after });
    }
    changed.push({ turn, entries });
  }
  const written = changed.flatMap(({ entries }) => entries.map(({ after }) => after));
  await upsertEntries(tx, written);
  await followEntries(tx, changed);

  const now = new Map([...known, ...entriesByKey(written)]);

  return drawn.map((own) => own.flatMap(({ entry }) => now.get(keyOf(entry)) ?? []));
}

/** What a record makes of the entry that is known under its id. */
function drawEntry(
  { clientId, sent, origin }: EntryRecord,
  known: ReadonlyMap<string, EntryRow>,
  { caller: { userId, preferences }, now, today }: Moment,
) {
  const before = known.get(keyOf({ userId, clientId }));
  const drawn = recordedOver(before, sent, { now, cut: preferences, ...(origin && { origin }) });
  if (isInFuture(drawn, today)) throw refuse('entry_in_future');
  const { id, importId } = before ?? { id: newId(), importId: null };
  const entry: EntryRow = { ...drawn, id, importId, userId, clientId };

  return { before, entry, isTotal: Boolean(sent.setTotal) };
}

function entriesByKey(entries: readonly EntryRow[]): Map<string, EntryRow> {
  return new Map(entries.map((entry) => [keyOf(entry), entry]));
}

function keyOf({ userId, clientId }: EntryKey): string {
  return `${userId} ${clientId}`;
}

/**
 * The amount that was missing to a total, as it stood on the day of the entry and without the entry itself. It counts in the
 * goal's own measure.
 */
async function toTotal(
  tx: Db,
  { before, drawn }: { before: EntryRow | undefined; drawn: EntryRow },
  { caller, day }: Moment,
): Promise<EntryRow> {
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

  const after = { ...before, deletedAt, updatedAt: moment.now };
  await upsertEntries(tx, [after]);
  await followEntries(tx, [{ turn: { moment, services }, entries: [{ before, after }] }]);

  return after;
}
