import type { Annotation } from '@longhand/contract/insights-days';
import type { StatementContent, StatementEvidence } from '@longhand/contract/insights-statements';
import { and, asc, between, count, desc, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { annotations, insightEvaluations, insightStatements, trendReports } from './tables.ts';

export type StatementRow = typeof insightStatements.$inferSelect;
export type TrendReportRow = typeof trendReports.$inferSelect;
type OwnId = { userId: string; id: string };
type Days = { from: string; to: string };

const maxAnnotations = 2_000;

export async function listAnnotationsBetween(
  db: Db,
  userId: string,
  { from, to }: Days,
): Promise<Annotation[]> {
  const { on, id } = annotations;
  const rows = await db
    .select()
    .from(annotations)
    .where(and(eq(annotations.userId, userId), between(on, from, to)))
    .orderBy(asc(on), asc(id))
    .limit(maxAnnotations);

  return rows.map(presentAnnotation);
}

export function presentAnnotation({
  createdAt,
  ...annotation
}: typeof annotations.$inferSelect): Annotation {
  return { ...annotation, createdAt: createdAt.toISOString() };
}

export function countAnnotations(db: Db, userId: string): Promise<number> {
  return db.$count(annotations, eq(annotations.userId, userId));
}

/** Inserts or changes an annotation; undefined when its id belongs to another user. */
export async function upsertAnnotation(db: Db, row: typeof annotations.$inferInsert) {
  const [saved] = await db
    .insert(annotations)
    .values(row)
    .onConflictDoUpdate({
      target: annotations.id,
      set: { on: row.on, label: row.label },
      setWhere: eq(annotations.userId, row.userId),
    })
    .returning();

  return saved;
}

export async function hasAnnotation(db: Db, { userId, id }: OwnId): Promise<boolean> {
  return (
    (await db.$count(annotations, and(eq(annotations.userId, userId), eq(annotations.id, id)))) > 0
  );
}

export async function deleteAnnotation(db: Db, { userId, id }: OwnId): Promise<boolean> {
  const deleted = await db
    .delete(annotations)
    .where(and(eq(annotations.userId, userId), eq(annotations.id, id)))
    .returning({ id: annotations.id });

  return deleted.length > 0;
}

/** Statements that may still be listed on a day, best first. */
export function listOpenStatements(
  db: Db,
  userId: string,
  { on, most }: { on: string; most: number },
): Promise<StatementRow[]> {
  const { expiresOn, dismissedAt, score, id } = insightStatements;

  return db
    .select()
    .from(insightStatements)
    .where(and(eq(insightStatements.userId, userId), gte(expiresOn, on), isNull(dismissedAt)))
    .orderBy(desc(score), asc(id))
    .limit(most);
}

/** Statements made since a day, newest first. */
export function listStatementsSince(
  db: Db,
  userId: string,
  { from, most }: { from: string; most: number },
): Promise<StatementRow[]> {
  const { madeOn, id } = insightStatements;

  return db
    .select()
    .from(insightStatements)
    .where(and(eq(insightStatements.userId, userId), gte(madeOn, from)))
    .orderBy(desc(madeOn), desc(id))
    .limit(most);
}

export async function readStatement(
  db: Db,
  { userId, id }: OwnId,
): Promise<StatementRow | undefined> {
  const [row] = await db
    .select()
    .from(insightStatements)
    .where(and(eq(insightStatements.userId, userId), eq(insightStatements.id, id)));

  return row;
}

export type NewStatement = {
  id: string;
  userId: string;
  madeOn: string;
  content: StatementContent;
  evidence: StatementEvidence;
  createdAt: Date;
};

export async function insertStatements(tx: Db, made: readonly NewStatement[]): Promise<void> {
  if (made.length === 0) return;
  await tx.insert(insightStatements).values(
    made.map((one) => ({
      ...{ ...one, dismissedAt: null, isUseful: null },
      ...{ score: one.content.score, expiresOn: one.content.expiresOn },
    })),
  );
}

export async function updateStatement(
  tx: Db,
  {
    userId,
    id,
    dismissedAt,
    isUseful,
  }: Pick<StatementRow, 'userId' | 'id' | 'dismissedAt' | 'isUseful'>,
): Promise<void> {
  await tx
    .update(insightStatements)
    .set({ dismissedAt, isUseful })
    .where(and(eq(insightStatements.userId, userId), eq(insightStatements.id, id)));
}

export async function readEvaluation(db: Db, userId: string) {
  const [row] = await db
    .select()
    .from(insightEvaluations)
    .where(eq(insightEvaluations.userId, userId));

  return row;
}

/** Schedules the first evaluation of every user with an entry, due at once; the job schedules later ones. */
export async function insertFirstEvaluations(db: Db, now: Date): Promise<void> {
  await db.execute(sql`
    insert into ${insightEvaluations} (user_id, due_at)
    select users.id, ${now.toISOString()}::timestamptz from users
    where not exists (select from ${insightEvaluations} known where known.user_id = users.id)
      and exists (select from daily_statistics day where day.user_id = users.id)
    on conflict do nothing`);
}

export async function updateEvaluation(
  tx: Db,
  { userId, ...changes }: { userId: string; evaluatedAt?: Date; dueAt: Date },
): Promise<void> {
  await tx.update(insightEvaluations).set(changes).where(eq(insightEvaluations.userId, userId));
}

/** Users whose evaluation is due, longest overdue first. */
export async function listDueEvaluations(db: Db, now: Date, most: number): Promise<string[]> {
  const { userId, dueAt } = insightEvaluations;
  const rows = await db
    .select({ userId })
    .from(insightEvaluations)
    .where(lte(dueAt, now))
    .orderBy(asc(dueAt), asc(userId))
    .limit(most);

  return rows.map((row) => row.userId);
}

const { figures: _figures, ...reportColumns } = { ...trendReportColumns() };

function trendReportColumns() {
  const { id, userId, name, query, figures, from, to, significant, createdAt } = trendReports;

  return { id, userId, name, query, figures, from, to, significant, createdAt };
}

export type TrendReportHead = Omit<TrendReportRow, 'figures'>;

export async function listTrendReports(
  db: Db,
  userId: string,
  { page, size }: { page: number; size: number },
): Promise<{ items: TrendReportHead[]; total: number }> {
  const isOwn = eq(trendReports.userId, userId);
  const items = await db
    .select(reportColumns)
    .from(trendReports)
    .where(isOwn)
    .orderBy(desc(trendReports.createdAt), desc(trendReports.id))
    .limit(size)
    .offset((page - 1) * size);
  const [sums] = await db.select({ total: count() }).from(trendReports).where(isOwn);

  return { items, total: sums?.total ?? 0 };
}

export async function readTrendReport(
  db: Db,
  { userId, id }: OwnId,
): Promise<TrendReportRow | undefined> {
  const [row] = await db
    .select()
    .from(trendReports)
    .where(and(eq(trendReports.userId, userId), eq(trendReports.id, id)));

  return row;
}

/** Inserts a report; undefined when its id is taken, even by another user. */
export async function insertTrendReport(db: Db, row: TrendReportRow) {
  const [added] = await db.insert(trendReports).values(row).onConflictDoNothing().returning();

  return added;
}

export async function deleteTrendReport(db: Db, { userId, id }: OwnId): Promise<boolean> {
  const deleted = await db
    .delete(trendReports)
    .where(and(eq(trendReports.userId, userId), eq(trendReports.id, id)))
    .returning({ id: trendReports.id });

  return deleted.length > 0;
}
