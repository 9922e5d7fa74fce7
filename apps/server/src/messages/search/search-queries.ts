import { parseSearchQuery } from '@longhand/analysis/search/search-query';
import { and, desc, eq, isNotNull, isNull, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { isEditedAfterLeaving } from '../former-text-queries.ts';
import type { MessageKey } from '../message-key.ts';
import type { SearchPosition } from '../rules.ts';
import { termQueryOf } from '../search-terms.ts';
import { conversationMembers, conversations, messageMarks, messages } from '../tables.ts';
import { isAccessibleTo, isVisibleTo } from '../visibility-queries.ts';

export type MessageFilter = {
  q: string;
  senderId?: string | undefined;
  isStarred?: boolean | undefined;
  isPinned?: boolean | undefined;
  before: SearchPosition | null;
  limit: number;
};

export type SearchedConversation = { id: string; lastMessageAt: Date };
export type FoundMessage = MessageKey & { sentAt: Date };

/** A search covers this many conversations. */
const maxConversations = 5_000;

/** The conversations that the user can search, or the given one among them, newest first. */
export async function listSearchedConversations(
  db: Db,
  userId: string,
  conversationId: string | undefined,
): Promise<SearchedConversation[]> {
  const rows = await db
    .select({ id: conversations.id, lastMessageAt: conversations.lastMessageAt })
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
    .where(
      and(
        isAccessibleTo(userId),
        isNotNull(conversations.lastMessageAt),
        conversationId === undefined ? undefined : eq(conversations.id, conversationId),
      ),
    )
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
    .limit(maxConversations);

  return rows.flatMap(({ id, lastMessageAt }) =>
    lastMessageAt === null ? [] : { id, lastMessageAt },
  );
}

/** The newest matches of some conversations, each searched from its end. Fast for frequent words. */
export async function searchEachConversation(
  db: Db,
  userId: string,
  { ids, filter }: { ids: readonly string[]; filter: MessageFilter },
): Promise<FoundMessage[]> {
  const isInConversation = sql`${messages.conversationId} = asked.id`;

  return readFound(
    db,
    sql`
    select found.conversation_id, found.seq, ${epochOf(sql`found.sent_at`)} as at
    from (select value::uuid as id from json_array_elements_text(${JSON.stringify(ids)}::json)) asked
    cross join lateral (
      select ${messages.conversationId}, ${messages.seq}, ${messages.sentAt} from ${messages}
      where ${and(isInConversation, matchesFilter(userId, filter))}
      order by ${messages.sentAt} desc, ${messages.seq} desc limit ${filter.limit}) found
    order by found.sent_at desc, found.conversation_id desc, found.seq desc limit ${filter.limit}`,
  );
}

/** The newest matches of some conversations together. Fast for rare words, because the word index is read once. */
export async function searchAllConversations(
  db: Db,
  userId: string,
  { ids, filter }: { ids: readonly string[]; filter: MessageFilter },
): Promise<FoundMessage[]> {
  const isInConversation = sql`${messages.conversationId} = any(array(
    select value::uuid from json_array_elements_text(${JSON.stringify(ids)}::json)))`;

  return readFound(
    db,
    sql`
    select ${messages.conversationId}, ${messages.seq}, ${epochOf(messages.sentAt)} as at from ${messages}
    where ${and(isInConversation, matchesFilter(userId, filter))}
    order by ${messages.sentAt} desc, ${messages.conversationId} desc, ${messages.seq} desc limit ${filter.limit}`,
  );
}

function epochOf(time: SQLWrapper): SQL {
  return sql`(extract(epoch from ${time}) * 1000)::float8`;
}

async function readFound(db: Db, query: SQL): Promise<FoundMessage[]> {
  const { rows } = await db.execute<{ conversation_id: string; seq: number; at: number }>(query);

  return rows.map(({ conversation_id, seq, at }) => ({
    ...{ conversationId: conversation_id, seq },
    sentAt: new Date(at),
  }));
}

function matchesFilter(
  userId: string,
  { q, senderId, isPinned, isStarred, before }: MessageFilter,
): SQL | undefined {
  const position = sql`(${messages.sentAt}, ${messages.conversationId}, ${messages.seq})`;
  const isBefore =
    before &&
    sql`${position} < (${before.at.toISOString()}::timestamptz, ${before.conversationId}::uuid, ${before.seq})`;

  return and(
    matchesText(q),
    isNull(messages.deletedAt),
    isNull(messages.systemEvent),
    senderId === undefined ? undefined : eq(messages.senderId, senderId),
    isPinned === undefined ? undefined : isPinnedMessage(isPinned),
    isStarred === undefined ? undefined : isStarredBy(userId, isStarred),
    not(isEditedAfterLeaving(userId)),
    isVisibleTo(userId),
    isBefore ?? undefined,
  );
}

/** Words are found by the index; phrases are then matched literally in the messages found. */
function matchesText(q: string): SQL | undefined {
  const query = parseSearchQuery(q);
  const matchesWords =
    query.all.length === 0 ? undefined : sql`${messages.terms} @@ ${termQueryOf(query)}::tsquery`;
  const phrases = query.phrases.map((phrase) => sql`${messages.body} ~* ${literalPattern(phrase)}`);

  return and(matchesWords, ...phrases);
}

/** A literal pattern, in which straight and curly apostrophes match each other. */
function literalPattern(phrase: string): string {
  return phrase.replaceAll(/[!-&(-/:-@[-^`{-~]/g, String.raw`\$&`).replaceAll(/['’]/g, "['’]");
}

function isPinnedMessage(isPinned: boolean): SQL {
  return isPinned ? isNotNull(messages.pinnedAt) : isNull(messages.pinnedAt);
}

function isStarredBy(userId: string, isStarred: boolean): SQL {
  const hasStar = sql`exists (
    select from ${messageMarks} star
    where star.user_id = ${userId} and star.conversation_id = ${messages.conversationId}
      and star.seq = ${messages.seq} and star.is_starred)`;

  return isStarred ? hasStar : not(hasStar);
}
