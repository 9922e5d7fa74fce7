import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  isNull,
  lt,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import type { MessageKey } from './message-key.ts';
import { messageMarks, messages } from './tables.ts';
import { countsAsUnread, isListedFor, isVisibleTo } from './visibility-queries.ts';

const { terms: _terms, ...messageColumns } = getTableColumns(messages);

/** A message without its search terms. */
export type MessageRow = Omit<typeof messages.$inferSelect, 'terms'>;

/** A message with the user's own marks. `version` is that of the last change, including the marks. */
export type MarkedMessage = MessageRow & { isStarred: boolean; isHidden: boolean };

export type MessageSelection =
  | { by: 'newest' }
  | { by: 'before'; seq: number }
  | { by: 'after'; seq: number }
  | { by: 'day'; from: Date };

/** Messages of a conversation that the user can read, ascending; for `newest` and `before` the last ones. */
export async function listMessages(
  db: Db,
  userId: string,
  conversationId: string,
  { selection, limit }: { selection: MessageSelection; limit: number },
): Promise<MarkedMessage[]> {
  const isDescending = selection.by === 'newest' || selection.by === 'before';
  const rows = await selectMarked(db, userId)
    .where(and(isOf(conversationId), isVisibleTo(userId), rangeOf(selection)))
    .orderBy(isDescending ? desc(messages.seq) : asc(messages.seq))
    .limit(limit);

  return isDescending ? rows.toReversed() : rows;
}

function rangeOf(selection: MessageSelection): SQL | undefined {
  if (selection.by === 'before') return lt(messages.seq, selection.seq);
  if (selection.by === 'after') return gt(messages.seq, selection.seq);

  return selection.by === 'day' ? gte(messages.sentAt, selection.from) : undefined;
}

/** Messages changed or hidden since a version, in the order of their changes. */
export async function listChangedMessages(
  db: Db,
  userId: string,
  conversationId: string,
  { since, limit }: { since: number; limit: number },
): Promise<MarkedMessage[]> {
  // A union instead of a condition with `or`, so that both indexes are used.
  const isChangedSince = sql`${messages.seq} in (
    select one.seq from ${messages} one where one.conversation_id = ${conversationId} and one.version > ${since}
    union
    select mark.seq from ${messageMarks} mark
    where mark.user_id = ${userId} and mark.conversation_id = ${conversationId} and mark.version > ${since})`;

  return selectMarked(db, userId)
    .where(and(isOf(conversationId), isListedFor(userId), isChangedSince))
    .orderBy(asc(changedVersion))
    .limit(limit);
}

/** Whether the user can read messages before and after these numbers. */
export async function findBeyond(
  db: Db,
  userId: string,
  conversationId: string,
  { first, last }: { first: number; last: number },
): Promise<{ hasEarlier: boolean; hasLater: boolean }> {
  const any = (condition: SQL) =>
    sql<boolean>`exists (select from ${messages} where ${isOf(conversationId)} and ${condition} and ${isVisibleTo(userId)})`;
  const { rows } = await db.execute<{ earlier: boolean; later: boolean }>(
    sql`select ${any(lt(messages.seq, first))} as earlier, ${any(gt(messages.seq, last))} as later`,
  );

  return { hasEarlier: rows[0]?.earlier ?? false, hasLater: rows[0]?.later ?? false };
}

/** A message that the user can read. */
export async function findMessage(
  db: Db,
  userId: string,
  { conversationId, seq }: MessageKey,
): Promise<MarkedMessage | undefined> {
  const [found] = await selectMarked(db, userId)
    .where(and(isOf(conversationId), eq(messages.seq, seq), isVisibleTo(userId)))
    .limit(1);

  return found;
}

