import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
} from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Db } from '../../platform/db/db.ts';
import { goals } from '../tables.ts';
import { milestones } from './tables.ts';

export type MilestoneRow = typeof milestones.$inferSelect;

/** A goal has at most 40. */
const maxMilestones = 4_000;

/** The milestones of goals. The caller must have checked that the goals belong to the user. */
export function listMilestonesOf(db: Db, goalIds: readonly string[]): Promise<MilestoneRow[]> {
  if (goalIds.length === 0) return Promise.resolve([]);

  return db
    .select()
    .from(milestones)
    .where(and(inArray(milestones.goalId, [...goalIds]), isNull(milestones.deletedAt)))
    .orderBy(asc(milestones.goalId), asc(milestones.id))
    .limit(maxMilestones);
}

/** Removed milestones of goals that are not in the trash, most recently removed first. */
export async function listRemovedMilestones(db: Db, userId: string): Promise<MilestoneRow[]> {
  return db
    .select(getTableColumns(milestones))
    .from(milestones)
    .innerJoin(goals, eq(goals.id, milestones.goalId))
    .where(and(eq(goals.userId, userId), isNull(goals.deletedAt), isNotNull(milestones.deletedAt)))
    .orderBy(desc(milestones.deletedAt), asc(milestones.id))
    .limit(maxMilestones);
}

/** The user's milestones that are open or reached but not yet seen, of goals that are not in the trash. */
export async function listOpenOrUnseen(db: Db, userId: string): Promise<MilestoneRow[]> {
  const isOpenOrUnseen = or(isNull(milestones.reachedOn), isNull(milestones.seenAt));

  return db
    .select(getTableColumns(milestones))
    .from(milestones)
    .innerJoin(goals, eq(goals.id, milestones.goalId))
    .where(
      and(
        eq(goals.userId, userId),
        isNull(goals.deletedAt),
        isNull(milestones.deletedAt),
        isOpenOrUnseen,
      ),
    )
    .orderBy(asc(milestones.goalId), asc(milestones.id))
    .limit(maxMilestones);
}

/** One milestone of the user, in the trash or not. */
export async function readMilestone(
  db: Db,
  { userId, id }: { userId: string; id: string },
): Promise<MilestoneRow | undefined> {
  const [row] = await db
    .select({ milestone: milestones })
    .from(milestones)
    .innerJoin(goals, eq(goals.id, milestones.goalId))
    .where(and(eq(milestones.id, id), eq(goals.userId, userId), isNull(goals.deletedAt)));

  return row?.milestone;
}

/** Whether an ID is taken, even by another user. */
export async function isMilestoneIdTaken(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: milestones.id })
    .from(milestones)
    .where(eq(milestones.id, id))
    .limit(1);

  return rows.length > 0;
}

export async function countOtherMilestones(
  tx: Db,
  { goalId, id }: Pick<MilestoneRow, 'goalId' | 'id'>,
) {
  const [row] = await tx
    .select({ others: count() })
    .from(milestones)
    .where(and(eq(milestones.goalId, goalId), ne(milestones.id, id), isNull(milestones.deletedAt)));

  return row?.others ?? 0;
}

export async function upsertMilestone(tx: Db, row: MilestoneRow): Promise<void> {
  await tx.insert(milestones).values(row).onConflictDoUpdate({ target: milestones.id, set: row });
}

/** Adds the default milestones of a new goal at 25, 50, 75 and 100 percent. */
export async function insertQuarterMilestones(tx: Db, goalId: string, now: Date): Promise<void> {
  const quarters = [25, 50, 75, 100].map((value) => ({
    ...{ id: newId(), goalId, title: '', kind: 'share' as const, value },
    ...{ dueOn: null, reachedOn: null, seenAt: null, createdAt: now, deletedAt: null },
  }));
  await tx.insert(milestones).values(quarters);
}

/** Permanently deletes milestones of all users that were removed before a time. */
export async function eraseRemovedMilestones(db: Db, before: Date): Promise<void> {
  await db.delete(milestones).where(lt(milestones.deletedAt, before));
}

export async function markReachedAsSeen(tx: Db, userId: string, now: Date): Promise<void> {
  const own = tx.select({ id: goals.id }).from(goals).where(eq(goals.userId, userId));
  await tx
    .update(milestones)
    .set({ seenAt: now })
    .where(
      and(
        inArray(milestones.goalId, own),
        isNotNull(milestones.reachedOn),
        isNull(milestones.seenAt),
        isNull(milestones.deletedAt),
      ),
    );
}

/** All milestones of the user, for the export of personal data. */
export async function listAllMilestones(db: Db, userId: string): Promise<MilestoneRow[]> {
  const rows = await db
    .select({ milestone: milestones })
    .from(milestones)
    .innerJoin(goals, eq(goals.id, milestones.goalId))
    .where(eq(goals.userId, userId))
    .orderBy(asc(milestones.id));

  return rows.map(({ milestone }) => milestone);
}
