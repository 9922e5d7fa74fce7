import { and, asc, desc, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { LocalDay } from '../local-day.ts';
import { progressEntries } from '../tables.ts';
import { writingSessions } from './tables.ts';

export type SessionRow = typeof writingSessions.$inferSelect;
type Own = Pick<SessionRow, 'userId' | 'id'>;

/** One of the writer, in the trash or not. */
export async function readSession(db: Db, { userId, id }: Own): Promise<SessionRow | undefined> {
  const [row] = await db
    .select()
    .from(writingSessions)
    .where(and(eq(writingSessions.userId, userId), eq(writingSessions.id, id)));

  return row;
}

export async function readRunning(db: Db, userId: string): Promise<SessionRow | undefined> {
  const [row] = await db
    .select()
    .from(writingSessions)
    .where(and(eq(writingSessions.userId, userId), isNull(writingSessions.endedAt)))
    .limit(1);

  return row;
}

/** Those that have ended, newest first. */
export function listEnded(
  db: Db,
  userId: string,
  { before, size }: { before?: Date | undefined; size: number },
): Promise<SessionRow[]> {
  return db
    .select()
    .from(writingSessions)
    .where(
      and(
        eq(writingSessions.userId, userId),
        isNotNull(writingSessions.endedAt),
        isNull(writingSessions.deletedAt),
        before && lt(writingSessions.startedAt, before),
      ),
    )
    .orderBy(desc(writingSessions.startedAt), desc(writingSessions.id))
    .limit(size);
}

/** As many as somebody looks through. */
const removedListed = 100;

/** Those in the trash, removed last first. */
export function listRemovedSessions(db: Db, userId: string): Promise<SessionRow[]> {
  const { deletedAt, id } = writingSessions;

  return db
    .select()
    .from(writingSessions)
    .where(and(eq(writingSessions.userId, userId), isNotNull(deletedAt)))
    .orderBy(desc(deletedAt), asc(id))
    .limit(removedListed);
}

/** Erases for good, of all writers, what was removed before an instant. */
export async function eraseRemovedSessions(db: Db, before: Date): Promise<void> {
  await db.delete(writingSessions).where(lt(writingSessions.deletedAt, before));
}

export async function upsertSession(tx: Db, row: SessionRow): Promise<void> {
  await tx
    .insert(writingSessions)
    .values(row)
    .onConflictDoUpdate({ target: [writingSessions.userId, writingSessions.id], set: row });
}

export async function deleteSession(tx: Db, { userId, id }: Own): Promise<void> {
  await tx
    .delete(writingSessions)
    .where(and(eq(writingSessions.userId, userId), eq(writingSessions.id, id)));
}

/** Words that the editor has counted from a day on. */
export async function countTyped(db: Db, userId: string, from: LocalDay): Promise<number> {
  const [row] = await db
    .select({ words: sql`coalesce(sum(${progressEntries.amount}), 0)::float8`.mapWith(Number) })
    .from(progressEntries)
    .where(
      and(
        eq(progressEntries.userId, userId),
        eq(progressEntries.source, 'editor'),
        eq(progressEntries.measure, 'word'),
        gte(progressEntries.entryOn, from),
        isNull(progressEntries.deletedAt),
      ),
    );

  return row?.words ?? 0;
}

/** The client ids of the entries that a session made: those that count, or those that were removed at an instant. */
export async function listEntriesOf(
  db: Db,
  { userId, id, deletedAt }: Own & { deletedAt: Date | null },
): Promise<string[]> {
  const rows = await db
    .select({ clientId: progressEntries.clientId })
    .from(progressEntries)
    .where(
      and(
        eq(progressEntries.userId, userId),
        eq(progressEntries.sessionId, id),
        deletedAt === null
          ? isNull(progressEntries.deletedAt)
          : eq(progressEntries.deletedAt, deletedAt),
      ),
    )
    .orderBy(progressEntries.clientId)
    .limit(100);

  return rows.map(({ clientId }) => clientId);
}

export function listAllSessions(db: Db, userId: string): Promise<SessionRow[]> {
  return db
    .select()
    .from(writingSessions)
    .where(eq(writingSessions.userId, userId))
    .orderBy(writingSessions.startedAt, writingSessions.id);
}

export async function eraseSessions(tx: Db, userId: string): Promise<void> {
  await tx.delete(writingSessions).where(eq(writingSessions.userId, userId));
}
