import type { Message } from '@longhand/contract/messages-values';
import type { OutgoingMessage } from '../outgoing/outgoing-queue.ts';

/** Optimistic update: messages with the queued edits and reactions applied. */
export function applyOutgoing(
  items: Message[],
  outgoing: readonly OutgoingMessage[],
  userId: string,
): Message[] {
  const waiting = outgoing.filter(({ failure }) => failure === undefined);

  return waiting.reduce((all, { change, body, writtenAt }) => {
    if (change === undefined) return all;

    return all.map((message) => {
      if (message.seq !== change.seq || message.isDeleted) return message;
      if (change.is === 'edit') return { ...message, body, editedAt: writtenAt };

      return { ...message, reactions: changeReaction(message, userId, { emoji: body, ...change }) };
    });
  }, items);
}

function changeReaction(
  { reactions }: Message,
  userId: string,
  { emoji, isOn }: { emoji: string; isOn: boolean },
): Message['reactions'] {
  const known = reactions.find((one) => one.emoji === emoji);
  if ((known?.isOwn ?? false) === isOn) return reactions;
  const userIds = (known?.userIds ?? []).filter((id) => id !== userId);
  const changed = {
    emoji,
    isOwn: isOn,
    count: (known?.count ?? 0) + (isOn ? 1 : -1),
    userIds: isOn ? [...userIds, userId] : userIds,
  };
  const next =
    known === undefined
      ? [...reactions, changed]
      : reactions.map((one) => (one === known ? changed : one));

  return next.filter(({ count }) => count > 0);
}
