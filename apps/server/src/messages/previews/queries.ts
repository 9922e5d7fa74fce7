import { and, asc, eq, inArray, isNotNull, lt, not, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { conversationMembers, conversations, messages } from '../tables.ts';
import { isAccessibleTo, isVisibleTo } from '../visibility-queries.ts';
import { linkPreviews } from './tables.ts';

export type PreviewRow = typeof linkPreviews.$inferSelect;

/** Previews without their images. */
export async function listPreviews(
  db: Db,
  ids: readonly string[],
): Promise<(Omit<PreviewRow, 'image' | 'urlHash' | 'fetchedAt'> & { hasImage: boolean })[]> {
  if (ids.length === 0) return [];
  const { id, url, title, description, siteName, image } = linkPreviews;
  const rows = await db
    .select({ id, url, title, description, siteName, hasImage: isNotNull(image) })
    .from(linkPreviews)
    .where(inArray(id, [...ids]))
    .orderBy(asc(id))
    .limit(ids.length);

  return rows.map((row) => ({ ...row, hasImage: row.hasImage === true }));
}

export async function findPreview(db: Db, urlHash: string): Promise<PreviewRow | undefined> {
  const [found] = await db.select().from(linkPreviews).where(eq(linkPreviews.urlHash, urlHash));

  return found;
}

/** Stores a preview; one per link. */
export async function upsertPreview(db: Db, row: PreviewRow): Promise<PreviewRow> {
  const { id: _id, urlHash: _urlHash, ...content } = row;
  const [stored] = await db
    .insert(linkPreviews)
    .values(row)
    .onConflictDoUpdate({ target: linkPreviews.urlHash, set: content })
    .returning();

  return stored ?? row;
}

/** Deletes unused previews fetched before a time. */
export async function deleteUnusedPreviews(db: Db, before: Date): Promise<void> {
  const isUsed = sql`exists (
    select from ${messages} where ${messages.previewId} = ${linkPreviews.id})`;
  await db.delete(linkPreviews).where(and(lt(linkPreviews.fetchedAt, before), not(isUsed)));
}

/** The image of a preview, if the user can read a message with it. */
export async function findPreviewImage(
  db: Db,
  userId: string,
  id: string,
): Promise<Uint8Array | undefined> {
  const [found] = await db
    .select({ image: linkPreviews.image })
    .from(messages)
    .innerJoin(linkPreviews, eq(linkPreviews.id, messages.previewId))
    .innerJoin(conversationMembers, eq(conversationMembers.conversationId, messages.conversationId))
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(messages.previewId, id), isAccessibleTo(userId), isVisibleTo(userId)))
    .limit(1);

  return found?.image ?? undefined;
}
