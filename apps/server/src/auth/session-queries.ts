import { refuse } from '@longhand/contract/errors';
import { and, desc, eq, isNull, ne, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { policy } from './policy.ts';
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
    .limit(policy.sessionsOfOne);
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

/** Puts another secret in place of the one before, which is remembered for requests under way. */
export async function renewSession(
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
  if (renewed === undefined) throw refuse('unauthenticated'); // it was ended meanwhile

  return renewed;
}

export async function touchStaffRights(db: Db, id: string, now: Date): Promise<void> {
  await db.update(sessions).set({ staffSeenAt: now }).where(eq(sessions.id, id));
}

/** Staff rights end with the second factor that they rested on. */
export async function dropSecondFactors(tx: Db, userId: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ secondFactorAt: null, staffSeenAt: null })
    .where(eq(sessions.userId, userId));
}

/** Every session of a person, or all but one; answers with their ids. */
export async function deleteSessionsOf(db: Db, userId: string, butOne?: string): Promise<string[]> {
  const isOther = butOne === undefined ? undefined : ne(sessions.id, butOne);
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), isOther))
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
