import { limits } from '@longhand/contract/limits';
import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { DayDelta } from '../day-deltas.ts';
import { type EntryRow, entriesAsQuery, type NewEntry } from '../entries/entry-queries.ts';
import { progressEntries } from '../tables.ts';
import { progressImports } from './tables.ts';

export type ImportRun = typeof progressImports.$inferSelect;

const maxImports = 50;

export function listImports(db: Db, userId: string): Promise<ImportRun[]> {
  return db
    .select()
    .from(progressImports)
    .where(eq(progressImports.userId, userId))
    .orderBy(desc(progressImports.createdAt))
    .limit(maxImports);
}

/** All imports, for the export of personal data. */
export function listAllImports(db: Db, userId: string): Promise<ImportRun[]> {
  return db
    .select()
    .from(progressImports)
    .where(eq(progressImports.userId, userId))
    .orderBy(asc(progressImports.id));
}

export async function eraseImports(tx: Db, userId: string): Promise<void> {
  await tx.delete(progressImports).where(eq(progressImports.userId, userId));
}

export async function readImport(
  db: Db,
  { userId, id }: { userId: string; id: string },
): Promise<ImportRun | undefined> {
  const [found] = await db
    .select()
    .from(progressImports)
    .where(and(eq(progressImports.userId, userId), eq(progressImports.id, id)));

  return found;
}

/** Inserts an import; does nothing when the ID is taken, even by another user. */
export async function insertImport(tx: Db, run: ImportRun): Promise<void> {
  await tx.insert(progressImports).values(run).onConflictDoNothing();
}

export async function updateImport(
  tx: Db,
  id: string,
  changes: Pick<ImportRun, 'added'> | Pick<ImportRun, 'undoneAt'>,
): Promise<void> {
  await tx.update(progressImports).set(changes).where(eq(progressImports.id, id));
}

/** References that are already stored; removed entries can be imported again. */
export async function readKnownReferences(
  db: Db,
  userId: string,
  references: readonly string[],
): Promise<Set<string | null>> {
  const rows = await db
    .select({ reference: progressEntries.sourceRef })
    .from(progressEntries)
    .where(
      and(
        eq(progressEntries.userId, userId),
        eq(progressEntries.source, 'import'),
        inArray(progressEntries.sourceRef, [...references]),
        isNull(progressEntries.deletedAt),
      ),
    )
    .orderBy(asc(progressEntries.id))
    .limit(references.length);

  return new Set(rows.map(({ reference }) => reference));
}

/** Entries logged in Longhand on the given days, to detect duplicates in a file. */
export function listLoggedOn(
  db: Db,
  userId: string,
  days: readonly string[],
): Promise<Pick<EntryRow, 'entryOn' | 'measure' | 'amount' | 'projectId'>[]> {
  const { entryOn, measure, amount, projectId, source, deletedAt } = progressEntries;

  return db
    .select({ entryOn, measure, amount, projectId })
    .from(progressEntries)
    .where(
      and(
        eq(progressEntries.userId, userId),
        inArray(entryOn, [...days]),
        ne(source, 'import'),
        isNull(deletedAt),
      ),
    )
    .orderBy(asc(progressEntries.id))
    .limit(limits.importRowsPerRequestMax * 50);
}

/** Inserts imported entries: restores removed ones and leaves existing ones unchanged. */
export function insertImportedEntries(tx: Db, entries: NewEntry[]): Promise<EntryRow[]> {
  const { userId, source, sourceRef, deletedAt } = progressEntries;

  return tx
    .insert(progressEntries)
    .select(entriesAsQuery(entries))
    .onConflictDoUpdate({
      target: [userId, source, sourceRef],
      set: {
        importId: sql`excluded.import_id`,
        projectId: sql`excluded.project_id`,
        amount: sql`excluded.amount`,
        note: sql`excluded.note`,
        tags: sql`excluded.tags`,
        updatedAt: sql`excluded.updated_at`,
        deletedAt: null,
      },
      setWhere: isNotNull(deletedAt),
    })
    .returning();
}

/** Sums of an import's remaining entries, by day and measure. */
export function sumImportedDays(tx: Db, importId: string): Promise<DayDelta[]> {
  const { measure, unit, entryOn, amount } = progressEntries;

  return tx
    .select({
      ...{ measure, unit, on: entryOn },
      amount: sql`sum(${amount})`.mapWith(Number),
      entries: sql`count(*)`.mapWith(Number),
    })
    .from(progressEntries)
    .where(and(eq(progressEntries.importId, importId), isNull(progressEntries.deletedAt)))
    .groupBy(measure, unit, entryOn);
}

export async function removeImportedEntries(tx: Db, importId: string, now: Date): Promise<void> {
  await tx
    .update(progressEntries)
    .set({ deletedAt: now, updatedAt: now })
    .where(and(eq(progressEntries.importId, importId), isNull(progressEntries.deletedAt)));
}
