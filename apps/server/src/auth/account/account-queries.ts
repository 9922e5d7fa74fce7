import { roles } from '@longhand/contract/access';
import { and, asc, eq, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { users } from '../tables.ts';

/** Serializes changes to SuperAdmins, so that concurrent transactions cannot remove the last one. */
export async function lockSuperAdmins(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('super admins', 0))`);
}

export async function hasOtherSuperAdmin(db: Db, userId: string): Promise<boolean> {
  const others = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.staffRole, roles.SuperAdmin),
        ne(users.id, userId),
        isNull(users.disabledAt),
        isNull(users.eraseAt),
      ),
    )
    .limit(1);

  return others.length > 0;
}

/** Cancels a requested deletion. Returns the user's email when there was one. */
export async function clearEraseDate(tx: Db, userId: string): Promise<string | undefined> {
  const [updated] = await tx
    .update(users)
    .set({ eraseAt: null })
    .where(and(eq(users.id, userId), isNotNull(users.eraseAt)))
    .returning({ email: users.email });

  return updated?.email;
}

/** Users due for deletion, longest overdue first. */
export async function listDueDeletions(db: Db, now: Date, limit: number): Promise<string[]> {
  const due = await db
    .select({ id: users.id })
    .from(users)
    .where(lte(users.eraseAt, now))
    .orderBy(asc(users.eraseAt))
    .limit(limit);

  return due.map(({ id }) => id);
}

/** Locks a user due for deletion against a concurrent sign-in. False when the deletion has been cancelled. */
export async function lockDueDeletion(tx: Db, userId: string, now: Date): Promise<boolean> {
  const locked = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), lte(users.eraseAt, now)))
    .for('update');

  return locked.length === 1;
}

/** Reserves a username until the transaction ends. */
export async function lockUsername(tx: Db, username: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`username ${username}`}, 0))`,
  );
}

export async function isUsernameTaken(db: Db, username: string, by: string): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.username, username), ne(users.id, by)))
    .limit(1);

  return found.length > 0;
}
