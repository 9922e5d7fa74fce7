import { refuse } from '@longhand/contract/errors';
import type { messages as contract } from '@longhand/contract/messages';
import type { Message } from '@longhand/contract/messages-values';
import type { Context, Handlers } from '../../platform/http/context.ts';
import { readPublicText, readPublicTextInfos } from '../../writing-lab/index.ts';
import { requireMembership } from '../conversation-change.ts';
import type { MessageKey } from '../message-key.ts';
import { findMessage } from '../message-queries.ts';
import { deleteMessage, editMessage } from './change-message.ts';
import { listEdits } from './content-queries.ts';
import { listPage } from './list-messages.ts';
import { changeMarks, changeReaction } from './marks.ts';
import { presentMessages } from './present-messages.ts';
import { sendMessage } from './send.ts';
import { readSharedItems } from './shared-items.ts';

type ContentHandlers = Pick<
  Handlers<typeof contract>,
  | 'listMessages'
  | 'send'
  | 'editMessage'
  | 'readSharedText'
  | 'listEdits'
  | 'deleteMessage'
  | 'changeMessage'
  | 'react'
>;

export const contentHandlers: ContentHandlers = {
  listMessages: ({ params, query }, context) => listPage(context, params.id, query),

  async send({ params, body }, context) {
    const key = await sendMessage(context, params.id, body);

    return readMessage(context, key);
  },

  async editMessage({ params, body }, context) {
    const key = keyOf(params);
    await editMessage(context, key, body.body);

    return readMessage(context, key);
  },

  async readSharedText({ params }, context) {
    const { db, clock } = context;
    const { row } = await requireMessage(context, keyOf(params));
    const [item] = (await readSharedItems(db, [row], clock.now())).values();
    const ownerId = row.senderId;
    if (item?.type !== 'text' || !item.isAvailable || ownerId === null || row.deletedAt !== null) {
      throw refuse('shared_item_not_found');
    }
    const [info] = await readPublicTextInfos(db, ownerId, [item.id]);
    const text = await readPublicText(db, ownerId, item.id);
    if (info === undefined || text === undefined) throw refuse('shared_item_not_found');

    return { ...info, text };
  },

  async listEdits({ params }, context) {
    const key = keyOf(params);
    const { member } = await requireMessage(context, key);
    const edits = await listEdits(context.db, key);
    const items = edits.filter(
      ({ replacedAt }) => member.leftAt === null || replacedAt < member.leftAt,
    );

    return {
      items: items.map(({ body, replacedAt }) => ({ body, replacedAt: replacedAt.toISOString() })),
    };
  },

  async deleteMessage({ params, query }, context) {
    await deleteMessage(context, keyOf(params), query.for);

    return { success: true };
  },

  async changeMessage({ params, body }, context) {
    const key = keyOf(params);
    await changeMarks(context, key, body);

    return readMessage(context, key);
  },

  async react({ params, body }, context) {
    const key = keyOf(params);
    await changeReaction(context, key, body);

    return readMessage(context, key);
  },
};

const keyOf = ({ id, seq }: { id: string; seq: number }): MessageKey => ({
  conversationId: id,
  seq,
});

/** A message that the caller can read, and the caller's membership. */
async function requireMessage({ db, caller: { userId } }: Context<'user'>, key: MessageKey) {
  const { member } = await requireMembership(db, userId, key.conversationId);
  const row = await findMessage(db, userId, key);
  if (row === undefined) throw refuse('message_not_found');

  return { row, member };
}

async function readMessage(context: Context<'user'>, key: MessageKey): Promise<Message> {
  const { db, clock, caller } = context;
  const { row } = await requireMessage(context, key);
  const [message] = await presentMessages({ db, userId: caller.userId, now: clock.now() }, [row]);
  if (message === undefined) throw new Error('A message was read but not presented.');

  return message;
}
