import { limits } from '@longhand/contract/limits';
import { useEffect, useState } from 'react';
import { onTyping } from '../../platform/live-signals.ts';

/** Typing indicator: the members who are typing in a conversation. A new message of a member ends theirs. */
export function useTyping(
  conversationId: string,
  { newestSeq, newestSenderId }: { newestSeq: number; newestSenderId: string | null },
): readonly string[] {
  const [typing, setTyping] = useState<readonly string[]>([]);

  useEffect(() => {
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const remove = (userId: string) => setTyping((known) => known.filter((one) => one !== userId));
    const stop = onTyping((event) => {
      if (event.conversationId !== conversationId) return;
      const { userId } = event;
      clearTimeout(timers.get(userId));
      timers.set(
        userId,
        setTimeout(() => remove(userId), limits.typingSeconds * 1_000),
      );
      setTyping((known) => [...known.filter((one) => one !== userId), userId]);
    });

    return () => {
      stop();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [conversationId]);

  const [endedAt, setEndedAt] = useState(newestSeq);
  if (endedAt !== newestSeq) {
    setEndedAt(newestSeq);
    setTyping((known) => known.filter((one) => one !== newestSenderId));
  }

  return typing;
}
