import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import type { messages as contract } from '@longhand/contract/messages';
import type { ConversationDetail } from '@longhand/contract/messages-values';
import type { Context, Handlers } from '../../platform/http/context.ts';
import { notifyPages, requireMembership } from '../conversation-change.ts';
import { presentConversations, presentDetail } from '../present-conversations.ts';
import { readConversationCursor, writeConversationCursor } from '../rules.ts';
import { answerRequest } from './answer-request.ts';
import {
  countUnreadConversations,
  findConversation,
  type ListedConversation,
  listConversations,
} from './conversation-queries.ts';
import { openDirect } from './direct.ts';
import { countPinned, lockPinned, updateMember } from './member-queries.ts';

type ConversationHandlers = Pick<
  Handlers<typeof contract>,
  | 'listConversations'
  | 'readUnreadCount'
  | 'readConversation'
  | 'openDirect'
  | 'answerRequest'
  | 'changeConversation'
  | 'saveDraft'
>;

export const conversationHandlers: ConversationHandlers = {
  async listConversations({ query: { show, before, size } }, { db, caller: { userId } }) {
    const after = before === undefined ? null : readConversationCursor(before);
    const rows = await listConversations(db, userId, { show, after, limit: size + 1 });
    const page = rows.slice(0, size);
    const last = rows.length > size ? page.at(-1) : undefined;

    return {
      items: await presentConversations(db, userId, page),
      next: last === undefined ? null : writeConversationCursor(positionOf(last)),
    };
  },

  readUnreadCount: (_, { db, clock, caller: { userId } }) =>
    countUnreadConversations(db, userId, clock.now()),

  readConversation: ({ params }, context) => readDetail(context, params.id),

  async openDirect({ params }, context) {
    const conversationId = await openDirect(context, params.id);

    return readDetail(context, conversationId);
  },

  async answerRequest({ params, body }, context) {
    await answerRequest(context, params.id, body.isAccepted);

    return { success: true };
  },

  async changeConversation({ params: { id }, body }, context) {
    const { db, caller } = context;
    const { userId } = caller;
    const { isPinned, isArchived, mutedUntil } = body;
    await db.transaction(async (tx) => {
      const { member } = await requireMembership(tx, userId, id);
      if (isPinned === true && !member.isPinned) {
        await lockPinned(tx, userId);
        const limit = limits.pinnedConversationsMax;
        if ((await countPinned(tx, userId)) >= limit) {
          throw refuse('pinned_limit', { details: { limit } });
        }
      }
      await updateMember(
        tx,
        { conversationId: id, userId },
        {
          ...{ conversationId: id }, // an update needs at least one value
          ...(isPinned !== undefined && { isPinned }),
          ...(isArchived !== undefined && { isArchived }),
          ...(mutedUntil !== undefined && {
            mutedUntil: mutedUntil === null ? null : new Date(mutedUntil),
          }),
        },
      );
      await notifyPages(tx, context, [userId]);
    });
    const [shown] = await presentConversations(db, userId, [await requireListed(context, id)]);
    if (shown === undefined) throw refuse('conversation_not_found');

    return shown;
  },

  async saveDraft({ params: { id }, body }, context) {
    const { userId } = context.caller;
    await context.db.transaction(async (tx) => {
      const { member } = await requireMembership(tx, userId, id);
      if (member.draft === body.text) return;
      await updateMember(tx, { conversationId: id, userId }, { draft: body.text });
      await notifyPages(tx, context, [userId]);
    });

    return { success: true };
  },
};

/** A conversation with its members; without access it is reported as not found. */
export async function readDetail(
  context: Context<'user'>,
  conversationId: string,
): Promise<ConversationDetail> {
  const { db, clock, caller } = context;
  const row = await requireListed(context, conversationId);

  return presentDetail(db, { userId: caller.userId, now: clock.now() }, row);
}

async function requireListed(
  { db, caller }: Context<'user'>,
  conversationId: string,
): Promise<ListedConversation> {
  const row = await findConversation(db, caller.userId, conversationId);
  if (row === undefined) throw refuse('conversation_not_found');

  return row;
}

function positionOf({ conversation, member, sortedAt }: ListedConversation) {
  return { isPinned: member.isPinned, at: sortedAt, id: conversation.id };
}
