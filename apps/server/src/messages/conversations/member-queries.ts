import { limits } from '@longhand/contract/limits';
import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { conversationMembers, memberRanges } from '../tables.ts';
import { commonConversationIds, type MemberRow } from './conversation-queries.ts';

/** All members of a conversation, former ones too, in the order in which they joined. */
export function listMembers(db: Db, conversationId: string): Promise<MemberRow[]> {
  return db
    .select()
    .from(conversationMembers)
    .where(eq(conversationMembers.conversationId, conversationId))
    .orderBy(asc(conversationMembers.joinedAt), asc(conversationMembers.userId))
    .limit(memberRowsMax);
}

/** Former members are kept too. */
const memberRowsMax = 20 * limits.groupMembersMax;

export async function findMember(
  db: Db,
  { conversationId, userId }: MemberKey,
): Promise<MemberRow | undefined> {
  const [found] = await db
    .select()
    .from(conversationMembers)
    .where(
      and(
        eq(conversationMembers.conversationId, conversationId),
        eq(conversationMembers.userId, userId),
      ),
    );

  return found;
}

/** The first active members of several conversations, in the order in which they joined, except one user. */
export async function listMembersOf(
  db: Db,
  conversationIds: readonly string[],
  { except, most }: { except: string; most: number },
): Promise<{ conversationId: string; userId: string }[]> {
  if (conversationIds.length === 0) return [];
  const ranked = db
    .select({
      conversationId: conversationMembers.conversationId,
      userId: conversationMembers.userId,
      rank: sql<number>`row_number() over (
        partition by ${conversationMembers.conversationId}
        order by ${conversationMembers.joinedAt}, ${conversationMembers.userId})`.as('rank'),
    })
    .from(conversationMembers)
    .where(
      and(
        inArray(conversationMembers.conversationId, [...conversationIds]),
        isPresentMember,
        ne(conversationMembers.userId, except),
      ),
    )
    .as('ranked');

  return db
    .select({ conversationId: ranked.conversationId, userId: ranked.userId })
    .from(ranked)
    .where(sql`${ranked.rank} <= ${most}`)
    .orderBy(asc(ranked.conversationId), asc(ranked.rank))
    .limit(conversationIds.length * most);
}

/** Ids of the members who are notified of changes: active ones who did not decline. */
export async function listAudience(db: Db, conversationId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: conversationMembers.userId })
    .from(conversationMembers)
    .where(
      and(
        eq(conversationMembers.conversationId, conversationId),
        isPresentMember,
        isNull(conversationMembers.declinedAt),
      ),
    )
    .orderBy(asc(conversationMembers.userId))
    .limit(limits.groupMembersMax);

  return rows.map(({ userId }) => userId);
}

/** Adds a member who sees messages from `fromSeq` on, or re-adds a former one with a new range. */
export async function insertMember(
  tx: Db,
  { fromSeq, ...member }: NewMember & { fromSeq: number },
): Promise<void> {
  const { conversationId, userId } = member;
  const rejoined = { ...member, leftAt: null, declinedAt: null, isArchived: false };
  await tx
    .insert(conversationMembers)
    .values({ ...emptyMember, ...rejoined })
    .onConflictDoUpdate({
      target: [conversationMembers.conversationId, conversationMembers.userId],
      set: rejoined,
    });
  await tx
    .insert(memberRanges)
    .values({ conversationId, userId, fromSeq, toSeq: null })
    .onConflictDoNothing();
}

type NewMember = Pick<
  MemberRow,
  'conversationId' | 'userId' | 'role' | 'state' | 'joinedAt' | 'lastReadSeq'
>;

const emptyMember = {
  ...{ receiptSeq: 0, lastDeliveredSeq: 0, isPinned: false, isArchived: false },
  ...{ mutedUntil: null, draft: '', leftAt: null, declinedAt: null },
};

/** Ends a membership: the member sees no message after `lastSeq`. */
export async function endMembership(
  tx: Db,
  { conversationId, userId }: MemberKey,
  { state, lastSeq, now }: { state: 'left' | 'removed'; lastSeq: number; now: Date },
): Promise<void> {
  await updateMember(tx, { conversationId, userId }, { state, role: 'member', leftAt: now });
  await closeRange(tx, { conversationId, userId }, lastSeq);
}

/** Ends the range of messages that a member sees. */
export async function closeRange(
  tx: Db,
  { conversationId, userId }: MemberKey,
  lastSeq: number,
): Promise<void> {
  await tx
    .update(memberRanges)
    .set({ toSeq: lastSeq })
    .where(
      and(
        eq(memberRanges.conversationId, conversationId),
        eq(memberRanges.userId, userId),
        isNull(memberRanges.toSeq),
      ),
    );
}

export type MemberKey = { conversationId: string; userId: string };

export async function updateMember(
  tx: Db,
  { conversationId, userId }: MemberKey,
  changes: Partial<MemberRow>,
): Promise<void> {
  await tx
    .update(conversationMembers)
    .set(changes)
    .where(
      and(
        eq(conversationMembers.conversationId, conversationId),
        eq(conversationMembers.userId, userId),
      ),
    );
}

/** Unarchives a conversation for members who did not mute it. */
export async function unarchiveFor(
  tx: Db,
  conversationId: string,
  { except, now }: { except: string; now: Date },
): Promise<void> {
  await tx
    .update(conversationMembers)
    .set({ isArchived: false })
    .where(
      and(
        eq(conversationMembers.conversationId, conversationId),
        ne(conversationMembers.userId, except),
        eq(conversationMembers.isArchived, true),
        isPresentMember,
        or(
          isNull(conversationMembers.mutedUntil),
          sql`${conversationMembers.mutedUntil} <= ${now.toISOString()}::timestamptz`,
        ),
      ),
    );
}

/** Whether two users are active members of a common conversation. */
export async function haveCommonConversation(db: Db, one: string, other: string): Promise<boolean> {
  return (await commonConversationIds(db, one, other).limit(1)).length > 0;
}

/** Conversations that the user pinned. */
export function countPinned(db: Db, userId: string): Promise<number> {
  return db.$count(
    conversationMembers,
    and(eq(conversationMembers.userId, userId), eq(conversationMembers.isPinned, true)),
  );
}

const isPresentMember = inArray(conversationMembers.state, ['active', 'request']);

/** Which senders are active members of the conversations of their messages, as `conversationId userId`. */
export async function listActiveAmong(
  db: Db,
  sent: readonly { conversationId: string; senderId: string | null }[],
): Promise<ReadonlySet<string>> {
  if (sent.length === 0) return new Set();
  const { conversationId, userId, state } = conversationMembers;
  const rows = await db
    .select({ conversationId, userId })
    .from(conversationMembers)
    .where(
      and(
        inArray(conversationId, [...new Set(sent.map((row) => row.conversationId))]),
        inArray(userId, [...new Set(sent.flatMap(({ senderId }) => senderId ?? []))]),
        eq(state, 'active'),
      ),
    )
    .orderBy(asc(conversationId), asc(userId))
    .limit(sent.length * limits.pageSizeMax);

  return new Set(rows.map((row) => `${row.conversationId} ${row.userId}`));
}

/** Locks the user's pinned conversations until the transaction ends, so that the limit holds. */
export async function lockPinned(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`pinned ${userId}`}, 0))`);
}
