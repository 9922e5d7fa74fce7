import { and, asc, eq, inArray, isNotNull, isNull, lt, lte } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { samples } from './tables.ts';

/** Erases for good, of all writers, what went into the trash and was told of before two instants. */
export async function eraseTrash(
  db: Db,
  { trashedBefore, toldUpTo }: { trashedBefore: Date; toldUpTo: Date },
): Promise<void> {
  await db
    .delete(samples)
    .where(
      and(
        isNotNull(samples.deletedAt),
        lt(samples.deletedAt, trashedBefore),
        lte(samples.erasureToldAt, toldUpTo),
      ),
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
