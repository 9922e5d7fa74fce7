import { refuse } from '@longhand/contract/errors';
import type { ImportOrigin, ImportRow } from '@longhand/contract/goals-imports';
import { directionOf } from '@longhand/goals/goal-plan';
import { v7 as newId } from 'uuid';
import type { Db } from '../../platform/db/db.ts';
import type { Context } from '../../platform/http/context.ts';
import { ensureProjects, findProjects } from '../../projects/index.ts';
import type { EntryRow, NewEntry } from '../entry-queries.ts';
import { tidied } from '../entry-rules.ts';
import { followSums, moveCountingGoals } from '../follow.ts';
import { inTurn, type Moment } from '../in-turn.ts';
import { addDays, type LocalDay } from '../local-day.ts';
import {
  type ImportRun,
  insertImported,
  listLoggedOn,
  readImport,
  readKnownReferences,
  updateImport,
} from './queries.ts';

type Sorted = { fresh: ImportRow[]; known: number; future: number };
type EntryAdded = { entry: EntryRow; sign: 1 };
type Origin = { userId: string; origin: ImportOrigin; today: LocalDay };

/** So many rows are added in one transaction: the queries of others run in between. */
const rowsTogether = 200;

/** Adds the rows of a file that are not there yet, and moves days and goals by them. Nobody is told by mail. */
export async function addRows(
  id: string,
  rows: readonly ImportRow[],
  context: Context<'user'>,
): Promise<ImportRun> {
  const { run, fresh, projects } = await inTurn(context, (tx, moment) =>
    prepareRows(tx, { id, rows }, moment),
  );
  let last = run;
  for (let from = 0; from < fresh.length; from += rowsTogether) {
    const part = fresh.slice(from, from + rowsTogether);
    last = await inTurn(context, async (tx, moment) => {
      const before = await readOpen(tx, { userId: moment.caller.userId, id });
      const entries = await insertImported(
        tx,
        part.map((row) => entryOf(row, before, { projects, moment })),
      );
      const changes = entries.map((entry) => ({ entry, sign: 1 as const }));
      await followAll(tx, changes, moment);

      const added = before.added + entries.length;
      await updateImport(tx, id, { added });

      return { ...before, added };
    });
  }

  return last;
}

/** Which rows are to be added, before the first is: each row that is known to one that was logged uses that up. */
async function prepareRows(
  tx: Db,
  { id, rows }: { id: string; rows: readonly ImportRow[] },
  { caller: { userId }, now, today }: Moment,
) {
  const run = await readOpen(tx, { userId, id });
  const projects = await ensureProjects(tx, userId, titlesOf(rows), now);
  const { fresh } = await sortRows(tx, rows, { userId, origin: run.origin, today, projects });

  return { run, fresh, projects };
}

async function readOpen(tx: Db, own: { userId: string; id: string }): Promise<ImportRun> {
  const run = await readImport(tx, own);
  if (run === undefined) throw refuse('import_not_found');
  if (run.undoneAt !== null) throw refuse('import_undone');

  return run;
}

function entryOf(
  row: ImportRow,
  { id: importId, userId, origin }: ImportRun,
  { projects, moment: { caller, now } }: { projects: ReadonlyMap<string, string>; moment: Moment },
): NewEntry {
  return {
    ...{ id: newId(), clientId: newId(), userId, importId, source: 'import' as const },
    ...{ sourceRef: referenceOf(origin, row), entryOn: row.entryOn },
    ...{ occurredAt: noonOf(row.entryOn), zone: caller.preferences.timeZone },
    ...{ measure: row.measure, unit: '', amount: row.amount, note: row.note },
    ...{ projectId: projects.get(row.project) ?? null, tags: tidied(row.tags) },
    ...{ createdAt: now, updatedAt: now },
  };
}

/** What would come of rows; projects that are not there yet are not made. */
export async function checkRows(
  rows: readonly ImportRow[],
  { db, ...own }: Origin & { db: Db },
): Promise<{ fresh: number; known: number; future: number }> {
  const projects = await findProjects(db, own.userId, titlesOf(rows));
  const { fresh, known, future } = await sortRows(db, rows, { ...own, projects });

  return { fresh: fresh.length, known, future };
}

/**
 * A row is known when it was brought in before, or when an entry that was logged here has the same day, measure, amount and project: a
 * writer who kept two books does not have each word twice.
 */
async function sortRows(
  db: Db,
  rows: readonly ImportRow[],
  { userId, origin, today, projects }: Origin & { projects: ReadonlyMap<string, string> },
): Promise<Sorted> {
  const past = rows.filter(({ entryOn }) => entryOn <= addDays(today, 1));
  const once = [...new Map(past.map((row) => [referenceOf(origin, row), row])).values()];
  const references = once.map((row) => referenceOf(origin, row));
  const known = await readKnownReferences(db, userId, references);
  const days = [...new Set(once.map(({ entryOn }) => entryOn))];
  const logged = new Map<string, number>();
  for (const entry of await listLoggedOn(db, userId, days)) {
    const key = [entry.entryOn, entry.measure, entry.amount, entry.projectId].join();
    logged.set(key, (logged.get(key) ?? 0) + 1);
  }
  const fresh = once.filter((row) => {
    if (known.has(referenceOf(origin, row))) return false;
    const key = [row.entryOn, row.measure, row.amount, projects.get(row.project) ?? null].join();
    const left = logged.get(key) ?? 0;
    logged.set(key, left - 1);

    return left <= 0;
  });

  return { fresh, known: past.length - fresh.length, future: rows.length - past.length };
}

/** Moves every goal by the entries that it counts; one that is reached by them is completed, without a letter. */
async function followAll(tx: Db, changes: readonly EntryAdded[], moment: Moment): Promise<void> {
  const { userId } = moment.caller;
  for (const { goal, moved } of await moveCountingGoals(tx, [{ userId, changes }])) {
    await followSums(tx, goal, directionOf(goal) * moved, moment);
  }
}

function titlesOf(rows: readonly ImportRow[]): string[] {
  return [...new Set(rows.map(({ project }) => project))].filter((title) => title !== '');
}

function referenceOf(origin: ImportOrigin, { reference }: ImportRow): string {
  return `${origin}:${reference}`;
}

/** A file knows days, not hours: nothing that looks at the time of day counts these. */
function noonOf(day: LocalDay): Date {
  return new Date(`${day}T12:00:00Z`);
}
