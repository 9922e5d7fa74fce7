import { and, asc, between, desc, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { LocalDay } from '../local-day.ts';
import { progressEntries } from '../tables.ts';
import { writingSessions } from './tables.ts';

export type WritingSessionRow = typeof writingSessions.$inferSelect;
type SessionKey = Pick<WritingSessionRow, 'userId' | 'id'>;

/** One writing session of the user, in the trash or not. */
export async function readSession(
  db: Db,
  { userId, id }: SessionKey,
): Promise<WritingSessionRow | undefined> {
  const [row] = await db
    .select()
    .from(writingSessions)
    .where(and(eq(writingSessions.userId, userId), eq(writingSessions.id, id)));

  return row;
}

export async function readRunningSession(
  db: Db,
  userId: string,
): Promise<WritingSessionRow | undefined> {
  const [row] = await db
    .select()
    .from(writingSessions)
    .where(and(eq(writingSessions.userId, userId), isNull(writingSessions.endedAt)))
    .limit(1);

  return row;
}

/** Finished writing sessions, newest first. */
export function listEndedSessions(
  db: Db,
  userId: string,
  { before, size }: { before?: Date | undefined; size: number },
): Promise<WritingSessionRow[]> {
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

/** More than ten years of three sessions a day. */
const maxSessions = 12_000;

/** Ended sessions that began on a day of a range, oldest first. */
export function listSessionsBetween(
  db: Db,
  { userId, from, to }: { userId: string; from: LocalDay; to: LocalDay },
): Promise<WritingSessionRow[]> {
  const { startedAt, startOn, endedAt, deletedAt, id } = writingSessions;

  return db
    .select()
    .from(writingSessions)
    .where(
      and(
        eq(writingSessions.userId, userId),
        // A local day begins at most 26 hours from midnight in UTC; the instant is in the index.
        sql`${startedAt} >= ${from}::date - interval '2 days'`,
        sql`${startedAt} < ${to}::date + interval '3 days'`,
        between(startOn, from, to),
        isNotNull(endedAt),
        isNull(deletedAt),
      ),
    )
    .orderBy(asc(startedAt), asc(id))
    .limit(maxSessions);
}

/** Upper bound for the unpaged list of removed sessions. */
const maxRemoved = 100;

/** Sessions in the trash, most recently removed first. */
export function listRemovedSessions(db: Db, userId: string): Promise<WritingSessionRow[]> {
  const { deletedAt, id } = writingSessions;

  return db
    .select()
    .from(writingSessions)
    .where(and(eq(writingSessions.userId, userId), isNotNull(deletedAt)))
    .orderBy(desc(deletedAt), asc(id))
    .limit(maxRemoved);
}

/** Permanently deletes sessions of all users that were removed before a time. */
export async function eraseRemovedSessions(db: Db, before: Date): Promise<void> {
  await db.delete(writingSessions).where(lt(writingSessions.deletedAt, before));
}

export async function upsertSession(tx: Db, row: WritingSessionRow): Promise<void> {
  await tx
    .insert(writingSessions)
    .values(row)
    .onConflictDoUpdate({ target: [writingSessions.userId, writingSessions.id], set: row });
}

export async function deleteSession(tx: Db, { userId, id }: SessionKey): Promise<void> {
  await tx
    .delete(writingSessions)
    .where(and(eq(writingSessions.userId, userId), eq(writingSessions.id, id)));
}

/** Words typed in the editor from a day on. */
export async function countTypedWords(db: Db, userId: string, from: LocalDay): Promise<number> {
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

/** Client IDs of a session's entries: those that count, or those removed at a given time. */
export async function listSessionEntryIds(
  db: Db,
  { userId, id, deletedAt }: SessionKey & { deletedAt: Date | null },
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

export function listAllSessions(db: Db, userId: string): Promise<WritingSessionRow[]> {
  return db
    .select()
    .from(writingSessions)
    .where(eq(writingSessions.userId, userId))
    .orderBy(writingSessions.startedAt, writingSessions.id);
}

export async function eraseSessions(tx: Db, userId: string): Promise<void> {
  await tx.delete(writingSessions).where(eq(writingSessions.userId, userId));
}
