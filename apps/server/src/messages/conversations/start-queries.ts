import { and, eq, gt, lt, not, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { conversationMembers, conversations } from '../tables.ts';
import type { ConversationRow } from './conversation-queries.ts';

/** Creates a conversation; returns false if the id or the direct conversation of these users exists. */
export async function insertConversation(tx: Db, row: ConversationRow): Promise<boolean> {
  const inserted = await tx
    .insert(conversations)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: conversations.id });

  return inserted.length > 0;
}

/** The direct conversation of two users. */
export async function findDirect(
  db: Db,
  { lowerUserId, higherUserId }: { lowerUserId: string; higherUserId: string },
): Promise<ConversationRow | undefined> {
  const [found] = await db
    .select()
    .from(conversations)
    .where(
      and(eq(conversations.lowerUserId, lowerUserId), eq(conversations.higherUserId, higherUserId)),
    )
    .limit(1);

  return found;
}

/** Lets a user start one conversation at a time, so that the daily limit holds. */
export async function lockConversationStarts(tx: Db, userId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`conversations ${userId}`}, 0))`,
  );
}

/** How many conversations the user started since a time. */
export function countStartsSince(db: Db, userId: string, since: Date): Promise<number> {
  return db.$count(
    conversations,
    and(eq(conversations.startedById, userId), gt(conversations.startedAt, since)),
  );
}

/** Deletes direct conversations without messages and drafts. */
export async function deleteEmptyBefore(db: Db, before: Date): Promise<void> {
  const hasDraft = sql`exists (
    select from ${conversationMembers} one where one.conversation_id = ${conversations.id} and one.draft <> '')`;
  await db
    .delete(conversations)
    .where(
      and(
        eq(conversations.kind, 'direct'),
        eq(conversations.lastSeq, 0),
        lt(conversations.createdAt, before),
        not(hasDraft),
      ),
    );
}
