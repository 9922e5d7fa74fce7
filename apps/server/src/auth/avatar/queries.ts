import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { UserRow } from '../session-queries.ts';
import { updateUser } from '../user-queries.ts';
import { avatars } from './tables.ts';

export type AvatarRow = typeof avatars.$inferSelect;

/** Replaces the avatar of a user. */
export async function replaceAvatar(tx: Db, row: AvatarRow): Promise<UserRow> {
  const { userId, ...picture } = row;
  await tx.insert(avatars).values(row).onConflictDoUpdate({ target: avatars.userId, set: picture });

  return updateUser(tx, userId, { avatarId: row.id });
}

export async function deleteAvatar(tx: Db, userId: string): Promise<UserRow> {
  await tx.delete(avatars).where(eq(avatars.userId, userId));

  return updateUser(tx, userId, { avatarId: null });
}

export async function findAvatar(db: Db, id: string): Promise<Uint8Array | undefined> {
  const [found] = await db
    .select({ content: avatars.content })
    .from(avatars)
    .where(eq(avatars.id, id))
    .limit(1);

  return found?.content;
}

/** The avatar in base64 for the data export. */
export async function exportAvatar(db: Db, userId: string) {
  const rows = await db.select().from(avatars).where(eq(avatars.userId, userId));

  return rows.map(({ content, madeAt }) => ({
    madeAt,
    webp: Buffer.from(content).toString('base64'),
  }));
}
