import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import type { EntryInput } from '@longhand/contract/progress-values';
import { v7 as newId } from 'uuid';
import type { Db } from '../../platform/db/db.ts';
import type { Context, Services } from '../../platform/http/context.ts';
import { requireProjects } from '../../projects/index.ts';
import { sumUpTo } from '../days/day-queries.ts';
import {
  ownGoal,
  runGoalTransaction,
  runGoalTransactions,
  type TransactionContext,
  type UserTransaction,
} from '../goal-transaction.ts';
import { recalculateAfterEntries } from '../recalculate-goals.ts';
import {
  type BatchResult,
  type EntryRecord,
  enqueueRecord,
  type UserRecords,
} from './entry-batches.ts';
import {
  type EntryKey,
  type EntryRow,
  readEntries,
  readEntry,
  upsertEntries,
} from './entry-queries.ts';
import { isCounted, isInFuture, isSameEntry, mergeRecording } from './entry-rules.ts';

type TransactionRecords = { transaction: UserTransaction; records: readonly EntryRecord[] };

/**
 * Creates, updates or restores the entry with the client's ID, and recalculates the goals that count it in the same transaction. Concurrent
 * entries are written in batches, except totals, which depend on earlier entries.
 */
export function recordEntry(
  clientId: string,
  sent: EntryInput,
  context: Context<'user'>,
): Promise<EntryRow> {
  const record = { clientId, sent };
  if (!sent.setTotal) return enqueueRecord(record, context, { writeForUser, writeForUsers });

  return runGoalTransaction(context, (tx, txContext) =>
    recordInTransaction(tx, record, txContext, context),
  );
}

/** Records an entry inside another slice's transaction (see `runGoalTransaction`). */
export async function recordInTransaction(
  tx: Db,
  record: EntryRecord,
  txContext: TransactionContext,
  services: Context<'user'>,
): Promise<EntryRow> {
  const [entry] = (
    await recordAll(tx, [{ transaction: { txContext, services }, records: [record] }])
  ).flat();
  if (!entry) throw new Error('An entry was recorded and not returned');

  return entry;
}

async function writeForUser({ context, records }: UserRecords): Promise<EntryRow[]> {
  return runGoalTransaction(context, async (tx, txContext) =>
    (await recordAll(tx, [{ transaction: { txContext, services: context }, records }])).flat(),
  );
}

async function writeForUsers(
  services: Services,
  sent: readonly UserRecords[],
): Promise<BatchResult> {
  const contexts = sent.map(({ context }) => context);
  const recordsOf = new Map(sent.map(({ context, records }) => [context.caller.userId, records]));
  const { done: entriesByUser, events } = await runGoalTransactions(
    services,
    contexts,
    async (tx, transactions) => {
      const userIds = transactions.map(({ txContext }) => txContext.caller.userId);
      const writtenEntries = await recordAll(
        tx,
        transactions.map((transaction, at) => ({
          transaction,
          records: recordsOf.get(userIds[at] ?? '') ?? [],
        })),
      );

      return new Map(writtenEntries.map((entries, at) => [userIds[at] ?? '', entries]));
    },
  );

  return { entries: entriesByUser, events };
}

/** Records entries with distinct IDs in order, for each user. In a batch, none may be sent as a total. */
async function recordAll(tx: Db, sent: readonly TransactionRecords[]): Promise<EntryRow[][]> {
  const existing = entriesByKey(
    await readEntries(
      tx,
      sent.flatMap(({ transaction, records }) =>
        records.map(({ clientId }) => ({ userId: transaction.txContext.caller.userId, clientId })),
      ),
    ),
  );
  const built = sent.map(({ transaction: { txContext }, records }) =>
    records.map((record) => buildEntry(record, existing, txContext)),
  );
  const changed = [];
  for (const [at, { transaction }] of sent.entries()) {
    const changedEntries = (built[at] ?? []).filter(
      ({ before, entry }) => !(before && isSameEntry(before, entry)),
    );
    const changedProject = changedEntries.filter(
      ({ before, entry }) => entry.projectId !== before?.projectId,
    );
    const projectIds = changedProject.map(({ entry }) => entry.projectId);
    await requireProjects(tx, transaction.txContext.caller.userId, projectIds);
    const entries = [];
    for (const { before, entry, isTotal } of changedEntries) {
      const after = isTotal
        ? await resolveTotal(tx, { before, drawn: entry }, transaction.txContext)
        : entry;
      entries.push({ before, after });
    }
    changed.push({ transaction, entries });
  }
  const writtenEntries = changed.flatMap(({ entries }) => entries.map(({ after }) => after));
  await upsertEntries(tx, writtenEntries);
  await recalculateAfterEntries(tx, changed);

  const now = new Map([...existing, ...entriesByKey(writtenEntries)]);

  return built.map((own) => own.flatMap(({ entry }) => now.get(keyOf(entry)) ?? []));
}

