import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { reportExportParts, reportExports } from './tables.ts';

export type ReportExportRow = typeof reportExports.$inferSelect;
type OwnId = Pick<ReportExportRow, 'userId' | 'id'>;
type RunKey = { id: string; runId: string };

/** Exports that are not yet deleted, newest first. */
export function listExports(db: Db, userId: string, most: number): Promise<ReportExportRow[]> {
  const { createdAt, id } = reportExports;

  return db
    .select()
    .from(reportExports)
    .where(eq(reportExports.userId, userId))
    .orderBy(desc(createdAt), desc(id))
    .limit(most);
}

/** Serializes the creation of a user's exports, so that two requests cannot exceed the limit together. */
export async function lockExports(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`exports ${userId}`}, 0))`);
}

export function countExports(db: Db, userId: string): Promise<number> {
  return db.$count(reportExports, eq(reportExports.userId, userId));
}

export async function readExport(
  db: Db,
  { userId, id }: OwnId,
): Promise<ReportExportRow | undefined> {
  const [row] = await db
    .select()
    .from(reportExports)
    .where(and(eq(reportExports.userId, userId), eq(reportExports.id, id)));

  return row;
}

export async function insertExport(tx: Db, row: ReportExportRow): Promise<void> {
  await tx.insert(reportExports).values(row);
}

/** Changes an export that has one of some states. Undefined if it has another one. */
export async function changeExport(
  tx: Db,
  { userId, id }: OwnId,
  { from, to }: { from: readonly ReportExportRow['status'][]; to: Partial<ReportExportRow> },
): Promise<ReportExportRow | undefined> {
  const [row] = await tx
    .update(reportExports)
    .set(to)
    .where(
      and(
        eq(reportExports.userId, userId),
        eq(reportExports.id, id),
        inArray(reportExports.status, [...from]),
      ),
    )
    .returning();

  return row;
}

export async function deleteExport(tx: Db, { userId, id }: OwnId): Promise<boolean> {
  const deleted = await tx
    .delete(reportExports)
    .where(and(eq(reportExports.userId, userId), eq(reportExports.id, id)))
    .returning({ id: reportExports.id });

  return deleted.length > 0;
}

export async function deleteExportsBefore(db: Db, now: Date): Promise<void> {
  await db.delete(reportExports).where(lte(reportExports.expiresAt, now));
}

/** Makes a run the only one that may write the file. Undefined if the export is not to be made, or no longer. */
export async function startRun(
  tx: Db,
  { id, runId }: RunKey,
): Promise<ReportExportRow | undefined> {
  const [known] = await tx
    .select()
    .from(reportExports)
    .where(and(eq(reportExports.id, id), inArray(reportExports.status, ['waiting', 'running'])))
    .for('update');
  if (known === undefined) return undefined;
  await deleteParts(tx, id);
  const [row] = await tx
    .update(reportExports)
    .set({ runId, runs: known.runs + 1, status: 'running', doneRows: 0 })
    .where(eq(reportExports.id, id))
    .returning();

  return row;
}

/** Changes an export for the run that writes it. False if it was canceled or deleted, or another run has taken over. */
export async function updateRun(
  tx: Db,
  { id, runId }: RunKey,
  changes: Partial<ReportExportRow>,
): Promise<boolean> {
  const updated = await tx
    .update(reportExports)
    .set(changes)
    .where(
      and(
        eq(reportExports.id, id),
        eq(reportExports.runId, runId),
        eq(reportExports.status, 'running'),
      ),
    )
    .returning({ id: reportExports.id });

  return updated.length === 1;
}

export async function insertPart(
  tx: Db,
  part: typeof reportExportParts.$inferInsert,
): Promise<void> {
  await tx.insert(reportExportParts).values(part);
}

export async function deleteParts(tx: Db, exportId: string): Promise<void> {
  await tx.delete(reportExportParts).where(eq(reportExportParts.exportId, exportId));
}

export async function readPart(
  db: Db,
  { exportId, number }: { exportId: string; number: number },
): Promise<Uint8Array | undefined> {
  const [found] = await db
    .select({ content: reportExportParts.content })
    .from(reportExportParts)
    .where(and(eq(reportExportParts.exportId, exportId), eq(reportExportParts.number, number)));

  return found?.content;
}

/** Data export: what was exported and when. The files have only data that is exported anyway. */
export function listAllExports(db: Db, userId: string) {
  const { id, choice, status, createdAt, readyAt, expiresAt } = reportExports;

  return db
    .select({ id, choice, status, createdAt, readyAt, expiresAt })
    .from(reportExports)
    .where(eq(reportExports.userId, userId))
    .orderBy(asc(createdAt), asc(id));
}

export async function eraseExports(tx: Db, userId: string): Promise<void> {
  await tx.delete(reportExports).where(eq(reportExports.userId, userId));
}
