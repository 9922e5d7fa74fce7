import { and, desc, eq, isNull, notInArray } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { lifetimes } from './lifetimes.ts';
import { sessions, users } from './tables.ts';

export type SessionRow = typeof sessions.$inferSelect;
export type UserRow = typeof users.$inferSelect;

/** A session with its person; none for a person who is disabled or gone. */
export async function findSession(db: Db, id: string) {
  const [found] = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, id), isNull(users.disabledAt), isNull(users.eraseAt)))
    .limit(1);

  return found;
}

export async function insertSession(db: Db, row: SessionRow): Promise<void> {
  await db.insert(sessions).values(row);
}

/** Keeps the newest sessions of a person and answers with the ids of those that had to go. */
export async function dropOldestSessions(db: Db, userId: string): Promise<string[]> {
  const kept = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.seenAt), desc(sessions.id))
    .limit(lifetimes.sessionsOfOne);
  const dropped = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), notInArray(sessions.id, kept)))
    .returning({ id: sessions.id });

  return dropped.map(({ id }) => id);
}

export async function touchSession(
  db: Db,
  { id, seenAt, idleExpiresAt }: Pick<SessionRow, 'id' | 'seenAt' | 'idleExpiresAt'>,
): Promise<void> {
  await db.update(sessions).set({ seenAt, idleExpiresAt }).where(eq(sessions.id, id));
}

/** Every session of a person; answers with their ids. */
export async function deleteSessionsOf(db: Db, userId: string): Promise<string[]> {
  const deleted = await db
    .delete(sessions)
    .where(eq(sessions.userId, userId))
    .returning({ id: sessions.id });

  return deleted.map(({ id }) => id);
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

/** Where mail to a person goes. */
export async function readAddress(db: Db, userId: string): Promise<string | null> {
  const [found] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.disabledAt), isNull(users.eraseAt)))
    .limit(1);

  return found?.email ?? null;
}
