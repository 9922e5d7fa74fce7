import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { customReports, reportShares } from './tables.ts';

export type ReportShareRow = typeof reportShares.$inferSelect;

export async function readReportShare(
  db: Db,
  { userId, reportId }: { userId: string; reportId: string },
): Promise<ReportShareRow | undefined> {
  const [row] = await db
    .select()
    .from(reportShares)
    .where(and(eq(reportShares.userId, userId), eq(reportShares.reportId, reportId)));

  return row;
}

/** The unexpired share with a token; not while its report is in the trash. */
export async function findSharedReport(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<ReportShareRow | undefined> {
  const [found] = await db
    .select({ share: reportShares })
    .from(reportShares)
    .innerJoin(customReports, eq(customReports.id, reportShares.reportId))
    .where(
      and(
        eq(reportShares.tokenHash, tokenHash),
        isNull(customReports.deletedAt),
        or(isNull(reportShares.expiresAt), gt(reportShares.expiresAt, now)),
      ),
    );

  return found?.share;
}

export async function replaceReportShare(tx: Db, row: ReportShareRow): Promise<void> {
  const { reportId: _, userId, ...set } = row;
  await tx
    .insert(reportShares)
    .values(row)
    .onConflictDoUpdate({
      target: reportShares.reportId,
      set,
      setWhere: eq(reportShares.userId, userId),
    });
}

export async function deleteReportShare(
  tx: Db,
  { userId, reportId }: { userId: string; reportId: string },
): Promise<void> {
  await tx
    .delete(reportShares)
    .where(and(eq(reportShares.userId, userId), eq(reportShares.reportId, reportId)));
}
