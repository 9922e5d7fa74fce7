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

/** Which of these are texts of a writer, and whether each lies in the trash; held until the transaction ends. */
export async function holdInTrash(
  tx: Db,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, boolean>> {
  const rows = await tx
    .select({ id: samples.id, deletedAt: samples.deletedAt })
    .from(samples)
    .where(ownOf(userId, ids))
    .orderBy(asc(samples.id)) // two requests with the same texts wait for each other and do not lock up
    .for('update');

  return new Map(rows.map(({ id, deletedAt }) => [id, deletedAt !== null]));
}

/** Puts texts into the trash or, with null, takes them out. */
export async function moveSeveral(
  tx: Db,
  userId: string,
  ids: readonly string[],
  deletedAt: Date | null,
): Promise<void> {
  await tx
    .update(samples)
    .set({ deletedAt, ...(deletedAt === null && { erasureToldAt: null }) })
    .where(ownOf(userId, ids));
}

/** Erases those of these texts that lie in the trash, with their versions. */
export async function eraseSeveral(db: Db, userId: string, ids: readonly string[]): Promise<void> {
  const erased = await db
    .delete(samples)
    .where(and(ownOf(userId, ids), isNotNull(samples.deletedAt)))
    .returning({ id: samples.id });
  await eraseLongTexts(
    db,
    erased.map(({ id }) => id),
  );
}

function ownOf(userId: string, ids: readonly string[]) {
  return and(eq(samples.userId, userId), inArray(samples.id, [...ids]));
}

/** Erases for good, of all writers, what went into the trash and was told of before two instants. */
export async function eraseTrash(
  db: Db,
  { trashedBefore, toldUpTo }: { trashedBefore: Date; toldUpTo: Date },
): Promise<void> {
  const erased = await db
    .delete(samples)
    .where(
      and(
        isNotNull(samples.deletedAt),
        lt(samples.deletedAt, trashedBefore),
        lte(samples.erasureToldAt, toldUpTo),
      ),
    )
    .returning({ id: samples.id });
  await eraseLongTexts(
    db,
    erased.map(({ id }) => id),
  );
}

/** Writers with texts in the trash that are to be told of, in an order that two nodes share. */
export async function listWritersToTell(
  db: Db,
  trashedBefore: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: samples.userId })
    .from(samples)
    .where(untold(trashedBefore))
    .orderBy(asc(samples.userId))
    .limit(limit);

  return rows.map(({ userId }) => userId);
}

/** Marks the texts of a writer that are to be told of, and answers with them, the oldest first; none for a second caller. */
export async function markTold(
  tx: Db,
  userId: string,
  { trashedBefore, now }: { trashedBefore: Date; now: Date },
): Promise<{ title: string }[]> {
  const held = await tx
    .select({ id: samples.id, title: samples.title })
    .from(samples)
    .where(and(eq(samples.userId, userId), untold(trashedBefore)))
    .orderBy(asc(samples.deletedAt), asc(samples.id))
    .for('update');
  if (held.length === 0) return [];
  await tx
    .update(samples)
    .set({ erasureToldAt: now })
    .where(
      inArray(
        samples.id,
        held.map(({ id }) => id),
      ),
    );

  return held;
}

function untold(trashedBefore: Date) {
  return and(
    isNotNull(samples.deletedAt),
    lt(samples.deletedAt, trashedBefore),
    isNull(samples.erasureToldAt),
  );
}

export function inTrash(userId: string | Placeholder): SQL | undefined {
  return and(eq(samples.userId, userId), isNotNull(samples.deletedAt));
}
