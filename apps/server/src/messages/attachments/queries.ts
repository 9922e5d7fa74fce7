import { limits } from '@longhand/contract/limits';
import { and, asc, eq, getTableColumns, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { MessageKey } from '../message-key.ts';
import { isOneOf } from '../message-queries.ts';
import { conversationMembers, conversations, messages } from '../tables.ts';
import { isAccessibleTo, isVisibleTo } from '../visibility-queries.ts';
import { messageAttachments } from './tables.ts';

type StoredAttachment = typeof messageAttachments.$inferSelect;

/** An attachment without its bytes. */
export type AttachmentRow = Omit<StoredAttachment, 'content'>;

const { content: _content, ...attachmentColumns } = getTableColumns(messageAttachments);

/** Stores a file unless it exceeds the user's quota; returns whether it was stored. */
export async function insertAttachment(
  tx: Db,
  row: StoredAttachment & { uploaderId: string },
): Promise<boolean> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`attachments ${row.uploaderId}`}, 0))`,
  );
  const [used] = await tx
    .select({ bytes: sql<number>`coalesce(sum(${messageAttachments.bytes}), 0)::float8` })
    .from(messageAttachments)
    .where(eq(messageAttachments.uploaderId, row.uploaderId));
  if ((used?.bytes ?? 0) + row.bytes > limits.attachmentQuotaBytes) return false;
  await tx.insert(messageAttachments).values(row);

  return true;
}

/** Assigns unsent files of a user to a message, in the given order; returns how many of them exist. */
export async function assignAttachments(
  tx: Db,
  { uploaderId, ids, key }: { uploaderId: string; ids: readonly string[]; key: MessageKey },
): Promise<number> {
  if (ids.length === 0) return 0;
  const assigned = await tx
    .update(messageAttachments)
    .set({
      ...key,
      position: sql`array_position(array(select json_array_elements_text(${JSON.stringify(ids)}::json)::uuid), ${messageAttachments.id})`,
    })
    .where(
      and(
        inArray(messageAttachments.id, [...ids]),
        eq(messageAttachments.uploaderId, uploaderId),
        isNull(messageAttachments.seq),
      ),
    )
    .returning({ id: messageAttachments.id });

  return assigned.length;
}

/** The files of messages in their order. */
export async function listAttachments(
  db: Db,
  keys: readonly MessageKey[],
): Promise<AttachmentRow[]> {
  if (keys.length === 0) return [];

  return db
    .select(attachmentColumns)
    .from(messageAttachments)
    .where(isOneOf(keys, messageAttachments))
    .orderBy(asc(messageAttachments.position), asc(messageAttachments.id))
    .limit(keys.length * limits.messageAttachmentsMax);
}

/** A file with its bytes, if it is the user's own or the user can read its message. */
export async function findAttachment(
  db: Db,
  userId: string,
  id: string,
): Promise<StoredAttachment | undefined> {
  const readableMessages = db
    .select({ seq: messages.seq })
    .from(messages)
    .innerJoin(conversationMembers, eq(conversationMembers.conversationId, messages.conversationId))
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(
      and(
        eq(messages.conversationId, messageAttachments.conversationId),
        eq(messages.seq, messageAttachments.seq),
        isAccessibleTo(userId),
        isVisibleTo(userId),
      ),
    );
  const [found] = await db
    .select()
    .from(messageAttachments)
    .where(
      and(
        eq(messageAttachments.id, id),
        or(eq(messageAttachments.uploaderId, userId), sql`exists (${readableMessages})`),
      ),
    )
    .limit(1);

  return found;
}

export async function deleteAttachmentsOf(
  tx: Db,
  { conversationId, seq }: MessageKey,
): Promise<void> {
  await tx
    .delete(messageAttachments)
    .where(
      and(eq(messageAttachments.conversationId, conversationId), eq(messageAttachments.seq, seq)),
    );
}

export async function deleteUnsentBefore(db: Db, before: Date): Promise<void> {
  await db
    .delete(messageAttachments)
    .where(and(isNull(messageAttachments.seq), lt(messageAttachments.createdAt, before)));
}
