import { limits } from '@longhand/contract/limits';
import type { ConversationFilter } from '@longhand/contract/messages';
import { and, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { subquery } from '../../platform/db/subquery.ts';
import { conversationMembers, conversations, messages } from '../tables.ts';
import { countsAsUnread, isAccessibleTo, isVisibleTo } from '../visibility-queries.ts';

export type ConversationRow = typeof conversations.$inferSelect;
export type MemberRow = typeof conversationMembers.$inferSelect;
export type Membership = { conversation: ConversationRow; member: MemberRow };

/** A conversation with the fields that lists show. */
export type ListedConversation = Membership & {
  unread: number;
  isMentioned: boolean;
  memberCount: number;
  /** The newest message that the user can see. */
  shownSeq: number | null;
  sortedAt: Date;
};

type PageQuery = {
  show: ConversationFilter;
  after: { isPinned: boolean; at: Date; id: string } | null;
  limit: number;
};

/** When a conversation last changed for a member; for a former member, when they left. */
const sortedAt = sql`coalesce(${conversationMembers.leftAt}, ${conversations.lastMessageAt}, ${conversations.createdAt})`;

/** A page of the user's conversations: pinned ones first, then by last message. */
export async function listConversations(
  db: Db,
  userId: string,
  { show, after, limit }: PageQuery,
): Promise<ListedConversation[]> {
  const isAfter =
    after &&
    sql`(${conversationMembers.isPinned}, ${sortedAt}, ${conversations.id})
      < (${after.isPinned}, ${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;

  return selectListed(db, userId)
    .where(and(isAccessibleTo(userId), isNotEmpty, filterOf(show, userId), isAfter ?? undefined))
    .orderBy(desc(conversationMembers.isPinned), desc(sortedAt), desc(conversations.id))
    .limit(limit);
}

/** One conversation of the user; undefined without access. */
export async function findConversation(
  db: Db,
  userId: string,
  id: string,
): Promise<ListedConversation | undefined> {
  const [found] = await selectListed(db, userId)
    .where(and(isAccessibleTo(userId), eq(conversations.id, id)))
    .limit(1);

  return found;
}

/** The user's membership with the conversation; undefined without access. */
export async function findMembership(
  db: Db,
  userId: string,
  conversationId: string,
): Promise<Membership | undefined> {
  const [found] = await db
    .select({ conversation: conversations, member: conversationMembers })
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
    .where(and(isAccessibleTo(userId), eq(conversations.id, conversationId)))
    .limit(1);

  return found;
}

/** Locks a conversation until the transaction ends, so that its messages and versions are numbered in order. */
export async function lockConversation(tx: Db, id: string): Promise<ConversationRow | undefined> {
  const [found] = await tx
    .select()
    .from(conversations)
    .where(eq(conversations.id, id))
    .for('update');

  return found;
}

/** Counts unread conversations (not archived or muted) and requests, each up to the limit. */
export async function countUnreadConversations(
  db: Db,
  userId: string,
  now: Date,
): Promise<{ conversations: number; requests: number }> {
  const isMuted = sql`coalesce(${conversationMembers.mutedUntil} > ${now.toISOString()}::timestamptz, false)`;
  const count = (...conditions: (SQL | undefined)[]) =>
    sql<number>`(select count(*)::int from ${db
      .select({ id: conversations.id })
      .from(conversationMembers)
      .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
      .where(and(isAccessibleTo(userId), isNotEmpty, ...conditions))
      .limit(limits.unreadCountMax)
      .as('counted')})`;
  const unread = count(filterOf('unread', userId), sql`not ${isMuted}`);
  const { rows } = await db.execute<{ conversations: number; requests: number }>(
    sql`select ${unread} as conversations, ${count(filterOf('requests', userId))} as requests`,
  );

  return rows[0] ?? { conversations: 0, requests: 0 };
}

export async function updateConversation(
  tx: Db,
  id: string,
  changes: Partial<ConversationRow>,
): Promise<void> {
  await tx.update(conversations).set(changes).where(eq(conversations.id, id));
}

/** A direct conversation is listed once it has a message or a draft. */
const isNotEmpty = or(
  eq(conversations.kind, 'group'),
  sql`${conversations.lastSeq} > 0`,
  ne(conversationMembers.draft, ''),
);

function filterOf(show: ConversationFilter, userId: string): SQL | undefined {
  const isRequest = eq(conversationMembers.state, 'request');
  const isArchived = eq(conversationMembers.isArchived, true);
  const isInInbox = and(
    ne(conversationMembers.state, 'request'),
    eq(conversationMembers.isArchived, false),
  );
  const hasUnread = sql`(${conversations.lastSeq} > ${conversationMembers.lastReadSeq} and exists (
    select from ${messages} where ${isAfterCursor} and ${countsAsUnread(userId)}))`;

  return {
    inbox: isInInbox,
    unread: and(isInInbox, hasUnread),
    requests: isRequest,
    archived: and(ne(conversationMembers.state, 'request'), isArchived),
  }[show];
}

const isAfterCursor = sql`${messages.conversationId} = ${conversations.id} and ${messages.seq} > ${conversationMembers.lastReadSeq}`;

function selectListed(db: Db, userId: string) {
  const unread = subquery<number>(sql`
    select count(*)::int from (
      select 1 from ${messages} where ${isAfterCursor} and ${countsAsUnread(userId)}
      limit ${limits.unreadCountMax}) one`);
  const isMentioned = sql<boolean>`exists (
    select from ${messages} where ${isAfterCursor} and ${userId} = any(${messages.mentions})
      and ${countsAsUnread(userId)})`;
  const memberCount = subquery<number>(sql`
    select count(*)::int from ${conversationMembers} other
    where other.conversation_id = ${conversations.id} and other.state in ('active', 'request')`);
  const shownSeq = subquery<number | null>(sql`
    select ${messages.seq} from ${messages}
    where ${messages.conversationId} = ${conversations.id} and ${isVisibleTo(userId)}
    order by ${messages.seq} desc limit 1`);

  return db
    .select({
      conversation: conversations,
      member: conversationMembers,
      ...{ unread, isMentioned, memberCount, shownSeq },
      sortedAt: sql<Date>`${sortedAt}`.mapWith(conversations.createdAt),
    })
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
    .$dynamic();
}

/** The conversations among these in which both users are active members. */
export function commonConversationIds(db: Db, one: string, other: string) {
  return db
    .select({ id: conversationMembers.conversationId })
    .from(conversationMembers)
    .where(
      and(
        inArray(conversationMembers.userId, [one, other]),
        eq(conversationMembers.state, 'active'),
        isNull(conversationMembers.declinedAt),
      ),
    )
    .groupBy(conversationMembers.conversationId)
    .having(sql`count(*) = 2`);
}
