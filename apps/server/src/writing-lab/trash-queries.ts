import {
  and,
  asc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  type Placeholder,
  type SQL,
} from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { eraseLongTexts } from './long-texts.ts';
import { samples } from './tables.ts';

/** Which of the ids are texts of the user, and whether each is in the trash; locked until the transaction ends. */
export async function lockTrashState(
  tx: Db,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, boolean>> {
  const rows = await tx
    .select({ id: samples.id, deletedAt: samples.deletedAt })
    .from(samples)
    .where(ownedBy(userId, ids))
    .orderBy(asc(samples.id)) // sorted, so that two requests with the same texts cannot deadlock
    .for('update');

  return new Map(rows.map(({ id, deletedAt }) => [id, deletedAt !== null]));
}

/** Moves texts to the trash (soft delete), or restores them with null. */
export async function setDeletedAt(
  tx: Db,
  userId: string,
  ids: readonly string[],
  deletedAt: Date | null,
): Promise<void> {
  await tx
    .update(samples)
    .set({ deletedAt, ...(deletedAt === null && { erasureToldAt: null }) })
    .where(ownedBy(userId, ids));
}

/** Erases the given texts that are in the trash, with their versions. */
export async function eraseTrashedSamples(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  const erased = await db
    .delete(samples)
    .where(and(ownedBy(userId, ids), isNotNull(samples.deletedAt)))
    .returning({ id: samples.id });
  await eraseLongTexts(
    db,
    erased.map(({ id }) => id),
  );
}

function ownedBy(userId: string, ids: readonly string[]) {
  return and(eq(samples.userId, userId), inArray(samples.id, [...ids]));
}

/** Erases texts of all users that were trashed and announced before the given times. */
export async function eraseTrash(
  db: Db,
  { trashedBefore, toldUpTo: warnedUntil }: { trashedBefore: Date; toldUpTo: Date },
): Promise<void> {
  const erased = await db
    .delete(samples)
    .where(
      and(
        isNotNull(samples.deletedAt),
        lt(samples.deletedAt, trashedBefore),
        lte(samples.erasureToldAt, warnedUntil),
      ),
    )
    .returning({ id: samples.id });
  await eraseLongTexts(
    db,
    erased.map(({ id }) => id),
  );
}

/** Users to notify about the erasure of trashed texts, in an order that is the same on all nodes. */
export async function listUsersToWarn(
  db: Db,
  trashedBefore: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: samples.userId })
    .from(samples)
    .where(needsWarning(trashedBefore))
    .orderBy(asc(samples.userId))
    .limit(limit);

  return rows.map(({ userId }) => userId);
}

/** Marks the texts a user must be notified about, and returns them oldest first; empty for a concurrent second call. */
export async function markWarned(
  tx: Db,
  userId: string,
  { trashedBefore, now }: { trashedBefore: Date; now: Date },
): Promise<{ title: string }[]> {
  const locked = await tx
    .select({ id: samples.id, title: samples.title })
    .from(samples)
    .where(and(eq(samples.userId, userId), needsWarning(trashedBefore)))
    .orderBy(asc(samples.deletedAt), asc(samples.id))
    .for('update');
  if (locked.length === 0) return [];
  await tx
    .update(samples)
    .set({ erasureToldAt: now })
    .where(
      inArray(
        samples.id,
        locked.map(({ id }) => id),
      ),
    );

  return locked;
}

function needsWarning(trashedBefore: Date) {
  return and(
    isNotNull(samples.deletedAt),
    lt(samples.deletedAt, trashedBefore),
    isNull(samples.erasureToldAt),
  );
}

export function isInTrash(userId: string | Placeholder): SQL | undefined {
  return and(eq(samples.userId, userId), isNotNull(samples.deletedAt));
}
