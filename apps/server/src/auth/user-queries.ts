import { roles } from '@longhand/contract/access';
import { and, asc, eq, ilike, inArray, isNull, or, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { containsPattern } from '../platform/db/like.ts';
import { avatarPath } from './avatar/avatar-path.ts';
import type { UserRow } from './session-queries.ts';
import { setUpLinks, users } from './tables.ts';

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [found] = await db.select().from(users).where(eq(users.email, email)).limit(1);

  return found;
}

export async function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  const [found] = await db.select().from(users).where(eq(users.id, id)).limit(1);

  return found;
}

/** Public data of a user; contains no email address. */
export type PublicProfile = {
  name: string | null;
  username: string | null;
  avatarUrl: string | null;
  createdAt: Date;
};

/** Public profile of an active user: not disabled and not about to be deleted. */
export async function findPublicProfile(db: Db, id: string): Promise<PublicProfile | null> {
  return (await findPublicProfiles(db, [id])).get(id) ?? null;
}

/** Public profiles of the active users among these, by id. */
export async function findPublicProfiles(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PublicProfile>> {
  if (ids.length === 0) return new Map();
  const { id, displayName, username, avatarId, createdAt } = users;
  const found = await db
    .select({ id, displayName, username, avatarId, createdAt })
    .from(users)
    .where(and(inArray(id, [...ids]), isActive))
    .orderBy(asc(id))
    .limit(ids.length);

  return new Map(found.map((row) => [row.id, presentProfile(row)]));
}

type ProfileRow = Pick<UserRow, 'displayName' | 'username' | 'avatarId' | 'createdAt'>;

function presentProfile({ displayName, username, avatarId, createdAt }: ProfileRow): PublicProfile {
  return {
    name: displayName ?? username,
    username,
    avatarUrl: avatarId && avatarPath(avatarId),
    createdAt,
  };
}

const isActive = and(isNull(users.disabledAt), isNull(users.eraseAt));

/**
 * Active users whose display name or username contains a text.
 *
 * @param ids subquery of the user ids to search in
 */
export async function searchUsers(
  db: Db,
  ids: SQLWrapper,
  { text, most: limit }: { text: string; most: number },
): Promise<(PublicProfile & { id: string })[]> {
  const pattern = containsPattern(text);
  const { id, displayName, username, avatarId, createdAt } = users;
  const found = await db
    .select({ id, displayName, username, avatarId, createdAt })
    .from(users)
    .where(
      and(
        inArray(users.id, ids),
        isActive,
        or(ilike(users.displayName, pattern), ilike(users.username, pattern)),
      ),
    )
    .orderBy(asc(users.username), asc(users.id))
    .limit(limit);

  return found.map((row) => ({ id: row.id, ...presentProfile(row) }));
}

/** Inserts an account. Undefined when the email is taken. */
export async function insertUser(
  db: Db,
  row: typeof users.$inferInsert,
): Promise<UserRow | undefined> {
  const [inserted] = await db
    .insert(users)
    .values(row)
    .onConflictDoNothing({ target: users.email })
    .returning();

  return inserted;
}

export async function updateUser(
  db: Db,
  id: string,
  changes: Partial<typeof users.$inferInsert>,
): Promise<UserRow> {
  const [changed] = await db.update(users).set(changes).where(eq(users.id, id)).returning();
  if (changed === undefined) throw new Error(`There is no user ${id}.`);

  return changed;
}

/** Changes the email of an account. False when another account has it. */
export async function changeEmail(
  tx: Db,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${email}))`);
  if ((await findUserByEmail(tx, email)) !== undefined) return false;
  await updateUser(tx, userId, { email, emailVerifiedAt: now });

  return true;
}

export async function hasSuperAdmin(db: Db): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.staffRole, roles.SuperAdmin))
    .limit(1);

  return found.length > 0;
}

/** Replaces the setup link. When several nodes start at once, the last one's link is valid. */
export async function replaceSetUpLink(db: Db, tokenHash: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('set-up link', 0))`);
    await tx.delete(setUpLinks);
    await tx.insert(setUpLinks).values({ tokenHash, createdAt: now });
  });
}

export async function hasSetUpLink(db: Db, tokenHash: string): Promise<boolean> {
  const found = await db
    .select()
    .from(setUpLinks)
    .where(eq(setUpLinks.tokenHash, tokenHash))
    .limit(1);

  return found.length > 0;
}

/** Deletes the link. True for exactly one caller. */
export async function consumeSetUpLink(db: Db, tokenHash: string): Promise<boolean> {
  const deleted = await db
    .delete(setUpLinks)
    .where(eq(setUpLinks.tokenHash, tokenHash))
    .returning();

  return deleted.length === 1;
}
