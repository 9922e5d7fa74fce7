import { refuse } from '@longhand/contract/errors';
import type { Context } from '../../platform/http/context.ts';
import { addSystemMessage } from '../content/system-messages.ts';
import { saveChange } from '../conversation-change.ts';
import { findMembership } from '../conversations/conversation-queries.ts';
import { emptyConversation } from '../conversations/direct.ts';
import { insertMember } from '../conversations/member-queries.ts';
import { requireReachable } from '../conversations/relations.ts';
import { requireStartAllowed } from '../conversations/start-limit.ts';
import { insertConversation } from '../conversations/start-queries.ts';

type NewGroup = { id: string; title: string; userIds: readonly string[] };

/** Creates a group owned by the caller. Strangers get a request. An existing group of the caller is not changed. */
export async function createGroup(
  { db, clock, caller, reply }: Context<'user'>,
  { id, title, userIds }: NewGroup,
): Promise<void> {
  const { userId } = caller;
  const now = clock.now();
  const otherIds = [...new Set(userIds)].filter((one) => one !== userId);
  if (otherIds.length === 0) throw refuse('person_not_found');

  await db.transaction(async (tx) => {
    if ((await findMembership(tx, userId, id)) !== undefined) return;
    const states = new Map<string, 'active' | 'request'>();
    for (const otherId of otherIds) {
      states.set(otherId, await requireReachable(tx, userId, otherId));
    }
    await requireStartAllowed(tx, userId, now);
    const conversation = {
      ...{ ...emptyConversation, id, kind: 'group' as const, title },
      ...{ createdAt: now, startedById: userId, startedAt: now },
    };
    if (!(await insertConversation(tx, conversation))) {
      if ((await findMembership(tx, userId, id)) === undefined) {
        throw refuse('conversation_not_found');
      }

      return;
    }

    const joined = { conversationId: id, joinedAt: now, fromSeq: 1 };
    const owner = { ...joined, userId, role: 'owner', state: 'active', lastReadSeq: 1 } as const;
    await insertMember(tx, owner);
    for (const [otherId, state] of states) {
      await insertMember(tx, { ...joined, userId: otherId, role: 'member', state, lastReadSeq: 0 });
    }
    const change = {
      ...{ tx, userId, now, conversation, lastSeq: 0, version: 0, lastMessageAt: null },
      formerMembers: [],
    };
    await addSystemMessage(change, { event: 'group_created', userIds: otherIds, title });
    const eventId = (await saveChange(change)).get(userId);
    if (eventId !== undefined) reply.setLiveEvent(eventId);
  });
}