/** Builds the entry from a request and the existing entry with the same ID. */
function buildEntry(
  { clientId, sent, origin }: EntryRecord,
  existing: ReadonlyMap<string, EntryRow>,
  { caller: { userId, preferences }, now, today }: TransactionContext,
) {
  const before = existing.get(keyOf({ userId, clientId }));
  const built = mergeRecording(before, sent, { now, cut: preferences, ...(origin && { origin }) });
  if (isInFuture(built, today)) throw refuse('entry_in_future');
  const { id, importId } = before ?? { id: newId(), importId: null };
  const entry: EntryRow = { ...built, id, importId, userId, clientId };

  return { before, entry, isTotal: Boolean(sent.setTotal) };
}

function entriesByKey(entries: readonly EntryRow[]): Map<string, EntryRow> {
  return new Map(entries.map((entry) => [keyOf(entry), entry]));
}

function keyOf({ userId, clientId }: EntryKey): string {
  return `${userId} ${clientId}`;
}

/**
 * Replaces a total by the amount that was missing to it, as of the entry's day and without the entry itself. The amount is in the goal's
 * measure.
 */
async function resolveTotal(
  tx: Db,
  { before, drawn: built }: { before: EntryRow | undefined; drawn: EntryRow },
  { caller, day }: TransactionContext,
): Promise<EntryRow> {
  const { setGoalId, setTotal } = built;
  const goalKey = { userId: caller.userId, id: setGoalId ?? '', today: day };
  const { goal } = await ownGoal(tx, goalKey);
  const counted = await sumUpTo(tx, goal.id, built.entryOn);
  const isIncluded = before && before.entryOn <= built.entryOn && isCounted(goal, before);
  const currentTotal = goal.startAmount + counted - (isIncluded ? before.amount : 0);
  const amount = (setTotal ?? 0) - currentTotal;
  if (Math.abs(amount) > limits.amountMax) throw refuse('amount_too_large');
  const { measure, unit } = goal;
  const projectId = built.projectId ?? goal.projectIds[0] ?? null;
  const tags = built.tags.length === 0 ? goal.tags.slice(0, 1) : built.tags;

  return { ...built, amount, measure, unit, projectId, tags };
}

/** Removes an entry and its effect on goals. Idempotent. */
export function removeEntry(clientId: string, context: Context<'user'>): Promise<EntryRow> {
  return runGoalTransaction(context, (tx, txContext) =>
    removeInTransaction(tx, clientId, txContext, context),
  );
}

/** Runs inside the caller's transaction. */
export function removeInTransaction(
  tx: Db,
  clientId: string,
  txContext: TransactionContext,
  services: Context<'user'>,
): Promise<EntryRow> {
  return setDeleted(tx, { clientId, deletedAt: txContext.now }, txContext, services);
}

/** Restores an entry from the trash, with its effect on goals. Idempotent. */
export function restoreEntry(clientId: string, context: Context<'user'>): Promise<EntryRow> {
  return runGoalTransaction(context, (tx, txContext) =>
    restoreInTransaction(tx, clientId, txContext, context),
  );
}

/** Runs inside the caller's transaction. */
export function restoreInTransaction(
  tx: Db,
  clientId: string,
  txContext: TransactionContext,
  services: Context<'user'>,
): Promise<EntryRow> {
  return setDeleted(tx, { clientId, deletedAt: null }, txContext, services);
}

async function setDeleted(
  tx: Db,
  { clientId, deletedAt }: Pick<EntryRow, 'clientId' | 'deletedAt'>,
  txContext: TransactionContext,
  services: Context<'user'>,
): Promise<EntryRow> {
  const { userId } = txContext.caller;
  const before = await readEntry(tx, userId, clientId);
  if (!before) throw refuse('entry_not_found');
  if ((before.deletedAt === null) === (deletedAt === null)) return before;

  const after = { ...before, deletedAt, updatedAt: txContext.now };
  await upsertEntries(tx, [after]);
  await recalculateAfterEntries(tx, [
    { transaction: { txContext, services }, entries: [{ before, after }] },
  ]);

  return after;
}
