import { asc, eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { annotations, insightEvaluations, insightStatements, trendReports } from './tables.ts';

export async function exportOf(db: Db, userId: string) {
  return {
    annotations: await db
      .select()
      .from(annotations)
      .where(eq(annotations.userId, userId))
      .orderBy(asc(annotations.id)),
    statements: await db
      .select()
      .from(insightStatements)
      .where(eq(insightStatements.userId, userId))
      .orderBy(asc(insightStatements.id)),
    trendReports: await db
      .select()
      .from(trendReports)
      .where(eq(trendReports.userId, userId))
      .orderBy(asc(trendReports.id)),
  };
}

export async function erase(tx: Db, userId: string): Promise<void> {
  for (const table of [annotations, insightStatements, insightEvaluations, trendReports]) {
    await tx.delete(table).where(eq(table.userId, userId));
  }
}
