import type { ConversationMember } from '@longhand/contract/messages-values';

/** The state of the user's last message. */
export type Receipt =
  | { status: 'sent' | 'delivered' | 'read' }
  | { status: 'readBy'; count: number };

/** The read receipt of an own message, from the cursors of the other members. Members who do not share receipts count as not read. */
export function receiptOf(
  seq: number,
  { others, isGroup }: { others: readonly ConversationMember[]; isGroup: boolean },
): Receipt {
  const active = others.filter(({ state }) => state === 'active');
  const readers = active.filter(({ lastReadSeq }) => (lastReadSeq ?? 0) >= seq).length;
  if (readers > 0) return isGroup ? { status: 'readBy', count: readers } : { status: 'read' };
  const isDelivered = active.some(({ lastDeliveredSeq }) => (lastDeliveredSeq ?? 0) >= seq);

  return { status: isDelivered ? 'delivered' : 'sent' };
}
