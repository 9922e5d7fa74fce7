import { refuse } from '@longhand/contract/errors';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { customReports, reportShares } from './tables.ts';

export type CustomReportRow = typeof customReports.$inferSelect;
type OwnId = { userId: string; id: string };
type Page = { page: number; size: number; isDeleted: boolean };

export async function listCustomReports(
  db: Db,
  userId: string,
  { page, size, isDeleted }: Page,
): Promise<{ items: CustomReportRow[]; total: number }> {
  const { deletedAt, updatedAt, id } = customReports;
  const where = and(
    eq(customReports.userId, userId),
    isDeleted ? isNotNull(deletedAt) : isNull(deletedAt),
  );
  const items = await db
    .select()
    .from(customReports)
    .where(where)
    .orderBy(desc(updatedAt), desc(id))
    .limit(size)
    .offset((page - 1) * size);

  return { items, total: await db.$count(customReports, where) };
}

/** A report of a user, also in the trash. */
export async function readCustomReport(
  db: Db,
  { userId, id }: OwnId,
): Promise<CustomReportRow | undefined> {
  const [row] = await db
    .select()
    .from(customReports)
    .where(and(eq(customReports.userId, userId), eq(customReports.id, id)));

  return row;
}

/** A report of the caller that is not in the trash. */
export async function requireSaved(db: Db, own: OwnId): Promise<CustomReportRow> {
  const row = await readCustomReport(db, own);
  if (row === undefined || row.deletedAt !== null) throw refuse('custom_report_not_found');

  return row;
}

export function countCustomReports(db: Db, userId: string): Promise<number> {
  return db.$count(
    customReports,
    and(eq(customReports.userId, userId), isNull(customReports.deletedAt)),
  );
}

/** Inserts a report; undefined when its id is taken, even by another user. */
export async function insertCustomReport(
  tx: Db,
  row: CustomReportRow,
): Promise<CustomReportRow | undefined> {
  const [added] = await tx.insert(customReports).values(row).onConflictDoNothing().returning();

  return added;
}

/** Changes a report if it still has the version; undefined otherwise. */
export async function updateCustomReport(
  tx: Db,
  { userId, id, version }: OwnId & { version: number },
  changes: Partial<Pick<CustomReportRow, 'definition' | 'updatedAt' | 'deletedAt'>>,
): Promise<CustomReportRow | undefined> {
  const [changed] = await tx
    .update(customReports)
    .set({ ...changes, version: sql`${customReports.version} + 1` })
    .where(
      and(
        eq(customReports.userId, userId),
        eq(customReports.id, id),
        eq(customReports.version, version),
      ),
    )
    .returning();

  return changed;
}

/** Deletes for good what has been in the trash since before an instant. */
export async function deleteOldCustomReports(db: Db, before: Date): Promise<void> {
  const isOld = lt(customReports.deletedAt, before);
  await db.transaction(async (tx) => {
    const old = tx.select({ id: customReports.id }).from(customReports).where(isOld);
    await tx.delete(reportShares).where(inArray(reportShares.reportId, old));
    await tx.delete(customReports).where(isOld);
  });
}

export async function exportCustomReports(db: Db, userId: string) {
  const { reportId, report, createdAt, expiresAt } = reportShares;

  return {
    customReports: await db
      .select()
      .from(customReports)
      .where(eq(customReports.userId, userId))
      .orderBy(asc(customReports.createdAt), asc(customReports.id)),
    reportShares: await db
      .select({ reportId, report, createdAt, expiresAt })
      .from(reportShares)
      .where(eq(reportShares.userId, userId))
      .orderBy(asc(createdAt), asc(reportId)),
  };
}

export async function eraseCustomReports(tx: Db, userId: string): Promise<void> {
  for (const table of [reportShares, customReports]) {
    await tx.delete(table).where(eq(table.userId, userId));
  }
}
