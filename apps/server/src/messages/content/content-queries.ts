import { limits } from '@longhand/contract/limits';
import { and, asc, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { MessageKey } from '../message-key.ts';
import { isOneOf } from '../message-queries.ts';
import { messageEdits, messageMarks, messageReactions, messages } from '../tables.ts';

export type ReactionRow = typeof messageReactions.$inferSelect;

/** The reactions to messages, in the order in which they were added. */
export async function listReactions(db: Db, keys: readonly MessageKey[]): Promise<ReactionRow[]> {
  if (keys.length === 0) return [];

  return db
    .select()
    .from(messageReactions)
    .where(isOneOf(keys, messageReactions))
    .orderBy(
      asc(messageReactions.reactedAt),
      asc(messageReactions.userId),
      asc(messageReactions.emoji),
    )
    .limit(keys.length * limits.reactionsMax * limits.groupMembersMax);
}

/** Adds a reaction; returns whether it is new. */
export async function insertReaction(tx: Db, row: ReactionRow): Promise<boolean> {
  const inserted = await tx
    .insert(messageReactions)
    .values(row)
    .onConflictDoNothing()
    .returning({ emoji: messageReactions.emoji });

  return inserted.length > 0;
}

/** Removes a reaction; returns whether it existed. */
export async function deleteReaction(
  tx: Db,
  { conversationId, seq, userId, emoji }: Omit<ReactionRow, 'reactedAt'>,
): Promise<boolean> {
  const deleted = await tx
    .delete(messageReactions)
    .where(
      and(
        isKey(messageReactions, { conversationId, seq }),
        eq(messageReactions.userId, userId),
        eq(messageReactions.emoji, emoji),
      ),
    )
    .returning({ emoji: messageReactions.emoji });

  return deleted.length > 0;
}

/** The distinct emoji of a message's reactions. */
export async function listEmojiOf(db: Db, key: MessageKey): Promise<string[]> {
  const rows = await db
    .selectDistinct({ emoji: messageReactions.emoji })
    .from(messageReactions)
    .where(isKey(messageReactions, key))
    .orderBy(asc(messageReactions.emoji))
    .limit(limits.reactionsMax);

  return rows.map(({ emoji }) => emoji);
}

/** Deletes everything that belongs to the content of a message. */
export async function deleteContentOf(tx: Db, key: MessageKey): Promise<void> {
  await tx.delete(messageReactions).where(isKey(messageReactions, key));
  await tx.delete(messageEdits).where(isKey(messageEdits, key));
}

/** Stores the earlier text of a message and deletes the oldest ones above the limit. */
export async function insertEdit(tx: Db, row: typeof messageEdits.$inferInsert): Promise<void> {
  await tx.insert(messageEdits).values(row);
  const newest = tx
    .select({ version: messageEdits.version })
    .from(messageEdits)
    .where(isKey(messageEdits, row))
    .orderBy(desc(messageEdits.version))
    .limit(limits.messageEditsMax);
  await tx
    .delete(messageEdits)
    .where(and(isKey(messageEdits, row), notInArray(messageEdits.version, newest)));
}

/** Earlier texts, oldest first. */
export function listEdits(db: Db, key: MessageKey): Promise<{ body: string; replacedAt: Date }[]> {
  return db
    .select({ body: messageEdits.body, replacedAt: messageEdits.replacedAt })
    .from(messageEdits)
    .where(isKey(messageEdits, key))
    .orderBy(asc(messageEdits.version))
    .limit(limits.messageEditsMax);
}

export type MarkChange = { isStarred?: boolean; isHidden?: boolean; version: number };

/** Stores the user's marks of a message: starred, hidden. */
export async function upsertMark(
  tx: Db,
  { conversationId, seq, userId }: MessageKey & { userId: string },
  changes: MarkChange,
): Promise<void> {
  await tx
    .insert(messageMarks)
    .values({ conversationId, seq, userId, isStarred: false, isHidden: false, ...changes })
    .onConflictDoUpdate({
      target: [messageMarks.userId, messageMarks.conversationId, messageMarks.seq],
      set: changes,
    });
}

/** Number of messages of the conversation that are pinned for all members. */
export function countPinnedMessages(db: Db, conversationId: string): Promise<number> {
  return db.$count(
    messages,
    and(eq(messages.conversationId, conversationId), sql`${messages.pinnedAt} is not null`),
  );
}

type KeyedTable = typeof messageReactions | typeof messageEdits;

function isKey(table: KeyedTable, { conversationId, seq }: MessageKey) {
  return and(eq(table.conversationId, conversationId), eq(table.seq, seq));
}
