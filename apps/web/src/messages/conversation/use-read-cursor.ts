import type { ConversationDetail } from '@longhand/contract/messages-values';
import { useEffect, useRef, useState } from 'react';
import { queryClient } from '../../platform/query.ts';
import { messageApi } from '../api.ts';
import { messageKeys, patchConversation } from '../message-cache.ts';
import { nextReadCursor } from '../window/read-cursor.ts';
import { useAttention } from './use-attention.ts';

type ReadCursorOptions = {
  conversation: ConversationDetail;
  /** Number of the newest message. */
  newest: number;
  isNewestInView: boolean;
};

/** Moves the read cursor while the user looks at the newest message, and says where the unread line is. */
export function useReadCursor({ conversation, newest, isNewestInView }: ReadCursorOptions) {
  const { id, lastReadSeq, state } = conversation;
  const { isVisible, isFocused } = useAttention();
  const [isHeldUnread, setHeldUnread] = useState(false);
  const [readUpTo, setReadUpTo] = useState(lastReadSeq);
  const requested = useRef(0);
  const isLooking = isVisible && isFocused;

  // Messages that arrive while the user is away are below the line.
  const [wasLooking, setWasLooking] = useState(isLooking);
  if (wasLooking !== isLooking) {
    setWasLooking(isLooking);
    if (!isLooking && !isHeldUnread) setReadUpTo(Math.max(readUpTo, lastReadSeq));
  }

  const next =
    state === 'request'
      ? null // the sender of a request gets no read receipt
      : nextReadCursor(
          { isVisible, isFocused, isNewestInView, isHeldUnread },
          { newest, read: lastReadSeq },
        );
  useEffect(() => {
    if (next === null || next === requested.current) return;
    requested.current = next;
    messageApi.markRead({ params: { id }, body: { upTo: next } }).then(
      () => {
        patchConversation(id, { lastReadSeq: next, unread: 0, isMentioned: false });
        void queryClient.invalidateQueries({ queryKey: messageKeys.unread });
      },
      () => {
        requested.current = 0; // the next message or focus tries again
      },
    );
  }, [id, next]);

  return {
    readUpTo,

    /** The messages from this one on are unread until the conversation is opened again. */
    markUnreadFrom(seq: number): Promise<unknown> {
      setHeldUnread(true);
      setReadUpTo(seq - 1);
      requested.current = 0;

      return messageApi.markUnread({ params: { id }, body: { from: seq } });
    },
  };
}
