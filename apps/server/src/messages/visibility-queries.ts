import { and, eq, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import { isBlockedBy, isBlockedPair } from '../auth/index.ts';
import {
  conversationMembers,
  conversations,
  memberRanges,
  messageMarks,
  messages,
} from './tables.ts';

/** Condition on `messages`: sent while the user was a member. */
export function isInRangeOf(userId: string): SQL {
  return sql`exists (
    select from ${memberRanges} span
    where span.conversation_id = ${messages.conversationId} and span.user_id = ${userId}
      and ${messages.seq} >= span.from_seq and ${messages.seq} <= coalesce(span.to_seq, ${messages.seq}))`;
}

/** Condition on `messages`: the user deleted it for themselves. */
export function isHiddenBy(userId: string): SQL {
  return sql`exists (
    select from ${messageMarks} mark
    where mark.user_id = ${userId} and mark.conversation_id = ${messages.conversationId}
      and mark.seq = ${messages.seq} and mark.is_hidden)`;
}

/** Condition on `messages`: sent while the user was a member, and not by somebody whom the user blocked. Includes hidden ones. */
export function isListedFor(userId: string): SQL | undefined {
  const isFromBlocked = and(
    isNull(messages.systemEvent),
    isBlockedBy(userId, messages.senderId),
  ) as SQL; // `and` with two conditions is never undefined

  return and(isInRangeOf(userId), not(isFromBlocked));
}

/** Condition on `messages`: the user can read it. */
export function isVisibleTo(userId: string): SQL | undefined {
  return and(isListedFor(userId), not(isHiddenBy(userId)));
}

/** Condition on `messages`: counts as unread for the user if it is after the cursor. */
export function countsAsUnread(userId: string): SQL | undefined {
  return and(
    isVisibleTo(userId),
    isNull(messages.systemEvent),
    isNull(messages.deletedAt),
    sql`${messages.senderId} is distinct from ${userId}`,
  );
}

/** The other person of a direct conversation; null in a group and after the account was deleted. */
function partnerOf(userId: string): SQL<string | null> {
  return sql<
    string | null
  >`case when ${conversations.lowerUserId} = ${userId} then ${conversations.higherUserId} else ${conversations.lowerUserId} end`;
}

/** Condition on `conversation_members` and `conversations`: the user is or was a member, did not decline, and no block is between the two. */
export function isAccessibleTo(userId: string): SQL | undefined {
  return and(
    eq(conversationMembers.userId, userId),
    isNull(conversationMembers.declinedAt),
    or(
      eq(conversations.kind, 'group'),
      not(isBlockedPair(sql`${userId}::uuid`, partnerOf(userId))),
    ),
  );
}
