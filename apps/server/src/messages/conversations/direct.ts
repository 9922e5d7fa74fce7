import { refuse } from '@longhand/contract/errors';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../platform/db/db.ts';
import type { Context } from '../../platform/http/context.ts';
import { orderPair } from '../rules.ts';
import type { ConversationRow } from './conversation-queries.ts';
import { findMember, insertMember, type MemberKey, updateMember } from './member-queries.ts';
import { requirePerson, requireReachable } from './relations.ts';
import { findDirect, insertConversation } from './start-queries.ts';

/** The values of a conversation without messages. */
export const emptyConversation = {
  ...{ title: '', lowerUserId: null, higherUserId: null, startedById: null, startedAt: null },
  ...{ lastSeq: 0, version: 0, lastMessageAt: null },
} satisfies Partial<ConversationRow>;

/**
 * The conversation with a person, created if there is none. A declined request becomes visible to the caller again. People whom the caller
 * cannot write to are reported as not found unless they wrote first.
 */
export async function openDirect(context: Context<'user'>, personId: string): Promise<string> {
  const { db, clock, caller } = context;
  const { userId } = caller;
  if (personId === userId) throw refuse('message_to_self');

  return db.transaction(async (tx) => {
    await requirePerson(tx, userId, personId);
    const pair = orderPair(userId, personId);
    const known = await findDirect(tx, pair);
    const member = known && (await findMember(tx, { conversationId: known.id, userId }));
    if (known !== undefined && member !== undefined) {
      await reopen(tx, { conversationId: known.id, userId });

      return known.id;
    }
    await requireReachable(tx, userId, personId);
    const conversation = known ?? (await createDirect(tx, pair, clock.now()));
    await insertMember(tx, {
      ...{ conversationId: conversation.id, userId, role: 'member', state: 'active' },
      ...{ joinedAt: clock.now(), lastReadSeq: 0, fromSeq: 1 },
    });

    return conversation.id;
  });
}

function reopen(tx: Db, key: MemberKey): Promise<void> {
  return updateMember(tx, key, { declinedAt: null });
}

async function createDirect(
  tx: Db,
  pair: ReturnType<typeof orderPair>,
  now: Date,
): Promise<{ id: string }> {
  const row = {
    ...{ ...emptyConversation, ...pair, id: uuid() },
    ...{ kind: 'direct' as const, createdAt: now },
  };
  if (await insertConversation(tx, row)) return row;

  const other = await findDirect(tx, pair); // created by the other person meanwhile
  if (other === undefined) throw new Error('A direct conversation exists but was not found.');

  return other;
}
