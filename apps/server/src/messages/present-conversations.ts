import type {
  Conversation,
  ConversationDetail,
  ConversationMember,
  Person,
} from '@longhand/contract/messages-values';
import { findPublicProfiles, listBlockedPairIds, type PublicProfile } from '../auth/index.ts';
import type { Db } from '../platform/db/db.ts';
import { findPresentUsers } from '../platform/live/presence.ts';
import { listAttachments } from './attachments/queries.ts';
import { presentSystem } from './content/present-messages.ts';
import type { ListedConversation, MemberRow } from './conversations/conversation-queries.ts';
import { listMembers, listMembersOf } from './conversations/member-queries.ts';
import { partnerIdOf } from './conversations/requests.ts';
import { findFormerTitles, restoreFormerTexts } from './former-text-queries.ts';
import { keyText } from './message-key.ts';
import { findMessages, type MarkedMessage } from './message-queries.ts';
import { readPrivacies } from './people/privacy-queries.ts';
import { excerptOf } from './rules.ts';

const shownMembers = 8;

/** Conversations in the form that lists show. */
export async function presentConversations(
  db: Db,
  userId: string,
  rows: readonly ListedConversation[],
): Promise<Conversation[]> {
  const keys = rows.flatMap(({ conversation, shownSeq }) =>
    shownSeq === null ? [] : { conversationId: conversation.id, seq: shownSeq },
  );
  const lastRows = await restoreFormerTexts(db, userId, await findMessages(db, userId, keys));
  const last = new Map(lastRows.map((row) => [keyText(row), row]));
  const withFiles = new Set((await listAttachments(db, keys)).map(keyText));
  const formerTitles = await findFormerTitles(db, userId, rows);
  const others = await listOthers(db, userId, rows);
  const profiles = await findPublicProfiles(db, [...new Set([...others.values()].flat())]);

  return rows.map((row): Conversation => {
    const { conversation, member, shownSeq, unread, isMentioned } = row;
    const { id, kind, version } = conversation;
    const title = formerTitles.get(id) ?? conversation.title;
    const otherIds = others.get(id) ?? [];
    const message = last.get(keyText({ conversationId: id, seq: shownSeq }));

    return {
      ...{ id, kind, title, version, unread, isMentioned },
      ...{ state: member.state, role: member.role },
      others: otherIds.map((one) => presentPerson(one, profiles.get(one))),
      memberCount: kind === 'direct' ? otherIds.length + 1 : row.memberCount,
      lastMessage:
        message === undefined ? null : presentLast(message, withFiles.has(keyText(message))),
      lastSeq: member.leftAt === null ? conversation.lastSeq : (shownSeq ?? 0),
      lastReadSeq: member.lastReadSeq,
      ...{ isPinned: member.isPinned, isArchived: member.isArchived, draft: member.draft },
      mutedUntil: member.mutedUntil?.toISOString() ?? null,
    };
  });
}

/** A conversation with all members, and the receipts and presence that they share. */
export async function presentDetail(
  db: Db,
  { userId, now }: { userId: string; now: Date },
  row: ListedConversation,
): Promise<ConversationDetail> {
  const [shown] = await presentConversations(db, userId, [row]);
  if (shown === undefined) throw new Error('A conversation was read but not presented.');
  const members = await listMembers(db, row.conversation.id);

  return { ...shown, members: await presentMembers(db, { userId, now }, members) };
}

/** A person as others see them; all fields are null once the account is closed. */
export function presentPerson(id: string, profile: PublicProfile | undefined): Person {
  const { name = null, username = null, avatarUrl = null } = profile ?? {};

  return { id, name, username, avatarUrl };
}

/**
 * Receipts and presence are shown between active members who both share them, so that an unanswered request shows neither. They are
 * not shown between two people of whom one blocked the other.
 */
async function presentMembers(
  db: Db,
  { userId, now }: { userId: string; now: Date },
  members: readonly MemberRow[],
): Promise<ConversationMember[]> {
  const ids = members.map((member) => member.userId);
  const profiles = await findPublicProfiles(db, ids);
  const privacyOf = await readPrivacies(db, ids);
  const present = await findPresentUsers(db, ids, now);
  const blocked = await listBlockedPairIds(db, userId);
  const isViewerActive = members.some((one) => one.userId === userId && one.state === 'active');
  const own = privacyOf(userId);

  return members.map((member): ConversationMember => {
    const isOwn = member.userId === userId;
    const theirs = privacyOf(member.userId);
    const isConnected = isViewerActive && member.state === 'active' && !blocked.has(member.userId);
    const hasReceipts = isConnected && own.sharesReceipts && theirs.sharesReceipts;
    const hasPresence = isConnected && own.sharesPresence && theirs.sharesPresence;

    return {
      ...presentPerson(member.userId, profiles.get(member.userId)),
      ...{ role: member.role, state: member.state },
      lastReadSeq: isOwn || hasReceipts ? member.receiptSeq : null,
      lastDeliveredSeq: isOwn || hasReceipts ? member.lastDeliveredSeq : null,
      isPresent: hasPresence ? present.has(member.userId) : null,
    };
  });
}

/** The other person of direct conversations, and the first members of groups. */
async function listOthers(
  db: Db,
  userId: string,
  rows: readonly ListedConversation[],
): Promise<Map<string, string[]>> {
  const groupIds = rows
    .filter(({ conversation }) => conversation.kind === 'group')
    .map(({ conversation }) => conversation.id);
  const members = await listMembersOf(db, groupIds, { except: userId, most: shownMembers });
  const others = new Map(
    rows.map(({ conversation }) => {
      const partnerId = partnerIdOf(conversation, userId);

      return [conversation.id, partnerId === null ? [] : [partnerId]];
    }),
  );
  for (const { conversationId, userId: otherId } of members) {
    others.get(conversationId)?.push(otherId);
  }

  return others;
}

function presentLast(row: MarkedMessage, hasAttachments: boolean): Conversation['lastMessage'] {
  const { seq, senderId, deletedAt } = row;

  return {
    ...{ seq, senderId, hasAttachments, isDeleted: deletedAt !== null },
    sentAt: row.sentAt.toISOString(),
    excerpt: excerptOf(row.body),
    system: presentSystem(row),
  };
}
