import { metricNames } from '@longhand/contract/metric-names';
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { metricTargets, styleTargets } from './tables.ts';

type AimRow = typeof metricTargets.$inferSelect;
export type StyleTargetRow = typeof styleTargets.$inferSelect;
type OwnedId = { userId: string; id: string };

/** A user's metric targets: at most one per metric; removed metrics are left out. */
export function listMetricTargets(db: Db, userId: string) {
  return db
    .select({ figure: metricTargets.figure, least: metricTargets.least, most: metricTargets.most })
    .from(metricTargets)
    .where(and(eq(metricTargets.userId, userId), inArray(metricTargets.figure, [...metricNames])))
    .orderBy(asc(metricTargets.figure))
    .limit(metricNames.length);
}

export async function upsertMetricTarget(db: Db, aim: AimRow): Promise<void> {
  const { least, most } = aim;
  await db
    .insert(metricTargets)
    .values(aim)
    .onConflictDoUpdate({
      target: [metricTargets.userId, metricTargets.figure],
      set: { least, most },
    });
}

export async function deleteMetricTarget(
  db: Db,
  { userId, figure }: Pick<AimRow, 'userId' | 'figure'>,
): Promise<void> {
  await db
    .delete(metricTargets)
    .where(and(eq(metricTargets.userId, userId), eq(metricTargets.figure, figure)));
}

export function listStyleTargets(db: Db, userId: string): Promise<StyleTargetRow[]> {
  return db
    .select()
    .from(styleTargets)
    .where(eq(styleTargets.userId, userId))
    .orderBy(asc(styleTargets.name), asc(styleTargets.id))
    .limit(200);
}

export async function countStyleTargets(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ all: count() })
    .from(styleTargets)
    .where(eq(styleTargets.userId, userId));

  return row?.all ?? 0;
}

export async function readStyleTarget(
  db: Db,
  { userId, id }: OwnedId,
): Promise<StyleTargetRow | undefined> {
  const [row] = await db
    .select()
    .from(styleTargets)
    .where(and(eq(styleTargets.userId, userId), eq(styleTargets.id, id)));

  return row;
}

/** Undefined when the id already exists for another user. */
export async function insertStyleTarget(
  db: Db,
  target: StyleTargetRow,
): Promise<StyleTargetRow | undefined> {
  const [row] = await db.insert(styleTargets).values(target).onConflictDoNothing().returning();

  return row;
}

export async function deleteStyleTarget(db: Db, { userId, id }: OwnedId): Promise<boolean> {
  const deleted = await db
    .delete(styleTargets)
    .where(and(eq(styleTargets.userId, userId), eq(styleTargets.id, id)))
    .returning({ id: styleTargets.id });

  return deleted.length > 0;
}
