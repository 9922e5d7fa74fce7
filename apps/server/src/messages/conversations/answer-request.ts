import { markObjectRead } from '../../notifications/index.ts';
import type { Context } from '../../platform/http/context.ts';
import { changeConversation, nextVersion, notifyPages } from '../conversation-change.ts';
import { closeRange, updateMember } from './member-queries.ts';

/**
 * Accepts or declines a request. A declined request disappears for the caller; nothing changes for the others. The caller sees no new
 * messages of a declined group. Does nothing without an open request.
 */
export async function answerRequest(
  context: Context<'user'>,
  conversationId: string,
  isAccepted: boolean,
): Promise<void> {
  await changeConversation(context, conversationId, async (change) => {
    const { tx, userId, member, conversation, now } = change;
    if (member.state !== 'request') return;
    const key = { conversationId, userId };
    if (isAccepted) {
      await updateMember(tx, key, { state: 'active' });
      nextVersion(change);

      return;
    }
    await updateMember(tx, key, { declinedAt: now });
    if (conversation.kind === 'group') await closeRange(tx, key, change.lastSeq);
    const object = { type: 'conversation', id: conversationId } as const;
    await markObjectRead(tx, { userId, object, now });
    await notifyPages(tx, context, [userId], ['messages', 'notifications', 'home']);
  });
}
