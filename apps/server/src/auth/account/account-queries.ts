import { roles } from '@longhand/contract/access';
import { and, asc, eq, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { users } from '../tables.ts';

/** Until the transaction ends nobody else decides who is left to look after the installation. */
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

/** Takes the wish back; the address of the person if there was one. */
export async function keepUser(tx: Db, userId: string): Promise<string | undefined> {
  const [kept] = await tx
    .update(users)
    .set({ eraseAt: null })
    .where(and(eq(users.id, userId), isNotNull(users.eraseAt)))
    .returning({ email: users.email });

  return kept?.email;
}

/** Some of those whose time is over, the longest overdue first. */
export async function listDue(db: Db, now: Date, limit: number): Promise<string[]> {
  const due = await db
    .select({ id: users.id })
    .from(users)
    .where(lte(users.eraseAt, now))
    .orderBy(asc(users.eraseAt))
    .limit(limit);

  return due.map(({ id }) => id);
}

/** Holds the account against a sign-in meanwhile; false when it is to be kept after all. */
export async function holdDue(tx: Db, userId: string, now: Date): Promise<boolean> {
  const held = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), lte(users.eraseAt, now)))
    .for('update');

  return held.length === 1;
}

/** Until the transaction ends nobody else takes this name. */
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
