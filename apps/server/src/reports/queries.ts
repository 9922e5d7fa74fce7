import type { ReportUnit } from '@longhand/contract/progress-values';
import { and, asc, desc, eq, gt, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { eraseExports, listAllExports } from './export/export-queries.ts';
import { reportSchedules, reports } from './tables.ts';

export type ReportRow = typeof reports.$inferSelect;
export type ReportHeadRow = Omit<ReportRow, 'content'>;
type OwnId = { userId: string; id: string };

const { content: _content, ...headColumns } = columnsOf();

function columnsOf() {
  const { id, userId, period, from, to, content, amount, entries, writingDays } = reports;
  const { measure, unit, isEmpty, createdAt, updatedAt, openedAt } = reports;

  return {
    ...{ id, userId, period, from, to, content, amount, entries, writingDays },
    ...{ measure, unit, isEmpty, createdAt, updatedAt, openedAt },
  };
}

type HeadFilter = {
  period?: ReportUnit | undefined;
  after?: ReportHeadRow | undefined;
  size: number;
};

/** Reports without their content, latest end first. `after` is the cursor: the last report of the previous page. */
export function listReportHeads(
  db: Db,
  userId: string,
  { period, after, size }: HeadFilter,
): Promise<ReportHeadRow[]> {
  const { to, id } = reports;

  return db
    .select(headColumns)
    .from(reports)
    .where(
      and(
        eq(reports.userId, userId),
        period && eq(reports.period, period),
        after && or(lt(to, after.to), and(eq(to, after.to), lt(id, after.id))),
      ),
    )
    .orderBy(desc(to), desc(id))
    .limit(size);
}

export async function readReport(db: Db, { userId, id }: OwnId): Promise<ReportRow | undefined> {
  const [row] = await db
    .select()
    .from(reports)
    .where(and(eq(reports.userId, userId), eq(reports.id, id)));

  return row;
}

/** The ids of the previous and the next report of the same unit. */
export async function readNeighbors(
  db: Db,
  { userId, period, from }: Pick<ReportRow, 'userId' | 'period' | 'from'>,
): Promise<{ earlier: string | null; later: string | null }> {
  const same = and(eq(reports.userId, userId), eq(reports.period, period));
  const [earlier] = await db
    .select({ id: reports.id })
    .from(reports)
    .where(and(same, lt(reports.from, from)))
    .orderBy(desc(reports.from))
    .limit(1);
  const [later] = await db
    .select({ id: reports.id })
    .from(reports)
    .where(and(same, gt(reports.from, from)))
    .orderBy(asc(reports.from))
    .limit(1);

  return { earlier: earlier?.id ?? null, later: later?.id ?? null };
}

/** Stores the report of a period; returns false if the period has one already. */
export async function insertReport(tx: Db, row: ReportRow): Promise<boolean> {
  const inserted = await tx
    .insert(reports)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: reports.id });

  return inserted.length > 0;
}

export async function updateReport(
  tx: Db,
  { userId, id, ...changes }: OwnId & Partial<ReportRow>,
): Promise<void> {
  await tx
    .update(reports)
    .set(changes)
    .where(and(eq(reports.userId, userId), eq(reports.id, id)));
}

/** Schedules reports for users with entries who have no schedule yet, due at once; the job sets later times. */
export async function insertFirstSchedules(db: Db, now: Date): Promise<void> {
  await db.execute(sql`
    insert into ${reportSchedules} (user_id, due_at)
    select users.id, ${now.toISOString()}::timestamptz from users
    where not exists (select from ${reportSchedules} known where known.user_id = users.id)
      and exists (select from daily_statistics day where day.user_id = users.id)
    on conflict do nothing`);
}

/** Users whose reports are due, longest overdue first. */
export async function listDueUsers(db: Db, now: Date, most: number): Promise<string[]> {
  const { userId, dueAt } = reportSchedules;
  const rows = await db
    .select({ userId })
    .from(reportSchedules)
    .where(lte(dueAt, now))
    .orderBy(asc(dueAt), asc(userId))
    .limit(most);

  return rows.map((row) => row.userId);
}

export async function updateSchedule(tx: Db, userId: string, dueAt: Date): Promise<void> {
  await tx.update(reportSchedules).set({ dueAt }).where(eq(reportSchedules.userId, userId));
}

export async function exportOf(db: Db, userId: string) {
  return {
    reports: await db
      .select()
      .from(reports)
      .where(eq(reports.userId, userId))
      .orderBy(asc(reports.from), asc(reports.id)),
    exports: await listAllExports(db, userId),
  };
}

export async function erase(tx: Db, userId: string): Promise<void> {
  await eraseExports(tx, userId);
  for (const table of [reports, reportSchedules]) {
    await tx.delete(table).where(eq(table.userId, userId));
  }
}
