import { parseSearchQuery } from '@longhand/analysis/search/search-query';
import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { MessageKey } from '../message-key.ts';
import type { SearchPosition } from '../rules.ts';
import { termQueryOf } from '../search-terms.ts';
import { conversationMembers, conversations, messageMarks, messages } from '../tables.ts';
import { isAccessibleTo, isVisibleTo } from '../visibility-queries.ts';

export type MessageSearch = {
  q: string;
  conversationIds: readonly string[];
  senderId?: string | undefined;
  isStarred?: boolean | undefined;
  isPinned?: boolean | undefined;
  before: SearchPosition | null;
  limit: number;
};

/** Conversations of the user, newest first; a search covers this many. */
const maxConversations = 2_000;

/** The conversations that the user can search, or the given one among them. */
export async function listSearchedConversations(
  db: Db,
  userId: string,
  conversationId: string | undefined,
): Promise<string[]> {
  const rows = await db
    .select({ id: conversations.id })
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
    .where(
      and(
        isAccessibleTo(userId),
        conversationId === undefined ? undefined : eq(conversations.id, conversationId),
      ),
    )
    .orderBy(sql`${conversations.lastMessageAt} desc nulls last`, desc(conversations.id))
    .limit(maxConversations);

  return rows.map(({ id }) => id);
}

/** Keys of the messages that match, newest first. */
export async function searchMessages(
  db: Db,
  userId: string,
  search: MessageSearch,
): Promise<(MessageKey & { sentAt: Date })[]> {
  const { conversationIds, senderId, isStarred, isPinned, before, limit } = search;
  const { conversationId, seq, sentAt } = messages;
  const isBefore =
    before &&
    sql`(${sentAt}, ${conversationId}, ${seq}) < (${before.at.toISOString()}::timestamptz, ${before.conversationId}::uuid, ${before.seq})`;

  return db
    .select({ conversationId, seq, sentAt })
    .from(messages)
    .where(
      and(
        matchesText(conversationIds, search.q),
        isNull(messages.deletedAt),
        isNull(messages.systemEvent),
        senderId === undefined ? undefined : eq(messages.senderId, senderId),
        isPinned === true ? isNotNull(messages.pinnedAt) : undefined,
        isPinned === false ? isNull(messages.pinnedAt) : undefined,
        isStarred === undefined ? undefined : sql`${isStarredBy(userId)} = ${isStarred}`,
        isVisibleTo(userId),
        isBefore ?? undefined,
      ),
    )
    .orderBy(desc(sentAt), desc(conversationId), desc(seq))
    .limit(limit);
}

/** Words are found by the index; phrases are matched literally in the messages that the words leave. */
function matchesText(conversationIds: readonly string[], q: string): SQL | undefined {
  const query = parseSearchQuery(q);
  const isInConversation = sql`${messages.conversationId} = any(array(select json_array_elements_text(${JSON.stringify(conversationIds)}::json)::uuid))`;
  const matchesWords =
    query.all.length === 0
      ? undefined
      : sql`${messages.terms} @@ ${termQueryOf(conversationIds, query)}::tsquery`;
  const phrases = query.phrases.map((phrase) => sql`${messages.body} ~* ${literalPattern(phrase)}`);

  return and(isInConversation, matchesWords, ...phrases);
}

/** A literal pattern, in which straight and curly apostrophes match each other. */
function literalPattern(phrase: string): string {
  return phrase.replaceAll(/[!-&(-/:-@[-^`{-~]/g, String.raw`\$&`).replaceAll(/['’]/g, "['’]");
}

function isStarredBy(userId: string): SQL {
  return sql`exists (
    select from ${messageMarks} star
    where star.user_id = ${userId} and star.conversation_id = ${messages.conversationId}
      and star.seq = ${messages.seq} and star.is_starred)`;
}
