import type { Db } from '../../platform/db/db.ts';
import { addSystemMessage } from '../content/system-messages.ts';
import type { ConversationChange } from '../conversation-change.ts';
import { endMembership, listMembers, updateMember } from '../conversations/member-queries.ts';

/** Ends the caller's membership; earlier messages stay readable. */
export async function leaveGroup(change: ConversationChange): Promise<void> {
  const { tx, userId, conversation, now } = change;
  const key = { conversationId: conversation.id, userId };
  const lastSeq = await addSystemMessage(change, { event: 'member_left', userIds: [userId] });
  await endMembership(tx, key, { state: 'left', lastSeq, now });
  await updateMember(tx, key, { lastReadSeq: lastSeq });
  change.formerMembers.push(userId);
  const ownerId = await appointOwner(tx, conversation.id);
  if (ownerId !== null)
    await addSystemMessage(change, { event: 'owner_changed', userIds: [ownerId] });
}

/** If no owner is left, the longest-standing member becomes owner; returns the new owner. */
export async function appointOwner(tx: Db, conversationId: string): Promise<string | null> {
  const active = (await listMembers(tx, conversationId)).filter(({ state }) => state === 'active');
  const [oldest] = active;
  if (oldest === undefined || active.some(({ role }) => role === 'owner')) return null;
  await updateMember(tx, { conversationId, userId: oldest.userId }, { role: 'owner' });

  return oldest.userId;
}