/** A message that the user can read or has hidden. */
export async function findListedMessage(
  db: Db,
  userId: string,
  { conversationId, seq }: MessageKey,
): Promise<MarkedMessage | undefined> {
  const [found] = await selectMarked(db, userId)
    .where(and(isOf(conversationId), eq(messages.seq, seq), isListedFor(userId)))
    .limit(1);

  return found;
}

/** The number of the newest message that counts as unread if the cursor is before it. */
export async function findNewestCounted(
  db: Db,
  userId: string,
  conversationId: string,
): Promise<number | undefined> {
  const [found] = await db
    .select({ seq: messages.seq })
    .from(messages)
    .where(and(isOf(conversationId), countsAsUnread(userId)))
    .orderBy(desc(messages.seq))
    .limit(1);

  return found?.seq;
}

/** The messages with these keys that the user can read. */
export async function findMessages(
  db: Db,
  userId: string,
  keys: readonly MessageKey[],
): Promise<MarkedMessage[]> {
  if (keys.length === 0) return [];

  return selectMarked(db, userId)
    .where(and(isOneOf(keys), isVisibleTo(userId)))
    .orderBy(asc(messages.conversationId), asc(messages.seq))
    .limit(keys.length);
}

/** The text of a message that is not deleted, whoever can read it. */
export async function readLinkSource(
  db: Db,
  { conversationId, seq }: MessageKey,
): Promise<string | undefined> {
  const [found] = await db
    .select({ body: messages.body })
    .from(messages)
    .where(and(isOf(conversationId), eq(messages.seq, seq), isNull(messages.deletedAt)));

  return found?.body;
}

export async function hasWrittenIn(
  db: Db,
  userId: string,
  conversationId: string,
): Promise<boolean> {
  return (await countSentBy(db, userId, conversationId)) > 0;
}

/** Messages that a user sent to a conversation, including deleted ones. */
export function countSentBy(db: Db, userId: string, conversationId: string): Promise<number> {
  return db.$count(
    messages,
    and(isOf(conversationId), eq(messages.senderId, userId), isNull(messages.systemEvent)),
  );
}

/** The senders of the last messages in a range of sequence numbers. */
export async function listSendersBetween(
  db: Db,
  conversationId: string,
  { after, upTo }: { after: number; upTo: number },
): Promise<string[]> {
  const from = Math.max(after, upTo - sendersRange);
  const rows = await db
    .selectDistinct({ senderId: messages.senderId })
    .from(messages)
    .where(and(isOf(conversationId), gt(messages.seq, from), sql`${messages.seq} <= ${upTo}`))
    .orderBy(asc(messages.senderId))
    .limit(sendersRange);

  return rows.flatMap(({ senderId }) => senderId ?? []);
}

const sendersRange = 200;

/** Condition: the message has one of these keys. The planner knows the length of a list of values and so uses the index. */
export function isOneOf(
  keys: readonly MessageKey[],
  columns: { conversationId: SQLWrapper; seq: SQLWrapper } = messages,
): SQL {
  const values = keys.map(({ conversationId, seq }) => sql`(${conversationId}::uuid, ${seq}::int)`);

  return sql`(${columns.conversationId}, ${columns.seq}) in (values ${sql.join(values, sql`, `)})`;
}

const isOf = (conversationId: string) => eq(messages.conversationId, conversationId);

const changedVersion = sql<number>`greatest(${messages.version}, coalesce(${messageMarks.version}, 0))`;

function selectMarked(db: Db, userId: string) {
  return db
    .select({
      ...messageColumns,
      version: changedVersion.mapWith(Number),
      isStarred: sql<boolean>`coalesce(${messageMarks.isStarred}, false)`,
      isHidden: sql<boolean>`coalesce(${messageMarks.isHidden}, false)`,
    })
    .from(messages)
    .leftJoin(
      messageMarks,
      and(
        eq(messageMarks.userId, userId),
        eq(messageMarks.conversationId, messages.conversationId),
        eq(messageMarks.seq, messages.seq),
      ),
    )
    .$dynamic();
}
