import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import type { messages as contract } from '@longhand/contract/messages';
import type { Context, Handlers } from '../../platform/http/context.ts';
import { addSystemMessage } from '../content/system-messages.ts';
import {
  type ConversationChange,
  changeConversation,
  nextVersion,
  requireActive,
} from '../conversation-change.ts';
import { type MemberRow, updateConversation } from '../conversations/conversation-queries.ts';
import { readDetail } from '../conversations/handlers.ts';
import {
  endMembership,
  findMember,
  insertMember,
  listMembers,
  updateMember,
} from '../conversations/member-queries.ts';
import { requireReachable } from '../conversations/relations.ts';
import { createGroup } from './create-group.ts';
import { leaveGroup } from './leave-group.ts';

type GroupHandlers = Pick<
  Handlers<typeof contract>,
  'createGroup' | 'renameGroup' | 'addMembers' | 'removeMember' | 'changeMemberRole' | 'leaveGroup'
>;

export const groupHandlers: GroupHandlers = {
  async createGroup({ params: { id }, body }, context) {
    await createGroup(context, { id, ...body });

    return readDetail(context, id);
  },

  async renameGroup({ params: { id }, body: { title } }, context) {
    await changeGroup(context, id, async (change) => {
      if (change.conversation.title === title) return;
      await updateConversation(change.tx, id, { title });
      await addSystemMessage(change, { event: 'group_renamed', userIds: [change.userId], title });
    });

    return readDetail(context, id);
  },

  async addMembers({ params: { id }, body: { userIds } }, context) {
    await changeGroup(context, id, (change) => addMembers(change, [...new Set(userIds)]));

    return readDetail(context, id);
  },

  async removeMember({ params: { id, userId } }, context) {
    await changeGroup(context, id, async (change) => {
      requireOwner(change);
      if (userId === change.userId) return leaveGroup(change);
      await requirePresentMember(change, userId);
      const lastSeq = await addSystemMessage(change, {
        ...{ event: 'member_removed', userIds: [userId] },
      });
      const end = { state: 'removed', lastSeq, now: change.now } as const;
      await endMembership(change.tx, { conversationId: id, userId }, end);
      change.formerMembers.push(userId);
    });

    return readDetail(context, id);
  },

  async changeMemberRole({ params: { id, userId }, body: { role } }, context) {
    await changeGroup(context, id, async (change) => {
      requireOwner(change);
      const member = await requirePresentMember(change, userId);
      if (member.role === role) return;
      if (role === 'member') await requireOtherOwner(change, userId);
      await updateMember(change.tx, { conversationId: id, userId }, { role });
      if (role === 'owner') {
        await addSystemMessage(change, { event: 'owner_changed', userIds: [userId] });
      } else nextVersion(change);
    });

    return readDetail(context, id);
  },

  async leaveGroup({ params: { id } }, context) {
    await changeGroup(context, id, leaveGroup);

    return { success: true };
  },
};

/** Changes a group of which the caller is an active member; a direct conversation is reported as not found. */
function changeGroup(
  context: Context<'user'>,
  id: string,
  work: (change: ConversationChange) => Promise<void>,
): Promise<void> {
  return changeConversation(context, id, async (change) => {
    requireActive(change);
    if (change.conversation.kind !== 'group') throw refuse('conversation_not_found');
    await work(change);
  });
}

/** Adds people who are not members. Strangers and people who left get a request. */
async function addMembers(change: ConversationChange, userIds: readonly string[]): Promise<void> {
  const { tx, conversation, now, userId: callerId } = change;
  const rows = await listMembers(tx, conversation.id);
  const known = new Map(rows.map((row) => [row.userId, row]));
  const present = rows.filter(isPresent).length;
  const added = userIds.filter((userId) => {
    const row = known.get(userId);

    return row === undefined || !isPresent(row);
  });
  if (added.length === 0) return;
  if (present + added.length > limits.groupMembersMax) {
    throw refuse('group_full', { details: { limit: limits.groupMembersMax } });
  }

  const states = new Map<string, 'active' | 'request'>();
  for (const userId of added) {
    const state = await requireReachable(tx, callerId, userId);
    states.set(userId, known.get(userId)?.state === 'left' ? 'request' : state);
  }
  const fromSeq = await addSystemMessage(change, { event: 'members_added', userIds: added });
  for (const [userId, state] of states) {
    await insertMember(tx, {
      ...{ conversationId: conversation.id, userId, role: 'member', state },
      ...{ joinedAt: now, lastReadSeq: known.get(userId)?.lastReadSeq ?? fromSeq - 1, fromSeq },
    });
  }
}

function isPresent({ state }: Pick<MemberRow, 'state'>): boolean {
  return state === 'active' || state === 'request';
}

function requireOwner({ member }: ConversationChange): void {
  if (member.role !== 'owner') throw refuse('group_owner_only');
}

async function requirePresentMember(
  { tx, conversation }: ConversationChange,
  userId: string,
): Promise<MemberRow> {
  const member = await findMember(tx, { conversationId: conversation.id, userId });
  if (member === undefined || !isPresent(member)) throw refuse('person_not_found');

  return member;
}

async function requireOtherOwner(
  { tx, conversation }: ConversationChange,
  userId: string,
): Promise<void> {
  const members = await listMembers(tx, conversation.id);
  const hasOther = members.some(
    (one) => one.userId !== userId && one.role === 'owner' && one.state === 'active',
  );
  if (!hasOther) throw refuse('group_last_owner');
}
