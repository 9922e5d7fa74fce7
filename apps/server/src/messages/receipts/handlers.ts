import { limits } from '@longhand/contract/limits';
import type { messages as contract } from '@longhand/contract/messages';
import type { LiveSlice } from '@longhand/contract/raw-routes';
import { listBlockedPairIds } from '../../auth/index.ts';
import { markObjectRead } from '../../notifications/index.ts';
import { second } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Context, Handlers } from '../../platform/http/context.ts';
import { signalTyping } from '../../platform/live/signals.ts';
import { notifyPages, requireActive, requireMembership } from '../conversation-change.ts';
import { findMembership, type Membership } from '../conversations/conversation-queries.ts';
import { listAudience, updateMember } from '../conversations/member-queries.ts';
import { findNewestCounted, listSendersBetween } from '../message-queries.ts';
import { readPrivacy } from '../people/privacy-queries.ts';

type ReceiptHandlers = Pick<
  Handlers<typeof contract>,
  'markRead' | 'markUnread' | 'markDelivered' | 'sendTyping'
>;

export const receiptHandlers: ReceiptHandlers = {
  async markRead({ params: { id }, body }, context) {
    const { userId } = context.caller;
    await context.db.transaction(async (tx) => {
      const { conversation, member } = await requireMembership(tx, userId, id);
      const upTo = Math.min(body.upTo, conversation.lastSeq);
      if (upTo <= member.lastReadSeq) return;
      const receiptSeq = Math.max(member.receiptSeq, upTo);
      await updateMember(
        tx,
        { conversationId: id, userId },
        {
          ...{ lastReadSeq: upTo, receiptSeq },
          lastDeliveredSeq: Math.max(member.lastDeliveredSeq, upTo),
        },
      );
      const range = { after: member.receiptSeq, upTo: receiptSeq };
      const senders = await listReceiptReaders(tx, { conversation, member }, range);
      await notifyPages(
        tx,
        context,
        [userId, ...senders],
        await staleAfterReading(tx, context, id),
      );
    });

    return { success: true };
  },

  async markUnread({ params: { id }, body }, context) {
    const { userId } = context.caller;
    await context.db.transaction(async (tx) => {
      const { conversation } = await requireMembership(tx, userId, id);
      // From an own message nothing would be unread, so the cursor moves back to the last message of others.
      const newest = (await findNewestCounted(tx, userId, id)) ?? conversation.lastSeq;
      const lastReadSeq =
        body.from > conversation.lastSeq ? conversation.lastSeq : Math.min(body.from, newest) - 1;
      await updateMember(tx, { conversationId: id, userId }, { lastReadSeq });
      await notifyPages(tx, context, [userId]);
    });

    return { success: true };
  },

  async markDelivered({ body }, context) {
    const { userId } = context.caller;
    await context.db.transaction(async (tx) => {
      const readers: string[] = [];
      const items = body.items.toSorted((a, b) => (a.conversationId < b.conversationId ? -1 : 1)); // in one order, so that two requests cannot deadlock
      for (const item of items) readers.push(...(await markDeliveredIn(tx, userId, item)));
      await notifyPages(tx, context, readers);
    });

    return { success: true };
  },

  async sendTyping({ params: { id } }, context) {
    const { db, clock, caller } = context;
    const { userId } = caller;
    const membership = await requireMembership(db, userId, id);
    requireActive(membership);
    if (!isTypingDue({ conversationId: id, userId }, clock.now())) return { success: true };
    if (!(await readPrivacy(db, userId)).sharesTyping) return { success: true };

    const blocked = await listBlockedPairIds(db, userId);
    const audience = await listAudience(db, id);
    const readers = audience.filter((one) => one !== userId && !blocked.has(one));
    await signalTyping(db, { conversationId: id, userId }, readers);

    return { success: true };
  },
};

/** Marks the notifications of a conversation as read; returns the stale slices. */
async function staleAfterReading(
  tx: Db,
  { clock, caller: { userId } }: Context<'user'>,
  id: string,
): Promise<LiveSlice[]> {
  const object = { type: 'conversation', id } as const;
  const hadNotifications = await markObjectRead(tx, { userId, object, now: clock.now() });

  return hadNotifications ? ['messages', 'notifications', 'home'] : ['messages'];
}

/** Moves the delivery cursor forward; returns the users who see the change. Conversations without access are ignored. */
async function markDeliveredIn(
  tx: Db,
  userId: string,
  { conversationId, upTo }: { conversationId: string; upTo: number },
): Promise<string[]> {
  const membership = await findMembership(tx, userId, conversationId);
  if (membership === undefined) return [];
  const { conversation, member } = membership;
  const after = member.lastDeliveredSeq;
  const lastDeliveredSeq = Math.min(upTo, conversation.lastSeq);
  if (lastDeliveredSeq <= after) return [];
  await updateMember(tx, { conversationId, userId }, { lastDeliveredSeq });

  return listReceiptReaders(tx, membership, { after, upTo: lastDeliveredSeq });
}

/** The senders of messages whose read receipts changed, if the member shares receipts. */
async function listReceiptReaders(
  tx: Db,
  { conversation, member }: Membership,
  range: { after: number; upTo: number },
): Promise<string[]> {
  if (member.state !== 'active' || range.upTo <= range.after) return [];
  if (!(await readPrivacy(tx, member.userId)).sharesReceipts) return [];
  const senders = await listSendersBetween(tx, conversation.id, range);
  const audience = new Set(await listAudience(tx, conversation.id));

  return senders.filter((one) => one !== member.userId && audience.has(one));
}

/** Typing indicator: when this node last sent each user's typing to the others, oldest first. */
const lastPassedOn = new Map<string, number>();
const maxEntries = 10_000;

/** Whether typing should be sent to the others: at most once in three seconds per user and conversation. Records that it is. */
function isTypingDue(
  { conversationId, userId }: { conversationId: string; userId: string },
  now: Date,
): boolean {
  const key = `${conversationId} ${userId}`;
  const elapsed = now.getTime() - (lastPassedOn.get(key) ?? Number.NEGATIVE_INFINITY);
  if (elapsed >= 0 && elapsed < limits.typingIntervalSeconds * second) return false;

  lastPassedOn.delete(key);
  lastPassedOn.set(key, now.getTime());
  const [oldest] = lastPassedOn.keys();
  if (lastPassedOn.size > maxEntries && oldest !== undefined) lastPassedOn.delete(oldest);

  return true;
}
