import { type AccountEventKind, accountEventKinds } from '@longhand/contract/auth-sessions';
import { and, count, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { policy } from '../policy.ts';
import { authEvents, sessions } from '../tables.ts';

/** Active sessions of a user, most recently used first. */
export async function listOpenSessions(db: Db, userId: string, now: Date) {
  return await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        gt(sessions.expiresAt, now),
        gt(sessions.idleExpiresAt, now),
      ),
    )
    .orderBy(desc(sessions.seenAt), desc(sessions.id))
    .limit(policy.maxSessions);
}

export async function hasOwnSession(
  db: Db,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> {
  const found = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .limit(1);

  return found.length > 0;
}

const isVisibleToUser = (userId: string) =>
  and(eq(authEvents.userId, userId), inArray(authEvents.kind, [...accountEventKinds]));

/** Audit events that the user may see, newest first. */
export async function listHistory(
  db: Db,
  userId: string,
  { offset, limit }: { offset: number; limit: number },
) {
  const rows = await db
    .select()
    .from(authEvents)
    .where(isVisibleToUser(userId))
    .orderBy(desc(authEvents.at), desc(authEvents.id))
    .offset(offset)
    .limit(limit);

  return rows.map(({ kind, ...row }) => ({ ...row, kind: kind as AccountEventKind })); // limited by the query to these kinds
}

export async function countHistory(db: Db, userId: string): Promise<number> {
  const [counted] = await db
    .select({ number: count() })
    .from(authEvents)
    .where(isVisibleToUser(userId));

  return counted?.number ?? 0;
}
