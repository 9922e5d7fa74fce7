import { refuse } from '@longhand/contract/errors';
import { and, desc, eq, isNull, ne, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { policy } from './policy.ts';
import { sessions, users } from './tables.ts';

export type SessionRow = typeof sessions.$inferSelect;
export type UserRow = typeof users.$inferSelect;

/** A session with its user. Undefined when the user is disabled or scheduled for deletion. */
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

/** Deletes all but the newest sessions of a user. Returns the ids of the deleted ones. */
export async function deleteOldestSessions(db: Db, userId: string): Promise<string[]> {
  const kept = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.seenAt), desc(sessions.id))
    .limit(policy.maxSessions);
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), notInArray(sessions.id, kept)))
    .returning({ id: sessions.id });

  return deleted.map(({ id }) => id);
}

export async function touchSession(
  db: Db,
  { id, seenAt, idleExpiresAt }: Pick<SessionRow, 'id' | 'seenAt' | 'idleExpiresAt'>,
): Promise<void> {
  await db.update(sessions).set({ seenAt, idleExpiresAt }).where(eq(sessions.id, id));
}

/** Rotates the session secret. The previous one is kept for requests in flight. */
export async function rotateSessionSecret(
  db: Db,
  given: { id: string; secretHash: string; now: Date; hasSecondFactor: boolean },
): Promise<SessionRow> {
  const { id, secretHash, now, hasSecondFactor } = given;
  const [renewed] = await db
    .update(sessions)
    .set({
      secretHash,
      formerHash: sql`${sessions.secretHash}`,
      renewedAt: now,
      provedAt: now,
      ...(hasSecondFactor && { secondFactorAt: now, staffSeenAt: now }),
    })
    .where(eq(sessions.id, id))
    .returning();
  if (renewed === undefined) throw refuse('unauthenticated'); // the session ended in the meantime

  return renewed;
}

export async function touchStaffRights(db: Db, id: string, now: Date): Promise<void> {
  await db.update(sessions).set({ staffSeenAt: now }).where(eq(sessions.id, id));
}

/** Staff rights end when the second factor is turned off. */
export async function clearSecondFactorProofs(tx: Db, userId: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ secondFactorAt: null, staffSeenAt: null })
    .where(eq(sessions.userId, userId));
}

/** Deletes all sessions of a user, optionally except one. Returns their ids. */
export async function deleteUserSessions(
  db: Db,
  userId: string,
  exceptId?: string,
): Promise<string[]> {
  const isOther = exceptId === undefined ? undefined : ne(sessions.id, exceptId);
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), isOther))
    .returning({ id: sessions.id });

  return deleted.map(({ id }) => id);
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

/** Email address of an active user. */
export async function findActiveEmail(db: Db, userId: string): Promise<string | null> {
  const [found] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.disabledAt), isNull(users.eraseAt)))
    .limit(1);

  return found?.email ?? null;
}
