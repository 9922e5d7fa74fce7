import { refuse } from '@longhand/contract/errors';
import type { ImportOrigin, ImportRow } from '@longhand/contract/goals-imports';
import { goalSign } from '@longhand/goals/goal-plan';
import { v7 as newId } from 'uuid';
import type { Db } from '../../platform/db/db.ts';
import type { Context } from '../../platform/http/context.ts';
import { ensureProjects, findProjectsByTitle } from '../../projects/index.ts';
import type { EntryRow, NewEntry } from '../entries/entry-queries.ts';
import { normalizeTags } from '../entries/entry-rules.ts';
import { runGoalTransaction, type TransactionContext } from '../goal-transaction.ts';
import { addDays, type LocalDay } from '../local-day.ts';
import { applyToAffectedGoals, updateStatusByTotal } from '../recalculate-goals.ts';
import {
  type ImportRun,
  insertImportedEntries,
  listLoggedOn,
  readImport,
  readKnownReferences,
  updateImport,
} from './queries.ts';

type ClassifiedRows = { fresh: ImportRow[]; known: number; future: number };
type AddedEntry = { entry: EntryRow; sign: 1 };
type ImportContext = { userId: string; origin: ImportOrigin; today: LocalDay };

/** Rows per transaction, so that other queries can run in between. */
const batchSize = 100;

/** Adds the rows that are not stored yet and recalculates daily totals and goals. Sends no email. */
export async function addRows(
  id: string,
  rows: readonly ImportRow[],
  context: Context<'user'>,
): Promise<ImportRun> {
  const { run, fresh, projects } = await runGoalTransaction(context, (tx, txContext) =>
    prepareRows(tx, { id, rows }, txContext),
  );
  let last = run;
  for (let from = 0; from < fresh.length; from += batchSize) {
    const batch = fresh.slice(from, from + batchSize);
    last = await runGoalTransaction(context, async (tx, txContext) => {
      const before = await readOpenImport(tx, { userId: txContext.caller.userId, id });
      const entries = await insertImportedEntries(
        tx,
        batch.map((row) => entryOf(row, before, { projects, txContext })),
      );
      const changes = entries.map((entry) => ({ entry, sign: 1 as const }));
      await recalculateAfterImport(tx, changes, txContext);

      const added = before.added + entries.length;
      await updateImport(tx, id, { added });

      return { ...before, added };
    });
  }

  return last;
}

/** Selects the rows to add before the first is written, so that each logged entry is matched with only one row. */
async function prepareRows(
  tx: Db,
  { id, rows }: { id: string; rows: readonly ImportRow[] },
  { caller: { userId }, now, today }: TransactionContext,
) {
  const run = await readOpenImport(tx, { userId, id });
  const projects = await ensureProjects(tx, userId, titlesOf(rows), now);
  const { fresh } = await classifyRows(tx, rows, { userId, origin: run.origin, today, projects });

  return { run, fresh, projects };
}

async function readOpenImport(tx: Db, own: { userId: string; id: string }): Promise<ImportRun> {
  const run = await readImport(tx, own);
  if (run === undefined) throw refuse('import_not_found');
  if (run.undoneAt !== null) throw refuse('import_undone');

  return run;
}

function entryOf(
  row: ImportRow,
  { id: importId, userId, origin }: ImportRun,
  {
    projects,
    txContext: { caller, now },
  }: { projects: ReadonlyMap<string, string>; txContext: TransactionContext },
): NewEntry {
  return {
    ...{ id: newId(), clientId: newId(), userId, importId, source: 'import' as const },
    ...{ sourceRef: referenceOf(origin, row), entryOn: row.entryOn },
    ...{ occurredAt: noonOf(row.entryOn), zone: caller.preferences.timeZone },
    ...{ measure: row.measure, unit: '', amount: row.amount, note: row.note },
    ...{ projectId: projects.get(row.project) ?? null, tags: normalizeTags(row.tags) },
    ...{ createdAt: now, updatedAt: now },
  };
}

/** Counts what an import would add, without creating projects. */
export async function previewRows(
  rows: readonly ImportRow[],
  { db, ...own }: ImportContext & { db: Db },
): Promise<{ fresh: number; known: number; future: number }> {
  const projects = await findProjectsByTitle(db, own.userId, titlesOf(rows));
  const { fresh, known, future } = await classifyRows(db, rows, { ...own, projects });

  return { fresh: fresh.length, known, future };
}

/**
 * Splits rows into new, known and future ones. A row is known when it was imported before, or when a logged entry has the same day,
 * measure, amount and project, so that work logged in two places is not counted twice.
 */
async function classifyRows(
  db: Db,
  rows: readonly ImportRow[],
  { userId, origin, today, projects }: ImportContext & { projects: ReadonlyMap<string, string> },
): Promise<ClassifiedRows> {
  const past = rows.filter(({ entryOn }) => entryOn <= addDays(today, 1));
  const uniqueRows = [...new Map(past.map((row) => [referenceOf(origin, row), row])).values()];
  const references = uniqueRows.map((row) => referenceOf(origin, row));
  const known = await readKnownReferences(db, userId, references);
  const days = [...new Set(uniqueRows.map(({ entryOn }) => entryOn))];
  const logged = new Map<string, number>();
  for (const entry of await listLoggedOn(db, userId, days)) {
    const key = [entry.entryOn, entry.measure, entry.amount, entry.projectId].join();
    logged.set(key, (logged.get(key) ?? 0) + 1);
  }
  const fresh = uniqueRows.filter((row) => {
    if (known.has(referenceOf(origin, row))) return false;
    const key = [row.entryOn, row.measure, row.amount, projects.get(row.project) ?? null].join();
    const left = logged.get(key) ?? 0;
    logged.set(key, left - 1);

    return left <= 0;
  });

  return { fresh, known: past.length - fresh.length, future: rows.length - past.length };
}

/** Recalculates every goal that counts the entries. A goal that is reached is completed without a notification. */
async function recalculateAfterImport(
  tx: Db,
  changes: readonly AddedEntry[],
  txContext: TransactionContext,
): Promise<void> {
  const { userId } = txContext.caller;
  for (const { goal, totalChange } of await applyToAffectedGoals(tx, [{ userId, changes }])) {
    await updateStatusByTotal(tx, goal, goalSign(goal) * totalChange, txContext);
  }
}

function titlesOf(rows: readonly ImportRow[]): string[] {
  return [...new Set(rows.map(({ project }) => project))].filter((title) => title !== '');
}

function referenceOf(origin: ImportOrigin, { reference }: ImportRow): string {
  return `${origin}:${reference}`;
}

/** Files contain days without times; noon keeps the day in every time zone, and imported entries are excluded from time-of-day figures. */
function noonOf(day: LocalDay): Date {
  return new Date(`${day}T12:00:00Z`);
}
